import { expect, test } from 'vitest';
import { anApiClient } from '../../../test/open.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';

const PAUSED_DAY = 8 * 3600;

/** Accepted on a Monday and promised within three working days: the end of Thursday. */
async function finished(cases: readonly { finishedAt: string; pausedSeconds?: number }[]) {
  const school = await aSchool();
  const deptId = await aDepartment(school.db, '教务处');
  await aService(school.db, { name: '学籍证明', code: 'XG01', deptId });
  const client = await anApiClient(school);
  const fact = { serviceCode: 'XG01', acceptedAt: '2026-03-02 10:00:00', status: 'FINISHED', promiseDays: 3 };
  const items = cases.map((one, at) => ({ ...fact, ...one, sourceId: `${at}` }));
  const pushed = await client.push('/caseFacts:batchUpsert', items);
  expect(pushed.result).toMatchObject({ items: items.map(() => ({ ok: true })) });
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const range = { range: 'custom', from: '2026-03-01', to: '2026-03-31' } as const;
  const { early, onTime, late } = (await supervisor.efficiency.duration(range)).result;
  return { early, onTime, late };
}

test('EF-1 a case of another system that ends on its last promised day is in time, before it early, after it late', async () => {
  const ends = ['2026-03-04 17:00:00', '2026-03-05 09:00:00', '2026-03-05 23:59:59', '2026-03-06 00:00:00'];
  expect(await finished(ends.map((finishedAt) => ({ finishedAt })))).toEqual({ early: 1, onTime: 2, late: 1 });
});

test('EF-1 the promise of a case of another system moves by the working days it waited for its applicant', async () => {
  const finishedAt = '2026-03-06 16:00:00';
  const cases = [PAUSED_DAY - 1, PAUSED_DAY, 2 * PAUSED_DAY].map((pausedSeconds) => ({ finishedAt, pausedSeconds }));
  expect(await finished(cases)).toEqual({ early: 1, onTime: 1, late: 1 });
});

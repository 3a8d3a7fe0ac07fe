import { addressOf } from '@yizhan/contract/route.ts';
import { caseRoutes } from '@yizhan/contract/routes/cases.ts';
import { expect, test } from 'vitest';
import { actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { aService } from '../../../test/services.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const serviceId = await aService(school.db, { name: '请假', deptId });
  await aProcessOut(
    { keeper, deptId },
    { serviceId, flow: { blocks: [aStep('a', [tutor.id], { allows: ['return'] })] } },
  );
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const submitBy = async ({ token }: TestPerson, agent: string, more: object = {}) => {
    const { body } = await school.inject(
      {
        ...{ method: 'POST', url: addressOf(caseRoutes.submit), headers: { 'user-agent': agent } },
        payload: { code: 'leave', data: { reason: '回家' }, ...more },
      },
      token,
    );
    return (JSON.parse(body) as { result: { id: string; revision: number } }).result;
  };
  return { school, deptId, tutor, supervisor, submitBy };
}

test('EF-1 the school’s own cases count their applicants once a day, and whether they came from a phone', async () => {
  const { school, tutor, supervisor, submitBy } = await aCampus();
  const [one, other] = [await school.person(), await school.person()];
  const { id } = await submitBy(one, PHONE);
  await submitBy(one, PHONE);
  await submitBy(other, DESK);
  // Corrected at a desk: it came from the phone all the same.
  await actNow(tutor, id, { action: 'return', opinion: '请写清楚' });
  const { revision } = (await one.cases.detail({ id })).result;
  await submitBy(one, DESK, { id, revision });
  await actNow(tutor, id, { action: 'approve' });
  await rollUp(school.db);
  const { current } = (await supervisor.efficiency.overview({ range: 'today' })).result;
  expect(current).toMatchObject({ accepted: 3, people: 2, finished: 1 });
  const { rows } = (await supervisor.efficiency.channels({ range: 'today' })).result;
  expect(rows.filter(({ accepted }) => accepted !== 0)).toEqual([
    { channel: 'ONLINE', accepted: 1 },
    { channel: 'MOBILE', accepted: 2 },
  ]);
});

test('EF-6 the form tells how long the cases of its service took, once there are enough of them', async () => {
  const { school, tutor, submitBy } = await aCampus();
  const applicant = await school.person();
  const timeTaken = async () => (await applicant.cases.apply({ code: 'leave' })).result.timeTaken;
  for (let done = 0; done < 5; done += 1) {
    expect(await timeTaken()).toBeNull();
    const { id } = await submitBy(applicant, DESK);
    await actNow(tutor, id, { action: 'approve' });
    await rollUp(school.db);
  }
  expect(await timeTaken()).toEqual({ finished: 5, halfDays: 1, ninetyDays: 1 });
});

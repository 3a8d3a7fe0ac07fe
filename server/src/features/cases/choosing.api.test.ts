import type { FormData } from '@yizhan/contract/fields.ts';
import { computeForm } from '@yizhan/contract/form-rules.ts';
import { isOnWay } from '@yizhan/contract/handler-choice.ts';
import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';

const chosen = { by: 'chosen', chooser: 'previous', userIds: [] };
const over = (days: number) => ({ tests: [{ field: 'days', op: '>', value: days }] });

/** 王老师 fills in the days; above five the dean is chosen, above three nobody, below that the office. */
async function aCampus(rights: object) {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const byDays = {
    ...{ id: 'b', type: 'branch', name: '天数' },
    arms: [
      { id: 'long', name: '长', when: over(5), blocks: [aStep('dean', [], { handlers: [chosen] })] },
      { id: 'mid', name: '中', when: over(3), blocks: [] },
    ],
    otherwise: [aStep('office', [], { handlers: [chosen] })],
  };
  const blocks = [
    aStep('a', [tutor.id], { type: 'handle', rights }),
    byDays,
    aStep('last', [], { handlers: [chosen] }),
  ];
  await aProcessOut({ keeper, deptId }, { flow: { blocks: blocks } });
  return { applicant, tutor };
}

const askedFor = async (who: TestPerson, id: string, typed: FormData = {}) => {
  const { choices, form, data } = (await who.cases.detail({ id })).result;
  const world = { today: '', optionsOf: () => undefined, countWorkingDays: () => 0, profile: null };
  const filled = computeForm(form, { ...data, ...typed }, world).data;
  return choices.filter(({ way }) => isOnWay(way, filled)).map(({ blockId }) => blockId);
};

test('PR-3 whoever ends a step is asked for the handlers of the step to which the form as typed leads', async () => {
  const { applicant, tutor } = await aCampus({ days: 'write' });
  const { id } = await aCase(applicant, { reason: '回家', days: 1 });
  expect(await askedFor(tutor, id)).toEqual(['office']);
  expect(await askedFor(tutor, id, { days: 7 })).toEqual(['dean']);
  expect(await askedFor(tutor, id, { days: 4 })).toEqual(['last']);
  const act = { action: 'approve' as const, data: { days: 7 }, chosen: { dean: [tutor.id] } };
  expect((await actNow(tutor, id, act)).status).toBe(1000);
});

test('PR-3 PR-10 a condition on what the handler may not see or change is answered with what is stored', async () => {
  for (const right of ['read', 'hidden']) {
    const { applicant, tutor } = await aCampus({ days: right, reason: 'write' });
    const { id } = await aCase(applicant, { reason: '回家', days: 7 });
    expect(await askedFor(tutor, id, { days: 1, reason: '探亲' })).toEqual(['dean']);
  }
});

import { expect, test } from 'vitest';
import { aCase, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findCase, listLog, listSteps, toState } from '../../domain/cases/queries.ts';
import { replay } from '../../domain/cases/replay.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  return { school, applicant, tutor };
}

test('PR-5 approve and withdraw at once, fifty times: no case is in two states', async () => {
  const { school, applicant, tutor } = await aCampus();
  for (let round = 0; round < 50; round += 1) {
    const { id, revision } = await aCase(applicant);
    const answers = await Promise.all([
      tutor.cases.act({ id, revision, act: { action: 'approve' } }),
      applicant.cases.act({ id, revision, act: { action: 'withdraw' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([1000, 9009]);
    const file = await findCase(school.db, id);
    if (!file) throw new Error('the case is gone');
    const [approved] = answers;
    expect(file.status).toBe(approved.status === 1000 ? 'approved' : 'draft');
    const stored = toState(file, await listSteps(school.db, id));
    expect(stored.steps.filter(({ status }) => status === 'open')).toEqual([]);
    expect(replay(file, await listLog(school.db, id))).toEqual(stored);
    const pending = await school.db.many(sql`
      select 1 from todo where tenant_id = ${tenant} and source_app = 'case' and category = 'TODO' and status = 'PENDING'`);
    expect(pending).toEqual([]);
    // A number that was given stays given: the draft is ended, not deleted.
    if (file.status === 'draft') await applicant.cases.removeDraft({ id });
  }
});

test('PR-8 twenty submissions at once get twenty numbers without gap or repeat', async () => {
  const { school } = await aCampus();
  const people = await Promise.all(Array.from({ length: 20 }, () => school.person()));
  const answers = await Promise.all([
    ...people.map((person) => aCase(person)),
    // What is refused takes no number.
    ...people.map((person) => person.cases.submit({ code: 'leave', data: {} })),
  ]);
  const numbers = answers.slice(0, 20).map((one) => Number(('no' in one ? one.no : '').slice(-4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

import { expect, test } from 'vitest';
import { aCase, aDept, aProcessOut, aStep, caseTodos, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { runDueStep, runReminder } from '../../domain/cases/due.ts';

const caseSteps = ({ db }: School, id: string) =>
  db.many<{ status: string }>(sql`select status from case_step where tenant_id = ${tenant} and case_id = ${id}`);

async function aDueCase(onDue: string) {
  const school = await aSchool();
  const deptId = await aDept(school, '教务处', { leader: '处长' });
  const keeper = await processKeeper(school, deptId);
  const head = await school.person({ name: '处长', type: 4, deptId });
  const clerk = await school.person({ name: '科员', type: 4, deptId });
  const applicant = await school.person({ name: '李雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [clerk.id], { dueDays: 1, onDue })] } });
  const { id } = await aCase(applicant);
  await school.db.run(
    sql`update case_step set due_at = now() - interval '1 hour' where tenant_id = ${tenant} and case_id = ${id}`,
  );
  const pass = async () => {
    await school.parts.jobs.start(school.db, 'caseTimers', {});
    await school.parts.jobs.runDue(school.tenant);
  };
  return { school, head, clerk, applicant, id, pass };
}

test('PR-12 a step that is due is reminded of once, by however many nodes', async () => {
  const { school, clerk, id, pass } = await aDueCase('remind');
  const now = school.parts.clock();
  const node = () => school.db.transaction((db) => runDueStep(db, { caseId: id, seq: 1 }, now));
  const answers = await Promise.all([node(), node(), node()]);
  expect(answers.filter((one) => one !== undefined)).toHaveLength(1);
  await pass();
  const { log } = (await clerk.cases.detail({ id })).result;
  expect(log.map(({ action }) => action)).toEqual(['submit', 'remind']);
});

test('PR-12 handlers are reminded once, so many working days before a step is due', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '教务处');
  const keeper = await processKeeper(school, deptId);
  const clerk = await school.person({ name: '科员', type: 4, deptId });
  const applicant = await school.person({ name: '李雷', deptId });
  const step = aStep('a', [clerk.id], { dueDays: 3, remindDays: 1 });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] } });
  const { id } = await aCase(applicant);
  const now = school.parts.clock();
  const node = (at: Date) => school.db.transaction((db) => runReminder(db, { caseId: id, seq: 1 }, at));
  expect(await node(now)).toBeUndefined();
  const { dueAt } = (await clerk.cases.detail({ id })).result.steps[0] ?? {};
  const dueDay = new Date(`${dueAt?.slice(0, 10)}T09:00:00+08:00`);
  const answers = await Promise.all([node(dueDay), node(dueDay)]);
  expect(answers.flatMap((one) => one?.notified ?? [])).toEqual([clerk.id]);
  expect((await clerk.cases.detail({ id })).result).toMatchObject({
    status: 'running',
    can: expect.arrayContaining(['approve']),
  });
});

test('PR-12 a step that is due goes to the head of who is late', async () => {
  const { school, head, clerk, id, pass } = await aDueCase('escalate');
  await pass();
  expect((await head.cases.detail({ id })).result.myStep).toMatchObject({ blockId: 'a' });
  expect((await caseTodos(school)).map(({ who, status }) => [who, status])).toEqual([
    [clerk.id, 'CANCELLED'],
    [head.id, 'PENDING'],
  ]);
});

test('PR-12 a step that is due passes, or returns to the applicant', async () => {
  const passed = await aDueCase('pass');
  await passed.pass();
  expect((await passed.applicant.cases.detail({ id: passed.id })).result).toMatchObject({ status: 'approved' });
  const returned = await aDueCase('return');
  await returned.pass();
  expect((await returned.applicant.cases.detail({ id: returned.id })).result).toMatchObject({ status: 'returned' });
});

test('PR-12 a case whose timer fails holds up no other one', async () => {
  const { school, applicant, id, pass } = await aDueCase('pass');
  const deptId = await aDept(school, '学工处');
  const keeper = await processKeeper(school, deptId);
  const clerk = await school.person({ name: '办事员', type: 4, deptId });
  const broken = await aProcessOut(
    { keeper, deptId },
    {
      ...{ code: 'trip', name: '出差', settings: { numberPattern: 'CC-{yyyy}-{0000}' } },
      flow: { blocks: [aStep('a', [clerk.id], { dueDays: 1, onDue: 'pass' })] },
    },
  );
  const { id: brokenId } = await aCase(applicant, { reason: '出差' }, 'trip');
  await school.db.run(sql`
    update case_step set due_at = now() - interval '2 hours', remind_at = now() - interval '2 hours'
    where tenant_id = ${tenant} and case_id = ${brokenId}`);
  await school.db.run(
    sql`update revision set content = content - 'flow' where tenant_id = ${tenant} and publication_id = ${broken.id}`,
  );
  await pass();
  expect((await applicant.cases.detail({ id })).result).toMatchObject({ status: 'approved' });
  expect(await caseSteps(school, brokenId)).toEqual([{ status: 'open' }]);
});

test('PR-12 a step that is due already is reminded of once, not also told to be due soon', async () => {
  const { school, clerk, id, pass } = await aDueCase('remind');
  await school.db.run(
    sql`update case_step set remind_at = now() - interval '1 day' where tenant_id = ${tenant} and case_id = ${id}`,
  );
  await pass();
  await pass();
  const { log } = (await clerk.cases.detail({ id })).result;
  expect(log.map(({ action }) => action)).toEqual(['submit', 'remind']);
  const left = await school.db.many(sql`
    select from case_step where tenant_id = ${tenant} and case_id = ${id} and remind_at is not null`);
  expect(left).toEqual([]);
});

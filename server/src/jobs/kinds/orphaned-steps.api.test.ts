import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, caseTodos, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '教务处', { leader: '处长' });
  const keeper = await processKeeper(school, deptId);
  const head = await school.person({ name: '处长', type: 4, deptId });
  const clerk = await school.person({ name: '科员', type: 4, deptId });
  const second = await school.person({ name: '副科', type: 4, deptId });
  const applicant = await school.person({ name: '李雷', deptId });
  const leave = (...ids: string[]) =>
    school.db.run(
      sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = any(${ids}::bigint[])`,
    );
  const pass = async () => {
    await school.parts.jobs.start(school.db, 'caseTimers', {});
    await school.parts.jobs.runDue(school.tenant);
  };
  return { school, deptId, keeper, head, clerk, second, applicant, leave, pass };
}

test('PR-9 a step whose only handler has left goes to the owner of the process, who is told why', async () => {
  const { school, deptId, keeper, clerk, applicant, leave, pass } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [clerk.id])] } });
  const { id } = await aCase(applicant);
  await leave(clerk.id);
  await pass();
  await pass();
  const { log, myStep } = (await keeper.cases.detail({ id })).result;
  expect(myStep).toMatchObject({ blockId: 'a' });
  expect(log.map(({ action, people, opinion }) => [action, people.map(({ name }) => name), opinion])).toEqual([
    ['submit', [], ''],
    ['handOver', ['流程管理员'], '原办理人的账号已停用'],
  ]);
  expect((await caseTodos(school)).map(({ who, status }) => [who, status])).toEqual([
    [clerk.id, 'DONE'],
    [keeper.id, 'PENDING'],
  ]);
  expect((await actNow(keeper, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
});

test('PR-9 a step stays with those who are still there when another of its handlers has left', async () => {
  const { deptId, keeper, clerk, second, applicant, leave, pass } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [clerk.id, second.id])] } });
  const { id } = await aCase(applicant);
  await leave(clerk.id);
  await pass();
  const { log } = (await second.cases.detail({ id })).result;
  expect(log.map(({ action }) => action)).toEqual(['submit']);
});

test('PR-9 all must agree: the place of who has left is taken when the others are done', async () => {
  const { deptId, keeper, clerk, second, applicant, leave, pass } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [clerk.id, second.id], { mode: 'all' })] } });
  const { id } = await aCase(applicant);
  await leave(clerk.id);
  expect((await actNow(second, id, { action: 'approve' })).result).toMatchObject({ status: 'running' });
  await pass();
  expect((await actNow(keeper, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
});

test('PR-9 an owner who has left stands in for nobody; the head of their department does', async () => {
  const { deptId, keeper, head, clerk, applicant, leave } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [clerk.id])] } });
  await leave(clerk.id, keeper.id);
  const { id } = await aCase(applicant);
  expect((await head.cases.detail({ id })).result.myStep).toMatchObject({ blockId: 'a' });
});

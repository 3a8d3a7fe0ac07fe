import { expect, test } from 'vitest';
import { aListedItem, listKeeper } from '../../../test/duty-lists.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, caseTodos, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

async function aCampus() {
  const school = await aSchool();
  const college = await aDept(school, '信息学院', { leader: '赵院长' });
  const below = await aDept(school, '软件系', { parentId: college });
  const other = await aDept(school, '教务处', { leader: '钱处长' });
  const keeper = await processKeeper(school, college);
  const applicant = await school.person({ name: '李雷', deptId: below });
  const tutor = await school.person({ name: '王老师', type: 3, deptId: below });
  const dean = await school.person({ name: '赵院长', type: 3, deptId: college });
  const officer = await school.person({ name: '钱处长', type: 4, deptId: other });
  return { school, college, below, other, keeper, applicant, tutor, dean, officer };
}

type Campus = Awaited<ReturnType<typeof aCampus>>;

/** Who is asked by this rule, and why, as the keeper sees it. */
async function askedBy(campus: Campus, rule: object, more: Parameters<typeof aProcessOut>[1] = {}) {
  const { keeper, college, applicant, other } = campus;
  await aProcessOut(
    { keeper, deptId: college },
    {
      flow: { blocks: [{ ...aStep('a', []), handlers: [rule] } as never] },
      form: { sections: [{ fields: [{ kind: 'department', key: 'unit', label: '单位', settings: {} }] }] },
      ...more,
    },
  );
  const { id } = await aCase(applicant, { unit: { id: other, name: '教务处' } }, more.code);
  const { steps } = (await keeper.cases.detail({ id })).result;
  return steps.flatMap(({ handlers }) => handlers.map(({ person, source }) => [person.name, source]));
}

const audited = ({ db }: School) =>
  db.many(sql`
    select action, entity_id::text as id, after ->> 'opinion' as opinion from audit_log
    where tenant_id = ${tenant} and entity = 'case' order by id`);

async function aRunningCase() {
  const campus = await aCampus();
  const { keeper, college, applicant, tutor } = campus;
  await aProcessOut({ keeper, deptId: college }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const { id } = await aCase(applicant);
  const { revision, steps } = (await keeper.cases.detail({ id })).result;
  return { ...campus, id, revision, stepId: steps[0]?.id ?? '' };
}

test('PR-1 a keeper gives a step to somebody else with a reason: to-dos follow, and it is audited', async () => {
  const { school, keeper, tutor, dean, id, revision, stepId } = await aRunningCase();
  const act = { action: 'reassign', stepId, userId: dean.id, opinion: '王老师已调离' } as const;
  expect((await keeper.cases.manage({ id, revision, act })).result).toMatchObject({ status: 'running' });
  expect((await caseTodos(school)).map(({ who, status }) => [who, status])).toEqual([
    [tutor.id, 'CANCELLED'],
    [dean.id, 'PENDING'],
  ]);
  expect(await audited(school)).toEqual([{ action: 'reassign', id, opinion: '王老师已调离' }]);
  expect((await actNow(tutor, id, { action: 'approve' })).status).not.toBe(1000);
  expect((await actNow(dean, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
  expect((await dean.cases.detail({ id })).result.log[1]).toMatchObject({
    ...{ action: 'reassign', actor: { name: '流程管理员' }, people: [{ name: '赵院长' }], opinion: '王老师已调离' },
  });
});

test('PR-1 a keeper takes a step over', async () => {
  const { keeper, id, revision, stepId } = await aRunningCase();
  const act = { action: 'reassign', stepId, userId: keeper.id, opinion: '由我办理' } as const;
  await keeper.cases.manage({ id, revision, act });
  expect((await actNow(keeper, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
});

test('PR-1 a keeper ends a case with a reason: the applicant gets a notice, and it is audited', async () => {
  const { school, keeper, applicant, id, revision } = await aRunningCase();
  const act = { action: 'end', opinion: '学生已休学' } as const;
  expect((await keeper.cases.manage({ id, revision, act })).result).toMatchObject({ status: 'ended' });
  expect(await audited(school)).toEqual([{ action: 'end', id, opinion: '学生已休学' }]);
  const notices = await school.db.many(sql`
    select n.title from notice n join notice_receiver r on r.tenant_id = n.tenant_id and r.notice_id = n.id
    where n.tenant_id = ${tenant} and r.user_id = ${applicant.id}`);
  expect(notices).toEqual([{ title: '已终止：请假申请（李雷）' }]);
  expect((await caseTodos(school)).map(({ status }) => status)).toEqual(['CANCELLED']);
});

test('PR-1 a keeper finds cases by the department of who applied, or one above it', async () => {
  const { keeper, college, below, other, applicant, tutor, officer } = await aCampus();
  await aProcessOut({ keeper, deptId: college }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const mine = await aCase(applicant);
  const theirs = await aCase(officer);
  const found = async (query: object) =>
    (await keeper.cases.ofDepartment(query)).result.records.map(({ id }) => id).sort();
  expect(await found({})).toEqual([mine.id, theirs.id].sort());
  expect(await found({ deptId: below })).toEqual([mine.id]);
  expect(await found({ deptId: college })).toEqual([mine.id]);
  expect(await found({ deptId: other })).toEqual([theirs.id]);
  expect(await found({ deptId: other, keyword: '李雷' })).toEqual([]);
});

test('PR-9 a role asks all who hold it, or those nearest to the applicant or to the department a field names', async () => {
  const campus = await aCampus();
  const { school, tutor, dean, officer } = campus;
  const roleId = tutor.roleId;
  for (const one of [dean, officer])
    await school.db.run(sql`
      insert into identity_role (tenant_id, identity_id, role_id) values (${tenant}, ${one.identityId}, ${roleId})`);
  const holders = async (rule: object, code: string) => {
    const settings = { numberPattern: `${code.toUpperCase()}-{yyyy}-{0000}` };
    const asked = await askedBy(campus, { by: 'role', roleId, ...rule }, { code, name: code, settings });
    return asked.map(([name]) => name).sort();
  };
  expect(await holders({ within: 'school' }, 'a')).toEqual(['王老师', '赵院长', '钱处长']);
  expect(await holders({ within: 'applicant' }, 'b')).toEqual(['王老师']);
  expect(await holders({ within: 'field', field: 'unit' }, 'c')).toEqual(['钱处长']);
});

test('PR-9 the head of the applicant’s department is asked, else the one above; or the head of the department a field names', async () => {
  expect(await askedBy(await aCampus(), { by: 'head', of: 'applicant', levelsUp: 0 })).toEqual([['赵院长', 'rule']]);
  const ofField = { by: 'head', of: 'field', field: 'unit', levelsUp: 0 };
  expect(await askedBy(await aCampus(), ofField)).toEqual([['钱处长', 'rule']]);
});

test('PR-9 a post of the responsibility list is its A post, and its B post while A is away', async () => {
  const campus = await aCampus();
  const { school, college, dean } = campus;
  const second = await school.person({ name: '副院长', type: 3, deptId: college });
  const lists = await listKeeper(school);
  const item = await aListedItem(lists, college, { ownerA: '赵院长', ownerB: '副院长' });
  const rule = { by: 'post', dutyItemId: item.id };
  const of = (code: string) => ({
    code,
    name: code,
    settings: { numberPattern: `${code.toUpperCase()}-{yyyy}-{0000}` },
  });
  expect(await askedBy(campus, rule, of('a'))).toEqual([['赵院长', 'rule']]);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await dean.absences.save({ from: day, to: day, secondId: second.id });
  expect(await askedBy(campus, rule, of('b'))).toEqual([['副院长', 'rule']]);
});

test('PR-9 the B post is not asked for its own application; the stand-in is', async () => {
  const campus = await aCampus();
  const { school, college, dean, applicant, tutor } = campus;
  await school.db.run(
    sql`update user_identity set dept_id = ${college} where tenant_id = ${tenant} and id = ${applicant.identityId}`,
  );
  const item = await aListedItem(await listKeeper(school), college, { ownerA: '赵院长', ownerB: '李雷' });
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await dean.absences.save({ from: day, to: day, secondId: tutor.id });
  const settings = { substituteId: tutor.id };
  expect(await askedBy(campus, { by: 'post', dutyItemId: item.id }, { settings })).toEqual([['王老师', 'substitute']]);
});

test('PR-9 where nobody is found the substitute of the process is asked, with a mark', async () => {
  const campus = await aCampus();
  const nobody = { by: 'head', of: 'field', field: 'unit', levelsUp: 5 };
  const settings = { substituteId: campus.tutor.id };
  expect(await askedBy(campus, nobody, { settings })).toEqual([['王老师', 'substitute']]);
});

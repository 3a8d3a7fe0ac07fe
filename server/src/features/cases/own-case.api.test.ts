import { expect, test } from 'vitest';
import {
  type Act,
  aCase,
  actNow,
  aDept,
  aProcessOut,
  aStep,
  caseTodos,
  processKeeper,
} from '../../../test/processes.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findCase, listLog, listSteps, toState } from '../../domain/cases/queries.ts';
import { replay } from '../../domain/cases/replay.ts';

const allows = ['return', 'delegate', 'addSigner', 'handOver', 'copy'];
const refusal = '申请人不能办理自己的申请';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院', { leader: '赵院长' });
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李老师', type: 3, deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const dean = await school.person({ name: '赵院长', type: 3, deptId });
  const open = (block: object, more: object = {}) =>
    aProcessOut({ keeper, deptId }, { flow: { blocks: [block as never] }, ...more });
  return { school, deptId, keeper, applicant, tutor, dean, open };
}

const handlersOf = async (who: TestPerson, id: string) =>
  (await who.cases.detail({ id })).result.steps
    .at(-1)
    ?.handlers.filter(({ status }) => status === 'open')
    .map(({ person, source }) => [person.name, source]);

const passTime = async ({ parts, db, tenant: id }: School) => {
  await parts.jobs.start(db, 'caseTimers', {});
  await parts.jobs.runDue(id);
};

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const goAway = (who: TestPerson, second: TestPerson) =>
  who.absences.save({ from: today(), to: today(), secondId: second.id });

test('PR-1 nobody passes a step on to the applicant: not by delegation, by hand over, as a signer, nor an administrator', async () => {
  const { keeper, applicant, tutor, open } = await aCampus();
  await open(aStep('a', [tutor.id], { allows }));
  const { id } = await aCase(applicant);
  const passing: Act[] = [
    { action: 'delegate', userId: applicant.id },
    { action: 'handOver', userId: applicant.id },
    { action: 'addSigner', userId: applicant.id, place: 'before' },
    { action: 'addSigner', userId: applicant.id, place: 'after' },
  ];
  for (const act of passing) expect((await actNow(tutor, id, act)).msg).toBe(refusal);
  const { revision, steps } = (await keeper.cases.detail({ id })).result;
  const act = { action: 'reassign', stepId: steps[0]?.id ?? '', userId: applicant.id, opinion: '改派' } as const;
  expect((await keeper.cases.manage({ id, revision, act })).msg).toBe(refusal);
  expect(await handlersOf(keeper, id)).toEqual([['王老师', 'rule']]);
});

test('PR-1 whoever is to be chosen as a handler is not the applicant', async () => {
  const { applicant, tutor, open } = await aCampus();
  const asking = { by: 'chosen', chooser: 'applicant', userIds: [applicant.id, tutor.id] };
  await open(aStep('a', [], { handlers: [asking] }));
  const { choices } = (await applicant.cases.apply({ code: 'leave' })).result;
  expect(choices.map(({ people }) => people.map(({ name }) => name))).toEqual([['王老师']]);
  const choose = (userId: string) =>
    applicant.cases.submit({ code: 'leave', data: { reason: '回家' }, chosen: { a: [userId] } });
  expect((await choose(applicant.id)).msg).toBe(refusal);
  expect((await choose(tutor.id)).status).toBe(1000);
});

test('PR-9 where only the applicant could be chosen, the stand-in decides', async () => {
  const { keeper, applicant, open } = await aCampus();
  await open(aStep('a', [], { handlers: [{ by: 'chosen', chooser: 'applicant', userIds: [applicant.id] }] }));
  expect((await applicant.cases.apply({ code: 'leave' })).result.choices).toEqual([]);
  const { id } = await aCase(applicant);
  expect(await handlersOf(keeper, id)).toEqual([['流程管理员', 'owner']]);
});

test('PR-9 where the flow names only the applicant and does not skip them, the stand-in decides', async () => {
  const { keeper, applicant, tutor, open } = await aCampus();
  await open(aStep('a', [applicant.id]), { settings: { skipApplicant: false, substituteId: tutor.id } });
  const { id } = await aCase(applicant);
  expect(await handlersOf(keeper, id)).toEqual([['王老师', 'substitute']]);
});

test('PR-9 an owner’s own application falls to the head of the department that keeps the process', async () => {
  const { keeper, open } = await aCampus();
  const unit = { kind: 'department', key: 'unit', label: '单位', settings: {} };
  const step = { ...aStep('a', []), handlers: [{ by: 'head', of: 'field', levelsUp: 0, field: 'unit' }] };
  await open(step, { form: { sections: [{ fields: [unit] }] } });
  const { id } = await aCase(keeper, {});
  expect(await handlersOf(keeper, id)).toEqual([['赵院长', 'substitute']]);
});

test('PR-11 PR-9 an applicant who is the second post of the handler does not decide; the stand-in does', async () => {
  const { school, keeper, applicant, tutor, open } = await aCampus();
  await open(aStep('a', [tutor.id], { allows }));
  const before = await aCase(applicant);
  await goAway(tutor, applicant);
  expect((await applicant.cases.detail({ id: before.id })).result).toMatchObject({
    myStep: null,
    can: expect.not.arrayContaining(['approve']),
  });
  expect((await actNow(applicant, before.id, { action: 'approve' })).msg).toBe('该办件当前不能进行此操作');
  const { id } = await aCase(applicant, { reason: '再请' });
  expect(await handlersOf(keeper, id)).toEqual([['流程管理员', 'owner']]);
  expect((await noticesTo(school, applicant)).filter(({ title }) => title.startsWith('待您办理'))).toEqual([]);
});

test('PR-11 PR-9 where all must agree, the stand-in decides for whoever is away with the applicant as second post', async () => {
  const { keeper, applicant, tutor, dean, open } = await aCampus();
  await open(aStep('a', [tutor.id, dean.id], { mode: 'all' }));
  await goAway(tutor, applicant);
  const { id } = await aCase(applicant);
  expect(await handlersOf(keeper, id)).toEqual([
    ['赵院长', 'rule'],
    ['流程管理员', 'owner'],
  ]);
});

test('PR-9 PR-11 an absence that begins after a step opened gives the applicant no to-do; the stand-in has it soon', async () => {
  const { school, keeper, applicant, tutor, open } = await aCampus();
  await open(aStep('a', [tutor.id]));
  const { id } = await aCase(applicant);
  await goAway(tutor, applicant);
  const todosOf = async (who: TestPerson) => (await who.todos.page({ category: 'TODO' })).result.records.length;
  expect([await todosOf(applicant), await todosOf(tutor)]).toEqual([0, 1]);
  await passTime(school);
  await passTime(school);
  expect(await handlersOf(keeper, id)).toEqual([['流程管理员', 'owner']]);
  expect([await todosOf(applicant), await todosOf(tutor), await todosOf(keeper)]).toEqual([0, 0, 1]);
  expect((await noticesTo(school, keeper)).map(({ title }) => title)).toEqual(['待您办理：请假申请（李老师）']);
  const { log } = (await keeper.cases.detail({ id })).result;
  expect(log.map(({ action, people }) => [action, people.map(({ name }) => name)])).toEqual([
    ['submit', []],
    ['substitute', ['流程管理员']],
  ]);
  const file = await findCase(school.db, id);
  if (!file) throw new Error('no such case');
  expect(replay(file, await listLog(school.db, id))).toEqual(toState(file, await listSteps(school.db, id)));
  expect((await actNow(keeper, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
});

test('PR-9 PR-11 of several who must agree, only whoever is away with the applicant as second post is replaced', async () => {
  const { school, keeper, applicant, tutor, dean, open } = await aCampus();
  await open(aStep('a', [tutor.id, dean.id], { mode: 'all' }));
  const { id } = await aCase(applicant);
  await goAway(tutor, applicant);
  await passTime(school);
  expect(await handlersOf(keeper, id)).toEqual([
    ['赵院长', 'rule'],
    ['流程管理员', 'owner'],
  ]);
});

test('PR-9 PR-11 where another handler is enough, the step stays with them; with nobody else, it waits for the absent one', async () => {
  const { school, keeper, applicant, tutor, dean, open } = await aCampus();
  await open(aStep('a', [tutor.id, dean.id]));
  const { id } = await aCase(applicant);
  await goAway(tutor, applicant);
  await passTime(school);
  expect((await handlersOf(keeper, id))?.map(([name]) => name)).toEqual(['王老师', '赵院长']);
  await goAway(dean, applicant);
  await goAway(keeper, applicant);
  await passTime(school);
  expect((await handlersOf(keeper, id))?.map(([name]) => name)).toEqual(['王老师', '赵院长']);
});

test('PR-9 PR-11 work that is handled while its handler is away with the applicant as second post goes to the stand-in', async () => {
  const { keeper, applicant, tutor, open } = await aCampus();
  await open(aStep('a', [tutor.id], { type: 'handle' }));
  await goAway(tutor, applicant);
  const { id } = await aCase(applicant);
  expect(await handlersOf(keeper, id)).toEqual([['流程管理员', 'owner']]);
});

test('PR-12 a late step is never escalated to the applicant', async () => {
  const { school, keeper, tutor, dean, open } = await aCampus();
  await open(aStep('a', [tutor.id], { dueDays: 1, onDue: 'escalate' }));
  const { id } = await aCase(dean);
  await school.db.run(
    sql`update case_step set due_at = now() - interval '1 hour' where tenant_id = ${tenant} and case_id = ${id}`,
  );
  await passTime(school);
  expect(await handlersOf(keeper, id)).toEqual([['流程管理员', 'escalated']]);
  expect((await caseTodos(school)).map(({ who, status }) => [who, status])).toEqual([
    [tutor.id, 'CANCELLED'],
    [keeper.id, 'PENDING'],
  ]);
});

test('PR-1 a step at which the flow asks the applicant is theirs', async () => {
  const { applicant, open } = await aCampus();
  await open({ ...aStep('a', []), handlers: [{ by: 'applicant' }] });
  const { id } = await aCase(applicant);
  expect((await actNow(applicant, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
});

const noticesTo = ({ db }: School, { id }: TestPerson) =>
  db.many<{ title: string }>(sql`
    select n.title from notice n join notice_receiver r on r.tenant_id = n.tenant_id and r.notice_id = n.id
    where n.tenant_id = ${tenant} and r.user_id = ${id} order by n.id`);

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

const allows = ['return', 'delegate', 'addSigner', 'handOver', 'copy'];

/** At this time of a clock that stands, when one is named. */
async function aCampus(at?: string) {
  const school = await aSchool();
  if (at) {
    school.stopClock();
    school.travel(Date.parse(at) - school.parts.clock().getTime());
  }
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const colleague = await school.person({ name: '同事', type: 3, deptId });
  const open = (more: object = {}, settings: object = {}) =>
    aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id], { allows, ...more })] }, settings });
  return { school, deptId, keeper, applicant, tutor, colleague, open };
}

const noticesTo = ({ db }: School, { id }: TestPerson) =>
  db.many<{ title: string }>(sql`
    select n.title from notice n join notice_receiver r on r.tenant_id = n.tenant_id and r.notice_id = n.id
    where n.tenant_id = ${tenant} and r.user_id = ${id} order by n.id`);

test('PR-1 every action is refused to who may not: strangers see nothing, applicant and handler keep to their own', async () => {
  const { keeper, applicant, tutor, colleague, open } = await aCampus();
  await open();
  const { id, revision } = await aCase(applicant);
  const opinion = '理由';
  const handling: Act[] = [
    { action: 'approve' },
    { action: 'refuse', opinion },
    { action: 'return', opinion },
    { action: 'delegate', userId: keeper.id },
    { action: 'addSigner', userId: keeper.id, place: 'before' },
    { action: 'handOver', userId: keeper.id },
    { action: 'copy', userIds: [keeper.id] },
  ];
  const applying: Act[] = [{ action: 'withdraw' }, { action: 'urge' }];
  const refused = async (who: TestPerson, act: Act) => (await who.cases.act({ id, revision, act })).status;
  for (const act of [...handling, ...applying]) expect(await refused(colleague, act)).toBe(4040);
  for (const act of handling) expect(await refused(applicant, act)).not.toBe(1000);
  for (const act of applying) expect(await refused(tutor, act)).not.toBe(1000);
  const stepId = (await keeper.cases.detail({ id })).result.steps[0]?.id ?? '';
  const ending = { action: 'end', opinion } as const;
  expect((await tutor.cases.manage({ id, revision, act: ending })).status).toBe(403);
  expect((await tutor.cases.act({ id, revision, act: ending })).msg).toBe('该办件当前不能进行此操作');
  const moved = { action: 'reassign', stepId, userId: colleague.id, opinion } as const;
  expect((await tutor.cases.act({ id, revision, act: moved })).msg).toBe('该办件当前不能进行此操作');
  expect((await tutor.cases.detail({ id })).result).toMatchObject({ status: 'running', revision });
});

test('PR-1 what is pressed twice happens once; the second press says what was done', async () => {
  const { school, applicant, tutor, open } = await aCampus();
  await open();
  const { id, revision } = await aCase(applicant);
  const approve = { id, revision, act: { action: 'approve' as const } };
  const answers = [await tutor.cases.act(approve), await tutor.cases.act(approve)];
  expect(answers.map(({ status }) => status)).toEqual([1000, 9009]);
  expect(answers[1]?.msg).toMatch(/^王老师已于 .+ 同意，请刷新后再操作$/);
  const lines = await school.db.many(
    sql`select action from case_log where tenant_id = ${tenant} and case_id = ${id} order by seq`,
  );
  expect(lines).toEqual([{ action: 'submit' }, { action: 'approve' }, { action: 'finish' }]);
});

test('PR-1 a list asks what can be done with its cases and hears nothing of those of others', async () => {
  const { applicant, tutor, colleague, open } = await aCampus();
  await open();
  const [first, second] = [await aCase(applicant), await aCase(applicant)];
  await actNow(tutor, second.id, { action: 'approve' });
  const ids = [first.id, second.id, '999999999'];
  const rows = (await applicant.cases.actions({ ids })).result;
  expect(rows.find(({ id }) => id === first.id)).toMatchObject({ revision: first.revision });
  expect(rows.find(({ id }) => id === first.id)?.can).toEqual(expect.arrayContaining(['withdraw', 'urge']));
  expect(rows.find(({ id }) => id === second.id)?.can).toEqual(['comment', 'rate']);
  expect(rows).toHaveLength(2);
  expect((await tutor.cases.actions({ ids })).result).toEqual([]);
  expect((await colleague.cases.actions({ ids: [] })).result).toEqual([]);
});

test('PR-7 a file beside an opinion is read by those concerned with the case, and by nobody else', async () => {
  const { school, applicant, tutor, colleague, open } = await aCampus();
  await open();
  const [{ id, revision }, other] = [await aCase(applicant), await aCase(applicant)];
  const upload = async (who: TestPerson) => (await who.files.upload({ file: new File(['材料'], '材料.txt') })).result;
  const [own, foreign] = [await upload(tutor), await upload(colleague)];
  const refuse = (fileId: string) =>
    tutor.cases.act({
      id,
      revision,
      act: { action: 'refuse', opinion: '见附件', files: [{ id: fileId, name: '材料.txt' }] },
    });
  expect((await refuse(foreign.id)).status).toBe(4040);
  expect((await refuse(own.id)).status).toBe(1000);
  const { log } = (await applicant.cases.detail({ id })).result;
  const [file] = log.find(({ action }) => action === 'refuse')?.files ?? [];
  expect(file).toMatchObject({ name: '材料.txt' });
  expect(await school.inject({ url: file?.url ?? '' })).toMatchObject({ http: 200, body: '材料' });
  expect((await school.inject({ url: `/files/${own.id}` })).http).not.toBe(200);
  // It belongs to its case now and cannot be shown in another one.
  const again: Act = {
    action: 'comment',
    opinion: '同上',
    mentions: [],
    files: [{ id: own.id, name: '材料.txt' }],
  };
  expect((await actNow(tutor, other.id, again)).status).toBe(4040);
});

test('PR-10 fields begin with their default values, a draft with what was written', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  const text = (key: string, initial?: string) => ({
    ...{ kind: 'text' as const, key, label: key, settings: {} },
    ...(initial === undefined ? {} : { initial }),
  });
  await aProcessOut(
    { keeper, deptId },
    {
      flow: { blocks: [aStep('a', [tutor.id])] },
      form: {
        sections: [
          {
            fields: [
              text('place', '主校区'),
              text('reason'),
              { ...text('count'), kind: 'number', initial: 2, settings: {} },
            ],
          },
        ],
      },
    },
  );
  expect((await applicant.cases.apply({ code: 'leave' })).result.data).toEqual({ place: '主校区', count: 2 });
  const draft = (await applicant.cases.saveDraft({ code: 'leave', data: { place: '东校区' } })).result;
  expect((await applicant.cases.apply({ code: 'leave' })).result.draft?.data).toEqual({ place: '东校区' });
  // What somebody emptied stays empty: a default is an offer.
  const held = { code: 'leave', id: draft.id, revision: draft.revision };
  const { id } = (await applicant.cases.submit({ ...held, data: { reason: '上课' } })).result;
  expect((await tutor.cases.detail({ id })).result.data).toEqual({ reason: '上课' });
});

test('PR-6 the promised day moves on while the applicant corrects', async () => {
  const { school, applicant, tutor, open } = await aCampus();
  await open({}, { promiseDays: 3 });
  const { id } = await aCase(applicant);
  const promise = async () => (await applicant.cases.detail({ id })).result.promiseAt ?? '';
  const first = await promise();
  await actNow(tutor, id, { action: 'return', opinion: '请写清楚' });
  await school.db.run(sql`
    update case_file set paused_at = paused_at - interval '14 days' where tenant_id = ${tenant} and id = ${id}`);
  const { revision } = (await applicant.cases.detail({ id })).result;
  await applicant.cases.submit({ code: 'leave', id, revision, data: { reason: '写清楚了' } });
  expect((await promise()) > first).toBe(true);
});

test('PR-7 PR-11 whoever stands in gets the notices of what waits and of urging, and only in the processes handed over', async () => {
  const { school, deptId, keeper, applicant, tutor, colleague, open } = await aCampus();
  const leave = await open();
  const settings = { numberPattern: 'YY-{yyyy}-{0000}' };
  await aProcessOut(
    { keeper, deptId },
    { code: 'seal', name: '用印申请', settings, flow: { blocks: [aStep('a', [tutor.id])] } },
  );
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await tutor.absences.save({ from: day, to: day, secondId: colleague.id, processIds: [leave.id] });
  const { id } = await aCase(applicant);
  await aCase(applicant, { reason: '盖章' }, 'seal');
  expect(await noticesTo(school, colleague)).toEqual([{ title: '待您办理：请假申请（李雷）' }]);
  expect(await noticesTo(school, tutor)).toHaveLength(2);
  await actNow(applicant, id, { action: 'urge' });
  expect((await noticesTo(school, colleague)).at(-1)?.title).toContain('催办');
});

test('PR-7 whoever decides sees the applicant’s earlier cases of the process, and opens those that concern them', async () => {
  const { keeper, applicant, tutor, colleague, open } = await aCampus();
  await open();
  const first = await aCase(applicant);
  await actNow(tutor, first.id, { action: 'handOver', userId: colleague.id });
  await actNow(colleague, first.id, { action: 'approve' });
  const second = await aCase(applicant);
  await aCase(keeper);
  const third = await aCase(applicant);
  await applicant.cases.saveDraft({ code: 'leave', data: { reason: '草稿' } });
  await actNow(tutor, third.id, { action: 'delegate', userId: colleague.id });
  const seen = async (who: TestPerson, id: string) => (await who.cases.detail({ id })).result.earlier;
  expect(await seen(colleague, third.id)).toMatchObject({
    total: 2,
    rows: [
      { id: second.id, status: 'running', canOpen: false },
      { id: first.id, status: 'approved', canOpen: true },
    ],
  });
  expect((await seen(keeper, third.id))?.rows.map(({ canOpen }) => canOpen)).toEqual([true, true]);
  expect(await seen(tutor, first.id)).toBeNull();
  expect(await seen(applicant, third.id)).toBeNull();
});

test('PR-6 a case says how many working hours of its promise are left, and that they wait while the applicant corrects', async () => {
  const { school, applicant, tutor, open } = await aCampus('2026-11-18T10:00:00+08:00');
  await open({}, { promiseDays: 2 });
  const { id } = await aCase(applicant);
  const promise = async () => (await applicant.cases.detail({ id })).result.promise;
  // The first day does not count.
  expect(await promise()).toEqual({ days: 2, hours: 16, hoursLeft: 16, isPaused: false });
  await school.db.run(sql`
    update case_file set submitted_at = submitted_at - interval '1 day', promise_at = promise_at - interval '1 day'
    where tenant_id = ${tenant} and id = ${id}`);
  // Submitted yesterday: two hours of today are gone.
  expect(await promise()).toMatchObject({ hours: 16, hoursLeft: 14 });
  await actNow(tutor, id, { action: 'return', opinion: '请写清楚' });
  expect(await promise()).toMatchObject({ isPaused: true });
  const { revision } = (await applicant.cases.detail({ id })).result;
  await applicant.cases.submit({ code: 'leave', id, revision, data: { reason: '写清楚了' } });
  await actNow(tutor, id, { action: 'approve' });
  expect(await promise()).toBeNull();
});

test('PR-5 of several cases approved from the list, one that was changed since it was read is not approved, and the row says by whom', async () => {
  const { keeper, applicant, tutor, open } = await aCampus();
  await open();
  const [one, two] = [await aCase(applicant), await aCase(applicant, { reason: '再请' })];
  const { records } = (await tutor.todos.page({ category: 'TODO' })).result;
  const revisionOf = (id: string) => records.find(({ url }) => url?.endsWith(`/case/${id}`))?.revision ?? -1;
  const held = [one, two].map(({ id }) => ({ id, revision: revisionOf(id) }));
  await actNow(keeper, two.id, { action: 'comment', opinion: '请先核对材料' });
  const answers = (await tutor.cases.bulkApprove({ cases: held, opinion: '同意' })).result;
  expect(answers).toMatchObject([
    { id: one.id, ok: true },
    { id: two.id, ok: false, msg: expect.stringContaining('流程管理员') },
  ]);
  const statusOf = async (id: string) => (await applicant.cases.detail({ id })).result.status;
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['approved', 'running']);
});

test('VA-1 one opinion for several cases with a sensitive word is refused as a whole and recorded once; nothing is approved', async () => {
  const { school, applicant, tutor, open } = await aCampus();
  await school.db.run(sql`
    insert into sensitive_word (tenant_id, word, level, action)
    values (${tenant}, '违禁词', default, default), (${tenant}, '加急', 'low', 'record')`);
  await open();
  const cases = [await aCase(applicant), await aCase(applicant)].map(({ id, revision }) => ({ id, revision }));
  const answer = await tutor.cases.bulkApprove({ cases, opinion: '有违禁词' });
  expect(answer.status).not.toBe(1000);
  expect(answer.msg).toContain('违禁词');
  expect(await school.db.many(sql`select place from sensitive_hit where tenant_id = ${tenant}`)).toHaveLength(1);
  expect((await caseTodos(school)).map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
  expect((await tutor.cases.bulkApprove({ cases, opinion: '情况属实，加急' })).result.map(({ ok }) => ok)).toEqual([
    true,
    true,
  ]);
  expect(await school.db.many(sql`select place from sensitive_hit where tenant_id = ${tenant}`)).toHaveLength(2);
});

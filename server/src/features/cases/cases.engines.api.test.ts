import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, caseTodos, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findCase, listLog, listSteps, toState } from '../../domain/cases/queries.ts';
import { replay } from '../../domain/cases/replay.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId, number: '2023001' });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const dean = await school.person({ name: '赵院长', type: 3, deptId });
  return { school, deptId, keeper, applicant, tutor, dean };
}

/** PR-13: the log alone gives the state that is stored. */
async function expectReplays({ db }: School, id: string) {
  const file = await findCase(db, id);
  if (!file) throw new Error('no such case');
  expect(replay(file, await listLog(db, id))).toEqual(toState(file, await listSteps(db, id)));
}

test('PR-1 PR-7 a case from form to end: to-dos, notices, log and number of exactly the people concerned', async () => {
  const { school, deptId, keeper, applicant, tutor, dean } = await aCampus();
  await aProcessOut(
    { keeper, deptId },
    { flow: { blocks: [aStep('a', [tutor.id], { dueDays: 2 }), aStep('b', [dean.id])] } },
  );
  const view = (await applicant.cases.apply({ code: 'leave' })).result;
  expect(view).toMatchObject({ name: '请假申请', rights: { reason: 'write' }, draft: null });
  const draft = (await applicant.cases.saveDraft({ code: 'leave', data: { reason: '' } })).result;
  expect((await applicant.cases.apply({ code: 'leave' })).result.draft).toMatchObject({ id: draft.id });
  const refused = await applicant.cases.submit({
    code: 'leave',
    id: draft.id,
    revision: draft.revision,
    data: { days: 0 },
  });
  expect(refused).toMatchObject({ status: 4000, msg: '表单有 2 处需要修改：事由' });
  expect(refused.result).toMatchObject({
    problems: [
      { key: 'reason', code: 'required' },
      { key: 'days', code: 'tooSmall' },
    ],
  });
  const sent = (await applicant.cases.submit({ code: 'leave', ...draft, data: { reason: '回家', days: 2 } })).result;
  expect(sent).toMatchObject({ id: draft.id, status: 'running', no: `QJ-${new Date().getFullYear()}-0001` });
  expect(await caseTodos(school)).toMatchObject([
    { who: tutor.id, status: 'PENDING', node: '环节a', title: '请假申请（李雷）' },
  ]);
  expect(await caseTodos(school, 'STARTED')).toMatchObject([{ who: applicant.id, status: 'PENDING', node: '环节a' }]);
  expect((await dean.cases.detail({ id: sent.id })).status).toBe(4040);
  const seen = (await tutor.cases.detail({ id: sent.id })).result;
  expect(seen).toMatchObject({
    data: { reason: '回家' },
    myStep: { blockId: 'a' },
    rights: { reason: 'read' },
    handlerNames: '王老师',
  });
  expect(seen.can).toEqual(expect.arrayContaining(['approve', 'refuse', 'return', 'comment']));
  await actNow(tutor, sent.id, { action: 'approve', opinion: '同意' });
  const done = await actNow(dean, sent.id, { action: 'approve', opinion: '准' });
  expect(done.result).toMatchObject({ status: 'approved' });
  expect((await caseTodos(school)).map(({ who, status }) => [who, status])).toEqual([
    [tutor.id, 'DONE'],
    [dean.id, 'DONE'],
  ]);
  expect((await caseTodos(school, 'DONE')).map(({ who }) => who).sort()).toEqual(
    [tutor.id, dean.id, applicant.id].sort(),
  );
  const end = (await applicant.cases.detail({ id: sent.id })).result;
  expect(end.log.map(({ action, actor, opinion }) => [action, actor?.name ?? '', opinion])).toEqual([
    ['submit', '李雷', ''],
    ['approve', '王老师', '同意'],
    ['approve', '赵院长', '准'],
    ['finish', '', ''],
  ]);
  const notices = await school.db.many<{ who: string; title: string }>(sql`
    select r.user_id as who, n.title from notice n join notice_receiver r on r.tenant_id = n.tenant_id and r.notice_id = n.id
    where n.tenant_id = ${tenant} order by n.id`);
  expect(notices).toEqual([
    { who: tutor.id, title: '待您办理：请假申请（李雷）' },
    { who: dean.id, title: '待您办理：请假申请（李雷）' },
    { who: applicant.id, title: '已办结：请假申请（李雷）' },
  ]);
  await expectReplays(school, sent.id);
});

test('PR-5 of two who decide at once one wins, the other learns who it was', async () => {
  const { deptId, keeper, applicant, tutor, dean } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id, dean.id])] } });
  const { id, revision } = await aCase(applicant);
  const act = { action: 'approve' } as const;
  const answers = await Promise.all([tutor.cases.act({ id, revision, act }), dean.cases.act({ id, revision, act })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 9009]);
  const loser = answers.find(({ status }) => status === 9009);
  expect(loser?.msg).toMatch(/^(王老师|赵院长)已于 .+ 同意，请刷新后再操作$/);
});

test('PR-1 return, correct, withdraw, delegate, hand over, add a signer, urge, comment and copy', async () => {
  const { school, deptId, keeper, applicant, tutor, dean } = await aCampus();
  const allows = ['return', 'delegate', 'addSigner', 'handOver', 'copy'];
  await aProcessOut(
    { keeper, deptId },
    { flow: { blocks: [aStep('a', [tutor.id], { allows }), aStep('b', [dean.id], { allows })] } },
  );
  const other = await school.person({ name: '同事', type: 3, deptId });
  const { id, no } = await aCase(applicant);
  expect((await actNow(applicant, id, { action: 'urge' })).status).toBe(1000);
  expect((await actNow(applicant, id, { action: 'urge' })).msg).toBe('这个环节今天已经催办过，请下一个工作日再试');
  expect((await actNow(applicant, id, { action: 'withdraw' })).result).toMatchObject({ status: 'draft' });
  expect((await caseTodos(school)).map(({ status }) => status)).toEqual(['CANCELLED']);
  const again = (await applicant.cases.detail({ id })).result;
  const sent = (await applicant.cases.submit({ code: 'leave', id, revision: again.revision, data: { reason: '再请' } }))
    .result;
  expect(sent.no).toBe(no);
  await actNow(tutor, id, { action: 'delegate', userId: other.id });
  await actNow(other, id, { action: 'approve', opinion: '代批' });
  const passed = (await applicant.cases.detail({ id })).result;
  expect(passed.steps.at(-2)?.handlers.at(-1)).toMatchObject({
    person: { name: '同事' },
    actingFor: { name: '王老师' },
    status: 'approved',
  });
  expect((await actNow(applicant, id, { action: 'withdraw' })).msg).toBe('该办件当前不能进行此操作');
  expect((await actNow(dean, id, { action: 'return', opinion: '退回上一步', to: 'a' })).status).toBe(1000);
  await actNow(tutor, id, { action: 'addSigner', userId: other.id, place: 'before' });
  await actNow(other, id, { action: 'approve' });
  await actNow(tutor, id, { action: 'approve' });
  expect((await actNow(dean, id, { action: 'return', opinion: '请写清楚' })).result).toMatchObject({
    status: 'returned',
  });
  expect(await caseTodos(school)).toContainEqual(expect.objectContaining({ who: applicant.id, status: 'PENDING' }));
  const back = (await applicant.cases.detail({ id })).result;
  expect(back.can).toEqual(expect.arrayContaining(['submit', 'edit', 'withdraw'].slice(0, 2)));
  await applicant.cases.submit({ code: 'leave', id, revision: back.revision, data: { reason: '写清楚了' } });
  expect((await dean.cases.detail({ id })).result).toMatchObject({
    myStep: { blockId: 'b' },
    data: { reason: '写清楚了' },
  });
  await actNow(dean, id, { action: 'comment', opinion: '请看', mentions: [keeper.id] });
  await actNow(dean, id, { action: 'copy', userIds: [other.id] });
  expect((await caseTodos(school, 'CC')).map(({ who }) => who)).toEqual([other.id]);
  await actNow(dean, id, { action: 'handOver', userId: tutor.id });
  expect((await actNow(tutor, id, { action: 'refuse', opinion: '不行' })).result).toMatchObject({ status: 'refused' });
  await expectReplays(school, id);
});

test('PR-10 fields are hidden, read or written by step, whatever is sent', async () => {
  const { deptId, keeper, applicant, tutor, dean } = await aCampus();
  const text = (key: string, label: string, more = {}) => ({
    kind: 'text' as const,
    key,
    label,
    settings: {},
    ...more,
  });
  await aProcessOut(
    { keeper, deptId },
    {
      form: {
        sections: [
          {
            fields: [
              text('reason', '事由'),
              text('secret', '困难情况'),
              text('office', '处理结果', { required: true }),
            ],
          },
        ],
      },
      settings: { applicantRights: { office: 'hidden' } },
      flow: {
        blocks: [
          aStep('a', [tutor.id], { rights: { secret: 'hidden' } }),
          aStep('b', [dean.id], { type: 'handle', rights: { office: 'write' } }),
        ],
      },
    },
  );
  const { id } = await aCase(applicant, { reason: '家里', secret: '保密', office: '我自己写' });
  const first = (await tutor.cases.detail({ id })).result;
  expect(first.data).toEqual({ reason: '家里' });
  expect(first.form.sections[0]?.fields.map(({ key }) => key)).toEqual(['reason', 'office']);
  await actNow(tutor, id, { action: 'approve', data: { reason: '篡改', secret: '篡改' } });
  expect((await actNow(dean, id, { action: 'approve' })).msg).toBe('表单有 1 处需要修改：处理结果');
  await actNow(dean, id, { action: 'approve', data: { office: '已办', reason: '篡改' } });
  const seenByKeeper = (await keeper.cases.detail({ id })).result;
  expect(seenByKeeper.data).toEqual({ reason: '家里', secret: '保密', office: '已办' });
  expect((await applicant.cases.detail({ id })).result.data).toEqual({ reason: '家里', secret: '保密' });
});

test('PR-10 while a case is corrected, what others wrote is neither the applicant’s to change nor to read, and is not lost', async () => {
  const { school, deptId, keeper, applicant, tutor, dean } = await aCampus();
  const text = (key: string, label: string) => ({ kind: 'text' as const, key, label, settings: {} });
  await aProcessOut(
    { keeper, deptId },
    {
      form: { sections: [{ fields: [text('reason', '事由'), text('office', '处理结果'), text('note', '内部备注')] }] },
      settings: { applicantRights: { office: 'read', note: 'hidden' }, withdraw: 'anytime' },
      flow: {
        blocks: [
          aStep('a', [tutor.id], { type: 'handle', rights: { office: 'write', note: 'write' } }),
          aStep('b', [dean.id], { allows: ['return'] }),
        ],
      },
    },
  );
  const { id } = await aCase(applicant, { reason: '家里' });
  const written = { reason: '家里', office: '照准', note: '核实过' };
  await actNow(tutor, id, { action: 'approve', data: written });
  await actNow(dean, id, { action: 'return', opinion: '请写清楚' });
  const { revision } = (await applicant.cases.detail({ id })).result;
  const forged = { reason: '写清楚了', office: '全部免除', note: '篡改' };
  const saved = (await applicant.cases.saveDraft({ code: 'leave', id, revision, data: forged })).result;
  await applicant.cases.submit({ code: 'leave', ...saved, data: forged });
  const stored = async () => (await findCase(school.db, id))?.data;
  expect(await stored()).toEqual({ ...written, reason: '写清楚了' });
  await actNow(applicant, id, { action: 'withdraw' });
  const draft = (await applicant.cases.apply({ code: 'leave' })).result.draft;
  expect(draft?.data).toEqual({ reason: '写清楚了', office: '照准' });
  await applicant.cases.saveDraft({
    code: 'leave',
    ...saved,
    revision: draft?.revision ?? 0,
    data: { reason: '再改' },
  });
  expect(await stored()).toEqual({ ...written, reason: '再改' });
});

test('PR-4 a running case keeps the form and flow it began with', async () => {
  const { deptId, keeper, applicant, tutor, dean } = await aCampus();
  const out = await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const { id } = await aCase(applicant);
  const { content } = (await keeper.processes.detail({ id: out.id })).result;
  const saved = (await keeper.processes.update({ ...content, ...out, flow: { blocks: [aStep('z', [dean.id])] } }))
    .result;
  await keeper.publishing.publish(saved);
  expect((await actNow(tutor, id, { action: 'approve' })).result).toMatchObject({ status: 'approved' });
  const next = await aCase(applicant);
  expect((await dean.cases.detail({ id: next.id })).result.myStep).toMatchObject({ blockId: 'z' });
  expect((await keeper.processes.remove(saved)).msg).not.toBe('success');
});

test('PR-11 the second post decides for who is absent, and the log says for whom', async () => {
  const { school, deptId, keeper, applicant, tutor, dean } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await tutor.absences.save({ from: day, to: day, secondId: dean.id });
  const { id } = await aCase(applicant);
  expect((await dean.cases.detail({ id })).result.myStep).toMatchObject({ actingFor: { name: '王老师' } });
  await actNow(dean, id, { action: 'approve' });
  const { log, steps } = (await applicant.cases.detail({ id })).result;
  expect(log[1]).toMatchObject({ actor: { name: '赵院长' }, actingFor: { name: '王老师' } });
  expect(steps[0]?.handlers[0]).toMatchObject({
    person: { name: '赵院长' },
    actingFor: { name: '王老师' },
    source: 'absence',
  });
  expect((await caseTodos(school)).map(({ status }) => status)).toEqual(['DONE']);
  await expectReplays(school, id);
});

test('VA-1 an opinion with a sensitive word is refused, and the attempt is recorded', async () => {
  const { school, deptId, keeper, applicant, tutor } = await aCampus();
  await school.db.run(sql`insert into sensitive_word (tenant_id, word) values (${tenant}, '违禁词')`);
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const { id, revision } = await aCase(applicant);
  const answer = await tutor.cases.act({ id, revision, act: { action: 'refuse', opinion: '有违禁词' } });
  expect(answer.msg).toContain('违禁词');
  const hits = await school.db.many(sql`select place from sensitive_hit where tenant_id = ${tenant}`);
  expect(hits).toEqual([{ place: 'case' }]);
});

import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, caseTodos, processKeeper } from '../../../test/processes.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { findCase, listLog, listSteps, toState } from '../../domain/cases/queries.ts';
import { replay } from '../../domain/cases/replay.ts';

async function aCampus() {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const applicant = await school.person({ name: '李雷', deptId });
  const tutor = await school.person({ name: '王老师', type: 3, deptId });
  const upload = async (who: TestPerson) => {
    const { id, name, size } = (await who.files.upload({ file: new File(['材料'], '材料.txt') })).result;
    return { id, name, size };
  };
  return { school, deptId, keeper, applicant, tutor, upload };
}

const text = (key: string, more: object = {}) => ({ kind: 'text' as const, key, label: key, settings: {}, ...more });
const formOf = (...fields: object[]) => ({ sections: [{ fields: fields as never[] }] });

test('PR-4 a withdrawn case is shown and checked in the form it began with', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  const flow = { blocks: [aStep('a', [tutor.id])] };
  const out = await aProcessOut({ keeper, deptId }, { flow, form: formOf(text('reason')) });
  const { id } = await aCase(applicant);
  const { content } = (await keeper.processes.detail({ id: out.id })).result;
  const form = formOf(text('reason'), text('phone', { required: true }));
  await keeper.publishing.publish((await keeper.processes.update({ ...content, ...out, form })).result);
  await actNow(applicant, id, { action: 'withdraw' });
  const view = (await applicant.cases.apply({ code: 'leave' })).result;
  const keys = ({ sections }: typeof view.form) => sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  expect([view.version, keys(view.form), view.draft?.id]).toEqual([1, ['reason'], id]);
  const again = { code: 'leave', id, revision: view.draft?.revision ?? 0, data: { reason: '再请' } };
  expect((await applicant.cases.submit(again)).result).toMatchObject({ status: 'running' });
  expect(keys((await applicant.cases.apply({ code: 'leave' })).result.form)).toEqual(['reason', 'phone']);
});

test('PR-10 a word that is not in the dictionary is refused, also when the dictionary is gone', async () => {
  const { school, deptId, keeper, applicant, tutor } = await aCampus();
  await school.db.run(sql`
    with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'leaveKind', '请假类型') returning id)
    insert into dict_item (tenant_id, dict_id, key, value) select ${tenant}, id, 'sick', '病假' from d`);
  const kind = { kind: 'choice', key: 'kind', label: '类型', settings: { dictionary: 'leaveKind' } };
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] }, form: formOf(kind) });
  const send = (word: string) => applicant.cases.submit({ code: 'leave', data: { kind: word } });
  const refused = { status: 4000, result: { problems: [{ key: 'kind', code: 'notAnOption' }] } };
  expect(await send('随便')).toMatchObject(refused);
  expect((await send('病假')).status).toBe(1000);
  await school.db.run(sql`delete from dict where tenant_id = ${tenant} and code = 'leaveKind'`);
  expect(await send('病假')).toMatchObject(refused);
});

test('FI-1 a file that a handler puts into the form is read by those concerned with the case, and only there', async () => {
  const { school, deptId, keeper, applicant, tutor, upload } = await aCampus();
  const proof = { kind: 'files', key: 'proof', label: '证明', settings: {} };
  const step = aStep('a', [tutor.id], { type: 'handle', rights: { proof: 'write' } });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] }, form: formOf(text('reason'), proof) });
  const { id } = await aCase(applicant);
  const [own, foreign] = [await upload(tutor), await upload(keeper)];
  expect(await actNow(tutor, id, { action: 'approve', data: { proof: [foreign] } })).toMatchObject({
    ...{ status: 4000, result: { problems: [{ key: 'proof', code: 'fileGone' }] } },
  });
  expect((await actNow(tutor, id, { action: 'approve', data: { proof: [own] } })).status).toBe(1000);
  const { fileUrls } = (await applicant.cases.detail({ id })).result;
  expect(await school.inject({ url: fileUrls[own.id] ?? '' })).toMatchObject({ http: 200, body: '材料' });
  const row = await school.db.one(sql`
    select attached_to as noun, attached_id::text as id from file_object where tenant_id = ${tenant} and id = ${own.id}`);
  expect(row).toEqual({ noun: 'case', id });
});

test('PR-13 throwing away what was withdrawn is in the log, which replays to the same state', async () => {
  const { school, deptId, keeper, applicant, tutor } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const { id } = await aCase(applicant);
  await actNow(applicant, id, { action: 'withdraw' });
  await applicant.cases.removeDraft({ id });
  const { status, log } = (await applicant.cases.detail({ id })).result;
  expect([status, log.map(({ action, actor }) => [action, actor?.name])]).toEqual([
    'withdrawn',
    [
      ['submit', '李雷'],
      ['withdraw', '李雷'],
      ['discard', '李雷'],
    ],
  ]);
  expect((await caseTodos(school, 'STARTED')).map((row) => row.status)).toEqual(['CANCELLED']);
  const file = await findCase(school.db, id);
  if (!file) throw new Error('no such case');
  expect(replay(file, await listLog(school.db, id))).toEqual(toState(file, await listSteps(school.db, id)));
  expect((await applicant.cases.removeDraft({ id })).msg).toBe('该办件当前不能进行此操作');
});

test('PR-10 the record does not name a field that is hidden from its reader', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  const step = aStep('a', [tutor.id], { type: 'handle', rights: { office: 'write', result: 'write' } });
  const form = formOf(text('reason'), text('office'), text('result'));
  const settings = { applicantRights: { office: 'hidden', result: 'read' } } as const;
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] }, form, settings });
  const { id } = await aCase(applicant);
  await actNow(tutor, id, { action: 'approve', data: { office: '存疑', result: '已办' } });
  const changed = async (who: TestPerson) =>
    (await who.cases.detail({ id })).result.log.find(({ action }) => action === 'approve')?.changed;
  expect(await changed(tutor)).toEqual(['office', 'result']);
  expect(await changed(applicant)).toEqual(['result']);
});

test('PR-10 what a handler empties is empty, also when it was filled in before; a field they only read stays', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  const step = aStep('a', [tutor.id], { type: 'handle', rights: { phone: 'write' } });
  const form = formOf(text('reason'), text('phone'));
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] }, form });
  const { id } = await aCase(applicant, { reason: '回家', phone: '123' });
  await actNow(tutor, id, { action: 'approve', data: { phone: null, reason: null } });
  expect((await applicant.cases.detail({ id })).result.data).toEqual({ reason: '回家' });
});

test('PR-10 what the applicant empties in a draft or a returned case is empty', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  const step = aStep('a', [tutor.id], { allows: ['return'] });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] }, form: formOf(text('reason'), text('phone')) });
  const fresh = (await applicant.cases.saveDraft({ code: 'leave', data: { reason: '回家', phone: null } })).result;
  const begun = (await applicant.cases.apply({ code: 'leave' })).result.draft;
  expect(begun?.data).toEqual({ reason: '回家' });
  const held = { code: 'leave', id: fresh.id };
  await applicant.cases.submit({ ...held, revision: fresh.revision, data: { reason: '回家', phone: '123' } });
  await actNow(tutor, fresh.id, { action: 'return', opinion: '请改' });
  const now = async () => (await applicant.cases.detail({ id: fresh.id })).result;
  await applicant.cases.saveDraft({ ...held, revision: (await now()).revision, data: { phone: null } });
  expect((await now()).data).toEqual({ reason: '回家' });
  await applicant.cases.submit({ ...held, revision: (await now()).revision, data: { reason: '改', phone: null } });
  expect((await now()).data).toEqual({ reason: '改' });
});

test('PR-1 a form begun in a second window does not overwrite the draft of the first: its owner is asked which goes on', async () => {
  const { deptId, keeper, applicant, tutor } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const save = (reason: string, held: object = {}) =>
    applicant.cases.saveDraft({ code: 'leave', data: { reason }, ...held });
  const first = (await save('第一个窗口')).result;
  const asked = await save('第二个窗口');
  const { id, revision } = first;
  expect(asked).toMatchObject({ status: 9009, result: { draft: { id, revision } } });
  expect(asked.msg).toContain('您已有一份');
  const sent = await applicant.cases.submit({ code: 'leave', data: { reason: '第二个窗口' } });
  expect(sent).toMatchObject({ status: 9009, result: { draft: { id, revision } } });
  const kept = async () => (await applicant.cases.apply({ code: 'leave' })).result.draft;
  expect(await kept()).toMatchObject({ id, revision, data: { reason: '第一个窗口' } });
  expect((await save('第一个窗口')).result).toMatchObject({ id });
  const chosen = (await save('第二个窗口', { id, revision: (await kept())?.revision })).result;
  expect(await kept()).toMatchObject({ id, revision: chosen.revision, data: { reason: '第二个窗口' } });
});

test('PR-1 a draft that was removed in another window begins again with what is filled in; one of somebody else stays', async () => {
  const { school, deptId, keeper, applicant, tutor } = await aCampus();
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [tutor.id])] } });
  const first = (await applicant.cases.saveDraft({ code: 'leave', data: { reason: '回家' } })).result;
  const { id, revision } = first;
  await applicant.cases.removeDraft({ id });
  const again = (await applicant.cases.saveDraft({ code: 'leave', id, revision, data: { reason: '看病' } })).result;
  expect(again.id).not.toBe(id);
  const other = await school.person();
  const own = (await other.cases.saveDraft({ code: 'leave', ...again, data: { reason: '考试' } })).result;
  expect(own.id).not.toBe(again.id);
  const { draft } = (await applicant.cases.apply({ code: 'leave' })).result;
  expect(draft).toMatchObject({ id: again.id, data: { reason: '看病' } });
});

test('PR-1 RO-5 a process that takes no new applications says so and keeps drafts; what is under way goes on, until it takes them again', async () => {
  const { school, deptId, keeper, applicant, tutor } = await aCampus();
  const step = aStep('a', [tutor.id], { allows: ['return'] });
  const { id: processId } = await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] } });
  const { id } = await aCase(applicant);
  const draft = (await applicant.cases.saveDraft({ code: 'leave', data: { reason: '再请' } })).result;
  const stranger = await school.person({
    ...{ name: '教务秘书', deptId: await aDept(school, '教务处'), menus: ['userFrameConfig/manage/processes'] },
  });
  expect((await stranger.processes.takeNew({ id: processId, isStopped: true })).status).toBe(4040);
  for (const _ of [1, 2])
    expect((await keeper.processes.takeNew({ id: processId, isStopped: true })).status).toBe(1000);
  expect((await keeper.processes.page({})).result.records).toMatchObject([{ isStopped: true }]);
  const stopped = { status: 1002, msg: expect.stringContaining('已暂停受理新申请') };
  const held = { code: 'leave', id: draft.id, revision: draft.revision };
  expect(await applicant.cases.apply({ code: 'leave' })).toMatchObject(stopped);
  expect(await applicant.cases.submit({ ...held, data: { reason: '再请' } })).toMatchObject(stopped);
  const typed = (await applicant.cases.saveDraft({ ...held, data: { reason: '再请两天' } })).result;
  await actNow(tutor, id, { action: 'return', opinion: '请改' });
  const { revision } = (await applicant.cases.detail({ id })).result;
  const again = await applicant.cases.submit({ code: 'leave', id, revision, data: { reason: '改' } });
  expect(again.result).toMatchObject({ status: 'running' });
  await keeper.processes.takeNew({ id: processId, isStopped: false });
  const view = (await applicant.cases.apply({ code: 'leave' })).result;
  expect(view.draft).toMatchObject({ ...typed, data: { reason: '再请两天' } });
  expect((await applicant.cases.submit({ code: 'leave', ...typed, data: { reason: '再请' } })).status).toBe(1000);
  const audited = await school.db.many<{ action: string }>(sql`
    select action from audit_log where tenant_id = ${tenant} and entity = 'process' and action in ('stopNew', 'resumeNew')
    order by id`);
  expect(audited.map(({ action }) => action)).toEqual(['stopNew', 'resumeNew']);
});

test('PR-10 FI-1 a file in a field that is hidden from its reader is not read by its number either', async () => {
  const { deptId, keeper, applicant, tutor, upload } = await aCampus();
  const files = (key: string) => ({ kind: 'files', key, label: key, settings: {} });
  const step = aStep('a', [tutor.id], { type: 'handle', rights: { inner: 'write' } });
  const settings = { applicantRights: { inner: 'hidden' } } as const;
  const form = formOf(files('proof'), files('inner'));
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [step] }, form, settings });
  const [mine, theirs] = [await upload(applicant), await upload(tutor)];
  const { id } = await aCase(applicant, { proof: [mine] });
  await actNow(tutor, id, { action: 'approve', data: { inner: [theirs] } });
  const read = async (who: TestPerson, file: { id: string }) => (await who.files.link({ id: file.id })).status;
  expect([await read(applicant, mine), await read(tutor, mine)]).toEqual([1000, 1000]);
  expect([await read(applicant, theirs), await read(tutor, theirs)]).toEqual([4040, 1000]);
  expect(await read(keeper, theirs)).toBe(1000);
});

import { identityTypes } from '@yizhan/contract/permissions.ts';
import { expect, test } from 'vitest';
import { aDraft, aSentNotice, noticeSender } from '../../../test/notices.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Shorter than a session lasts. */
const STEP = 20 * 60_000;
const { undergraduate, teacher } = identityTypes;
const deleted = { status: 1002, msg: '消息已被删除' };

const aDepartment = async ({ db }: School, name: string) =>
  (
    await db.one<{ id: string }>(
      sql`insert into dept (tenant_id, code, name) values (${tenant}, ${name}, ${name}) returning id`,
    )
  ).id;
const inSteps = (steps: number) => toWireTime(new Date(Date.now() + steps * STEP));
const unread = async (person: TestPerson) => (await person.notices.unread()).result;

test('NT-2 an important notice that must be confirmed: each has a state of their own, counted by department', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const deptId = await aDepartment(school, '文学院');
  const [ann, bob] = [await school.person({ deptId, name: '安' }), await school.person({ deptId, name: '博' })];
  const outside = await school.person();
  const id = await aSentNotice(school, sender, {
    level: 'IMPORTANT',
    needConfirm: true,
    receivers: { deptIds: [deptId] },
  });

  expect(await unread(ann)).toMatchObject({ total: 1, important: [{ id, isRead: false, reminders: 0 }] });
  expect(await unread(outside)).toEqual({ total: 0, latest: [], important: [] });
  const detail = (await ann.notices.detail({ id })).result;
  expect(detail).toMatchObject({
    title: '宿舍安全检查',
    isReceiver: true,
    readAt: null,
    confirmedAt: null,
    counts: null,
  });
  expect(detail.url).toBeUndefined();
  expect((await ann.notices.read({ messageId: id, userId: ann.id })).status).toBe(1000);
  expect(await unread(ann)).toMatchObject({ total: 0, important: [] });
  expect((await ann.notices.confirm({ id })).status).toBe(1000);
  expect((await ann.notices.confirm({ id })).status).toBe(1000);

  const all = { sent: 2, delivered: 1, read: 1, confirmed: 1 };
  expect((await sender.notices.statistics({ id })).result).toEqual({
    ...all,
    departments: [{ deptId, deptName: '文学院', ...all }],
  });
  expect((await sender.notices.list()).result.records[0]).toMatchObject({ id, state: 'sent', counts: all });
  const missing = (await sender.notices.receivers({ id, who: 'unconfirmed' })).result;
  expect(missing.records).toMatchObject([{ userId: bob.id, name: '博', deptName: '文学院', state: 'sent' }]);
});

test('NT-5 only the addressed read, mark or confirm a notice; for all others it does not exist', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const [receiver, other] = [await school.person(), await school.person()];
  const foreigner = await (await aSchool()).person();
  const id = await aSentNotice(school, sender, { needConfirm: true, receivers: { userIds: [receiver.id] } });
  for (const stranger of [other, foreigner]) {
    expect(await stranger.notices.detail({ id })).toMatchObject(deleted);
    expect(await stranger.notices.open({ id })).toMatchObject(deleted);
    expect(await stranger.notices.confirm({ id })).toMatchObject(deleted);
    expect(await stranger.notices.read({ messageId: id, userId: stranger.id })).toMatchObject(deleted);
    expect(await stranger.notices.read({ messageId: id, userId: receiver.id })).toMatchObject(deleted);
    expect((await stranger.notices.archive({ ids: [id], archived: true })).result).toEqual({ count: 0 });
    expect((await stranger.notices.readAll({ ids: [id] })).result).toEqual({ count: 0 });
  }
  expect(await school.visitor.notices.open({ id })).toMatchObject({ status: 1002, msg: '请登录后查看该消息' });
  expect((await unread(receiver)).total).toBe(1);
  const editor = await noticeSender(await aSchool());
  for (const call of ['get', 'statistics', 'recall', 'testSend'] as const)
    expect((await editor.notices[call]({ id })).status).toBe(4040);
});

test('NT-5 a public notice is read without a session, a draft by nobody', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const id = await aSentNotice(school, sender, { isPublic: true, receivers: { userIds: [sender.id] } });
  const { id: draft } = await aDraft(sender, { isPublic: true });
  expect((await school.visitor.notices.open({ id })).result).toMatchObject({
    title: '宿舍安全检查',
    isReceiver: false,
  });
  expect((await school.visitor.notices.open({ id: draft })).status).toBe(1002);
  expect(await sender.notices.detail({ id: draft })).toMatchObject(deleted);
});

test('CH-11 a notice with an address answers it; ER-3 a recalled one says 消息已被删除 to everybody', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  const url = 'https://example.edu.cn/form';
  const id = await aSentNotice(school, sender, { url, content: '', isPublic: true });
  expect((await reader.notices.detail({ id })).result.url).toBe(url);
  expect((await sender.notices.recall({ id })).status).toBe(1000);
  expect(await reader.notices.detail({ id })).toMatchObject(deleted);
  expect(await reader.notices.read({ messageId: id, userId: reader.id })).toMatchObject(deleted);
  expect(await sender.notices.detail({ id })).toMatchObject(deleted);
  expect((await school.visitor.notices.open({ id })).status).toBe(1002);
  expect(await unread(reader)).toMatchObject({ total: 0, important: [] });
  expect((await reader.notices.mine()).result.total).toBe(0);
  expect((await sender.notices.list({ state: 'recalled' })).result.total).toBe(1);
});

test('NT-3 a scheduled notice goes out at its time; changed or recalled before, it does not', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  const later = { sendAt: inSteps(1) };
  const [out, changed, recalled] = [
    await aDraft(sender, { ...later, title: '一' }),
    await aDraft(sender, { ...later, title: '二' }),
    await aDraft(sender, { ...later, title: '三' }),
  ];
  for (const draft of [out, changed, recalled]) expect((await sender.notices.send(draft)).status).toBe(1000);
  const second = (await sender.notices.get({ id: changed.id })).result;
  expect(second.state).toBe('scheduled');
  const held = { id: second.id, version: second.version };
  expect((await sender.notices.submit({ notice: { ...second, title: '二改' }, held })).status).toBe(1000);
  expect((await sender.notices.recall({ id: recalled.id })).status).toBe(1000);
  await school.parts.jobs.runDue(school.tenant);
  expect((await unread(reader)).total).toBe(0);
  school.travel(2 * STEP);
  await school.parts.jobs.runDue(school.tenant);
  expect((await unread(reader)).latest.map(({ title }) => title)).toEqual(['一']);
  const states = (await sender.notices.list()).result.records.map(({ title, state }) => [title, state]);
  expect(Object.fromEntries(states)).toEqual({ 一: 'sent', 二改: 'draft', 三: 'draft' });
});

test('a notice is sent once: what is sent cannot be changed, sent again or removed', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  const draft = await aDraft(sender);
  const sent = (await sender.notices.send(draft)).result;
  expect((await sender.notices.send(draft)).msg).toContain('通知已经发出');
  await school.parts.jobs.runDue(school.tenant);
  await school.parts.jobs.runDue(school.tenant);
  expect((await unread(reader)).total).toBe(1);
  expect((await sender.notices.remove(sent)).msg).toContain('通知已经发出');
  const stale = await aDraft(sender);
  expect((await sender.notices.send({ ...stale, version: 7 })).status).toBe(9009);
});

test('what nobody would receive, says nothing or has expired is not sent', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const refusal = async (changes: Parameters<typeof aDraft>[1]) =>
    (await sender.notices.send(await aDraft(sender, changes))).msg;
  expect(await refusal({ receivers: {} })).toContain('没有人会收到');
  expect(await refusal({ content: '<p> </p>' })).toContain('请填写正文');
  expect(await refusal({ expireAt: '2020-01-01 08:00:00' })).toContain('失效时间');
  const [account] = (await sender.notices.accounts()).result;
  const notice = { accountId: account?.id ?? '', title: '通知', receivers: { all: true } };
  const backwards = { ...notice, sendAt: inSteps(2), expireAt: inSteps(1) };
  expect((await sender.notices.submit({ notice: backwards })).msg).toContain('失效时间');
  expect((await sender.notices.submit({ notice: { ...notice, accountId: '999999' } })).status).toBe(4000);
  expect((await sender.notices.submit({ notice: { ...notice, url: 'javascript:alert(1)' } })).status).toBe(4000);
});

test('an expired notice neither counts nor prompts, and can still be read', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  const id = await aSentNotice(school, sender, { level: 'URGENT', expireAt: inSteps(1) });
  expect(await unread(reader)).toMatchObject({ total: 1, important: [{ id }] });
  school.travel(2 * STEP);
  expect(await unread(reader)).toMatchObject({ total: 0, important: [] });
  expect((await reader.notices.mine({ box: 'unread' })).result.total).toBe(0);
  expect((await reader.notices.mine()).result.records).toMatchObject([{ id, isExpired: true }]);
  expect((await reader.notices.detail({ id })).result.isExpired).toBe(true);
  const jobs = await school.db.many(
    sql`select kind, state from job where tenant_id = ${tenant} and kind = 'expireNotice'`,
  );
  expect(jobs).toMatchObject([{ state: 'waiting' }]);
});

test('CH-10 the prompt has the last ten important notices, the newest first', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  for (let n = 1; n <= 12; n += 1) {
    await aSentNotice(school, sender, { title: `第 ${n} 条`, level: n === 12 ? 'NORMAL' : 'IMPORTANT' });
    school.travel(1000);
  }
  const { total, important } = await unread(reader);
  expect(total).toBe(12);
  expect(important.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `第 ${n} 条`));
});

test('NT-7 a reminder makes it unread again for those who have not confirmed, and not twice within half an hour', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const [done, open] = [await school.person(), await school.person()];
  const receivers = { userIds: [done.id, open.id] };
  const id = await aSentNotice(school, sender, { needConfirm: true, receivers });
  await done.notices.confirm({ id });
  await open.notices.read({ messageId: id, userId: open.id });
  expect((await sender.notices.remind({ id, who: 'unread' })).result.count).toBe(0);
  expect((await sender.notices.remind({ id, who: 'unconfirmed' })).result.count).toBe(1);
  expect((await sender.notices.remind({ id, who: 'unconfirmed' })).result.count).toBe(0);
  expect((await unread(open)).latest).toMatchObject([{ id, reminders: 1 }]);
  expect((await unread(done)).total).toBe(0);
  expect((await sender.notices.statistics({ id })).result).toMatchObject({ read: 2, confirmed: 1 });
  school.travel(2 * STEP);
  expect((await sender.notices.remind({ id, who: 'unconfirmed' })).result.count).toBe(1);
});

test('NT-7 nobody is reminded of a notice that is recalled, expired or not sent yet, and the sender is told why', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const draft = await aDraft(sender);
  const [recalled, expired] = [
    await aSentNotice(school, sender),
    await aSentNotice(school, sender, { expireAt: inSteps(1) }),
  ];
  await sender.notices.recall({ id: recalled });
  school.travel(2 * STEP);
  const refusal = async (id: string) => {
    const { status, msg } = await sender.notices.remind({ id, who: 'unread' });
    return [status, msg];
  };
  expect(await refusal(draft.id)).toEqual([1002, '通知尚未发出或已撤回，不能催读']);
  expect(await refusal(recalled)).toEqual([1002, '通知尚未发出或已撤回，不能催读']);
  expect(await refusal(expired)).toEqual([1002, '通知已过有效期，不能催读']);
});

test('NT-2 a notice that must be confirmed counts although its account is muted', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  await aSentNotice(school, sender, { title: '例行通知' });
  const id = await aSentNotice(school, sender, { title: '请确认', needConfirm: true });
  const [account] = (await reader.publicAccounts.mine()).result;
  await reader.publicAccounts.mute({ accountId: account?.id ?? '', muted: true });
  expect(await unread(reader)).toMatchObject({ total: 1, latest: [{ id }] });
});

test('one’s own lists: all, unread, important, archived; all are marked read at once', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const student = await school.person({ type: undergraduate });
  const lecturer = await school.person({ type: teacher });
  const forStudents = { receivers: { identityTypes: [undergraduate] } };
  const plain = await aSentNotice(school, sender, { ...forStudents, title: '选课' });
  const important = await aSentNotice(school, sender, { ...forStudents, title: '停电', level: 'IMPORTANT' });
  const box = async (name: 'all' | 'unread' | 'important' | 'archived') =>
    (await student.notices.mine({ box: name })).result.records.map(({ id }) => id);
  expect((await lecturer.notices.mine()).result.total).toBe(0);
  expect(new Set(await box('all'))).toEqual(new Set([plain, important]));
  expect(await box('important')).toEqual([important]);
  expect((await student.notices.archive({ ids: [plain], archived: true })).result.count).toBe(1);
  expect([await box('all'), await box('archived')]).toEqual([[important], [plain]]);
  expect((await student.notices.archive({ ids: [plain], archived: false })).result.count).toBe(1);
  expect((await student.notices.readAll({})).result.count).toBe(2);
  expect(await box('unread')).toEqual([]);
  expect((await student.notices.mine({ keyword: '停电' })).result.total).toBe(1);
});

test('a test goes to its writer alone and is not in the history', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const reader = await school.person();
  const { id } = await aDraft(sender, { level: 'IMPORTANT' });
  expect((await sender.notices.testSend({ id })).status).toBe(1000);
  await school.parts.jobs.runDue(school.tenant);
  expect((await unread(sender)).important).toMatchObject([{ title: '【测试】宿舍安全检查' }]);
  expect((await unread(reader)).total).toBe(0);
  expect((await sender.notices.list()).result.records).toMatchObject([{ id, state: 'draft' }]);
});

test('every department has an account by its present name, and the school has one', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const deptId = await aDepartment(school, '文学院');
  const names = async () => (await sender.notices.accounts()).result.map(({ name }) => name);
  expect(await names()).toEqual(['测试大学', '文学院']);
  await school.db.run(sql`update dept set name = '人文学院' where tenant_id = ${tenant} and id = ${deptId}`);
  expect(await names()).toEqual(['测试大学', '人文学院']);
});

test('groups of others are neither counted nor written to', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const [owner, member] = [await school.person({ type: teacher }), await school.person({ type: teacher })];
  const group = (await owner.chat.createGroup({ name: '读书会', userIds: [member.id] })).result;
  const groupIds = [group.jid];
  expect((await sender.notices.countReceivers({ receivers: { groupIds } })).result.count).toBe(0);
  const [account] = (await sender.notices.accounts()).result;
  const notice = { accountId: account?.id ?? '', title: '通知', receivers: { groupIds } };
  expect((await sender.notices.submit({ notice })).msg).toContain('自己所在的群');
});

import { randomUUID } from 'node:crypto';
import { messageTypes, mpTypes } from '@yizhan/contract/message-types.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aSentNotice, noticeSender } from '../../../test/notices.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { signIn } from '../../../test/socket.ts';
import { sql, tenant } from '../../db/sql.ts';
import { countUnread } from '../../domain/chat/queries.ts';

const followers = { all: true };
const anAccount = async (keeper: TestPerson, changes: object = {}) =>
  (await keeper.publicAccounts.submit({ account: { name: '校园食堂', followers, ...changes } })).result;
const accountsOf = async (person: TestPerson) =>
  (await person.chat.getLastChatList()).result.filter(({ mpType }) => mpType === mpTypes.publicAccount);
const say = ({ parts, tenant: tenantId }: School, person: TestPerson, jid: string, content: string) =>
  parts.chat.send(
    { id: person.id, name: '读者', tenantId },
    {
      ...{ messageIdWeb: randomUUID(), jid, content, type: messageTypes.text },
      ...{ objectId: null, quotedId: null, mentions: [] },
    },
  );

test('CH-12 a notice is a card (80) in the conversation with its account, once, and is gone when recalled', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const { id: accountId } = await anAccount(sender);
  const id = await aSentNotice(school, sender, { accountId, level: 'IMPORTANT', needConfirm: true });
  const [entry] = await accountsOf(reader);
  expect(entry).toMatchObject({
    ...{ mpType: 1, toUserId: accountId, toUserName: '校园食堂', unreadNumber: 1, canReply: false },
    last: { type: 80, objectId: id, content: '宿舍安全检查', fromUserName: '校园食堂' },
  });
  const jid = entry?.jid ?? '';
  const article = { level: 'IMPORTANT', needConfirm: true, isRead: false, isConfirmed: false, excerpt: '请打开门窗。' };
  const cards = async () => (await reader.chat.history({ jid })).result.records;
  expect(await cards()).toMatchObject([{ type: 80, seq: 1, article }]);
  await reader.notices.confirm({ id });
  await aSentNotice(school, sender, { accountId, title: '第二篇' });
  await accountsOf(reader);
  expect(await accountsOf(reader)).toMatchObject([{ jid, unreadNumber: 1, lastSeq: 2, last: { content: '第二篇' } }]);
  expect(await cards()).toMatchObject([{ article: { isRead: true, isConfirmed: true } }, { content: '第二篇' }]);
  await sender.notices.recall({ id });
  expect((await cards())[0]).toMatchObject({ recalled: true, content: '', objectId: null });
  expect(await accountsOf(await noticeSender(await aSchool()))).toEqual([]);
});

test('CH-8 NT-3 a notice that is recalled or out of date is unread no longer, and open pages are told', async () => {
  const school = await aSchool();
  await school.app.listen({ port: 0 });
  onTestFinished(() => school.app.close());
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const here = await signIn(school, reader);
  await here.hears({ op: 'unread', total: 0 });
  const [recalled, expired] = [await aSentNotice(school, sender), await aSentNotice(school, sender, { title: '二' })];
  await here.hears({ op: 'unread', total: 2 });
  expect(await accountsOf(reader)).toMatchObject([{ unreadNumber: 2 }]);
  await sender.notices.recall({ id: recalled });
  await here.hears({ op: 'unread', total: 1 });
  expect(await accountsOf(reader)).toMatchObject([{ unreadNumber: 1 }]);
  await school.db.run(sql`
    update notice set expire_at = now() - interval '1 minute' where tenant_id = ${tenant} and id = ${expired}`);
  await school.parts.jobs.start(school.db, 'expireNotice', { noticeId: expired });
  await school.parts.jobs.runDue(school.tenant);
  await vi.waitFor(() => expect(here.heard.findLast(({ op }) => op === 'unread')).toEqual({ op: 'unread', total: 0 }));
  expect(await accountsOf(reader)).toMatchObject([{ unreadNumber: 0 }]);
  expect(await countUnread(school.db, reader.id)).toBe(0);
});

test('CH-12 two lists that load at once make one conversation and one card', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  await aSentNotice(school, sender);
  const both = await Promise.all([accountsOf(reader), accountsOf(reader)]);
  expect(both.flat().map(({ lastSeq }) => lastSeq)).toEqual([1, 1]);
});

test('an account that takes messages hands them to its staff, who answer in its name', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person({ name: '读者' })];
  const staff = await school.person({ menus: ['userFrameConfig/manage/notices'] });
  const outsider = await school.person({ menus: ['userFrameConfig/manage/notices'] });
  const held = await anAccount(sender, { allowReply: true, staffIds: [staff.id] });
  await aSentNotice(school, sender, { accountId: held.id });
  const jid = (await accountsOf(reader))[0]?.jid ?? '';
  await say(school, reader, jid, '几点开门？');
  const [thread] = (await staff.publicAccounts.threads()).result.records;
  expect(thread).toMatchObject({
    jid,
    accountName: '校园食堂',
    userName: '读者',
    lastText: '几点开门？',
    waiting: true,
  });
  const todos = await school.db.many(
    sql`select title from todo where tenant_id = ${tenant} and assignee_id = ${staff.id} and status = 'PENDING'`,
  );
  expect(todos).toEqual([{ title: '「校园食堂」收到 读者 的留言' }]);
  expect((await outsider.publicAccounts.threads()).result.total).toBe(0);
  expect((await outsider.publicAccounts.threads({ jid })).result.total).toBe(0);
  expect((await staff.publicAccounts.threads({ jid, current: 1 })).result.records).toMatchObject([{ jid }]);
  expect((await staff.publicAccounts.threads({ jid: '9' })).result.total).toBe(0);
  expect((await outsider.publicAccounts.thread({ jid })).status).toBe(4040);
  expect((await outsider.publicAccounts.answer({ jid, content: '不' })).status).toBe(4040);

  await staff.publicAccounts.answer({ jid, content: '七点' });
  const said = (await reader.chat.history({ jid })).result.records.map(({ fromUserName, content }) => [
    fromUserName,
    content,
  ]);
  expect(said.slice(1)).toEqual([
    ['读者', '几点开门？'],
    ['校园食堂', '七点'],
  ]);
  expect((await staff.publicAccounts.threads({ waiting: true })).result.total).toBe(0);

  const { result: before } = await sender.publicAccounts.get({ id: held.id });
  await sender.publicAccounts.submit({ account: { ...before, allowReply: false }, held });
  school.parts.bus.publish('conversation.changed', { tenantId: school.tenant, jid });
  await expect(say(school, reader, jid, '还在吗')).rejects.toMatchObject({ code: 'account_no_reply' });
});

test('a muted account is quiet in the list and the bell, but for what is important', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const { id: accountId } = await anAccount(sender);
  await aSentNotice(school, sender, { accountId });
  const unread = async () => (await reader.notices.unread()).result.total;
  expect((await reader.publicAccounts.mine()).result).toMatchObject([
    { id: accountId, name: '校园食堂', muted: false },
  ]);
  await reader.publicAccounts.mute({ accountId, muted: true });
  expect([await unread(), (await accountsOf(reader))[0]?.offlineNoPushMsg]).toEqual([0, true]);
  expect((await reader.notices.mine({ box: 'unread' })).result.total).toBe(0);
  expect((await reader.notices.mine()).result.total).toBe(1);
  await aSentNotice(school, sender, { accountId, level: 'URGENT' });
  expect(await unread()).toBe(1);
  const [entry] = await accountsOf(reader);
  await reader.chat.setPreferences({ jid: entry?.jid ?? '', muted: false });
  expect((await reader.publicAccounts.mine()).result).toMatchObject([{ muted: false }]);
  expect(await unread()).toBe(2);
  const stranger = await school.person();
  const foreign = await stranger.publicAccounts.mute({ accountId: '999999', muted: true });
  expect(foreign.status).toBe(4040);
});

test('accounts are added, changed and removed; a department’s own keeps the department’s name', async () => {
  const school = await aSchool();
  const [keeper, someone] = [await noticeSender(school), await school.person()];
  const { id: deptId } = await school.db.one<{ id: string }>(
    sql`insert into dept (tenant_id, code, name) values (${tenant}, 'WX', '文学院') returning id`,
  );
  const held = await anAccount(keeper, { deptId, staffIds: [someone.id], description: '一日三餐' });
  const rows = (await keeper.publicAccounts.list({})).result;
  expect(rows.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    [expect.any(String), true],
    ['文学院', true],
    ['校园食堂', false],
  ]);
  expect((await keeper.publicAccounts.countFollowers({ followers })).result.count).toBe(2);
  const own = rows[1]?.id ?? '';
  const { result: detail } = await keeper.publicAccounts.get({ id: own });
  expect(detail).toMatchObject({ followers: { all: false, deptIds: [deptId] }, staff: [] });
  await keeper.publicAccounts.submit({ account: { ...detail, name: '别名', deptId: null }, held: detail });
  expect((await keeper.publicAccounts.get({ id: own })).result).toMatchObject({ name: '文学院', deptId, version: 2 });
  expect((await keeper.publicAccounts.remove({ id: own, version: 2 })).status).toBe(4040);
  expect((await keeper.publicAccounts.submit({ account: detail, held: detail })).status).toBe(9009);
  const unknown = await keeper.publicAccounts.submit({ account: { name: '甲', followers, staffIds: ['999999'] } });
  expect(unknown).toMatchObject({ status: 4000, result: { fields: ['staffIds'] } });
  const noticeId = await aSentNotice(school, keeper, { accountId: held.id, title: '开饭' });
  const refused = await keeper.publicAccounts.remove(held);
  expect(refused).toMatchObject({
    ...{ status: 1002, msg: '仍被使用，不能删除：1 条通知（开饭）' },
    result: { usedBy: [{ kind: 'notice', id: noticeId, name: '开饭' }], totals: { notice: 1 } },
  });
  const unused = await anAccount(keeper, { name: '未用' });
  expect((await keeper.publicAccounts.remove(unused)).status).toBe(1000);
});

test('CH-12 a renamed account has its new name in the conversation of every reader', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const held = await anAccount(sender);
  await aSentNotice(school, sender, { accountId: held.id });
  const name = async () => (await accountsOf(reader)).map(({ toUserName }) => toUserName);
  expect(await name()).toEqual(['校园食堂']);
  await sender.publicAccounts.submit({ account: { name: '校园食堂二楼', followers }, held });
  expect(await name()).toEqual(['校园食堂二楼']);
});

test('CH-8 an article that was read as a notice is not unread in its conversation, nor in the total', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const { id: accountId } = await anAccount(sender);
  const ids = [];
  for (const title of ['第一篇', '第二篇', '第三篇']) ids.push(await aSentNotice(school, sender, { accountId, title }));
  const unread = async () => [(await accountsOf(reader))[0]?.unreadNumber, await countUnread(school.db, reader.id)];
  expect(await unread()).toEqual([3, 3]);
  await reader.notices.read({ messageId: ids[1] ?? '', userId: reader.id });
  expect(await unread()).toEqual([2, 2]);
  await reader.notices.readAll({});
  expect(await unread()).toEqual([0, 0]);
});

test('CH-8 the total counts articles that have no card yet, so that it is what the list will show', async () => {
  const school = await aSchool();
  const [sender, reader] = [await noticeSender(school), await school.person()];
  const { id: accountId } = await anAccount(sender);
  for (const title of ['第一篇', '第二篇']) await aSentNotice(school, sender, { accountId, title });
  expect(await countUnread(school.db, reader.id)).toBe(2);
  const total = (await accountsOf(reader)).reduce((sum, { unreadNumber }) => sum + unreadNumber, 0);
  expect([total, await countUnread(school.db, reader.id)]).toEqual([2, 2]);
});

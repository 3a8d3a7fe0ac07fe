import { randomUUID } from 'node:crypto';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { afterEach, expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { type SocketClient, signIn } from '../../../test/socket.ts';

const open: School[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((school) => school.app.close()));
});

async function aSchoolWithTwo(settings = {}, types: readonly [number, number] = [3, 1]) {
  const school = await aSchool(settings);
  await school.app.listen({ port: 0 });
  open.push(school);
  const one = await school.person({ name: '王老师', type: types[0] });
  const other = await school.person({ name: '李同学', type: types[1] });
  return { school, one, other };
}

const conversationWith = async (person: TestPerson, other: TestPerson) =>
  (await person.chat.open({ userId: other.id })).result.jid;

/** Sends a text and waits for its receipt. */
async function say(client: SocketClient, jid: string, content: string, more = {}) {
  const messageIdWeb = randomUUID();
  client.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content, ...more } });
  await client.hears({ op: 'ack', messageIdWeb });
  return messageIdWeb;
}

const acked = (client: SocketClient, messageIdWeb: string) => {
  for (const frame of client.heard)
    if (frame.op === 'ack' && frame.messageIdWeb === messageIdWeb) return frame.messageId;
  return expect.fail('no receipt');
};

test('CH-1 a message is stored, acknowledged to its sender and arrives at the other', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  await there.hears({ op: 'unread', total: 0 });
  const messageIdWeb = await say(here, jid, '明天的课改到三教');
  const msg = {
    messageIdWeb,
    jid,
    seq: 1,
    type: 1,
    fromUserName: '王老师',
    content: '明天的课改到三教',
    recalled: false,
  };
  await there.hears({ op: 'msg', quiet: false, msg: expect.objectContaining(msg) });
  expect((await other.chat.history({ jid })).result).toMatchObject({ records: [msg], lastSeq: 1, hasMore: false });
  expect(here.heard.some(({ op }) => op === 'msg')).toBe(false);
});

test('CH-2 a message sent again with the same id arrives once', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  const messageIdWeb = await say(here, jid, '收到请回复');
  here.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '收到请回复' } });
  const again = await signIn(school, one);
  again.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '收到请回复' } });
  await again.hears({ op: 'ack', messageIdWeb, messageId: `${jid}-1` });
  expect((await one.chat.history({ jid })).result.records).toHaveLength(1);
});

test('CH-6 EN-6 the list has pinned conversations first, then the latest, and 文件传输助手 from the beginning', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ name: '赵老师', type: 3 });
  const here = await signIn(school, one);
  const [early, late] = [await conversationWith(one, other), await conversationWith(one, third)];
  await say(here, early, '早');
  await say(here, late, '晚');
  const names = async () => (await one.chat.getFriends()).result.map(({ toUserName }) => toUserName);
  expect(await names()).toEqual(['文件传输助手', '赵老师', '李同学']);
  await one.chat.setPreferences({ jid: late, pinned: true });
  await one.chat.setPreferences({ jid: late, pinned: false });
  await one.chat.setPreferences({ jid: early, pinned: true });
  expect((await names()).at(-1)).toBe('赵老师');
  const { result } = await one.chat.getLastChatList();
  expect(result.find(({ jid }) => jid === early)).toMatchObject({
    mpType: 2,
    toUserType: 1,
    toUserId: other.id,
    openTopChatTime: expect.any(String),
    last: { content: '早' },
  });
  expect(result.find(({ toUserId }) => toUserId === chatLimits.systemAccountId)).toMatchObject({
    mpType: null,
    last: null,
  });
});

test('CH-7 CH-8 reading ends the unread number and sends a receipt; muted conversations are not in the total', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '一');
  const last = acked(here, await say(here, jid, '二'));
  const unread = async () => (await other.chat.getFriends()).result.find((c) => c.jid === jid)?.unreadNumber;
  expect(await unread()).toBe(2);
  const there = await signIn(school, other);
  await there.hears({ op: 'unread', total: 2 });
  there.send({ op: 'receipt', type: messageTypes.read, upToMessageId: last });
  await here.hears({ op: 'receipt', type: messageTypes.read, jid, userId: other.id, seq: 2 });
  expect(await unread()).toBe(0);
  await other.chat.setPreferences({ jid, muted: true });
  await say(here, jid, '三');
  expect(await unread()).toBe(1);
  await there.hears({ op: 'msg', quiet: true });
  await (await signIn(school, other)).hears({ op: 'unread', total: 0 });
});

test('a message is taken back within the time the school allows, by its sender alone', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  const messageId = acked(here, await say(here, jid, '发错了'));
  there.send({ op: 'recall', messageId });
  await there.hears({ op: 'refused', about: messageId, status: 4030 });
  here.send({ op: 'recall', messageId });
  await there.hears({ op: 'msg', msg: expect.objectContaining({ type: messageTypes.recall, content: messageId }) });
  const { records } = (await other.chat.history({ jid })).result;
  expect(records).toMatchObject([{ messageId, content: '', recalled: true }, { type: messageTypes.recall }]);
  const late = acked(here, await say(here, jid, '太晚了'));
  school.travel(chatLimits.recallMs + 1);
  here.send({ op: 'recall', messageId: late });
  await here.hears({ op: 'refused', about: late, status: 1002, msg: '超过 2 分钟的消息不能撤回' });
});

test('CH-12 a quotation of a recalled message says that it was recalled and shows no text', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  const quotedId = acked(here, await say(here, jid, '奖学金名单有误'));
  await say(there, jid, '我看看奖学金', { quotedId });
  here.send({ op: 'recall', messageId: quotedId });
  await there.hears({ op: 'msg', msg: expect.objectContaining({ type: messageTypes.recall }) });
  const quotation = { messageId: quotedId, content: '', recalled: true };
  expect((await other.chat.history({ jid })).result.records[1]).toMatchObject({ content: '我看看奖学金', quotation });
  expect((await other.chat.search({ keyword: '奖学金' })).result.records).toMatchObject([{ quotation }]);
});

test('CH-12 a message recalled before it was read is unread no longer, on every open page', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  await say(here, jid, '一');
  const messageId = acked(here, await say(here, jid, '二'));
  const unread = async () => (await other.chat.getFriends()).result.find((c) => c.jid === jid)?.unreadNumber;
  expect(await unread()).toBe(2);
  here.send({ op: 'recall', messageId });
  await there.hears({ op: 'unread', total: 1 });
  expect(await unread()).toBe(1);
  expect((await other.chat.getLastChatList()).result.find((c) => c.jid === jid)?.last).toMatchObject({
    type: messageTypes.recall,
    content: messageId,
  });
});

test('CH-18 a message to a group is one row that reaches every member', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ type: 1 });
  const { jid } = (await one.chat.createGroup({ name: '一班', userIds: [other.id, third.id] })).result;
  const clients = await Promise.all([other, third].map((person) => signIn(school, person)));
  const here = await signIn(school, one);
  await say(here, jid, '@李同学 班会', { mentions: [other.id] });
  for (const client of clients) await client.hears({ op: 'msg', msg: expect.objectContaining({ toUserType: 2, jid }) });
  const [entry] = (await other.chat.getFriends()).result.filter((c) => c.jid === jid);
  expect(entry).toMatchObject({ mpType: 3, toUserName: '一班', unreadNumber: 1, mentionedAt: `${jid}-1` });
  expect((await one.chat.history({ jid })).result.records).toHaveLength(1);
});

test('CH-19 two students write to each other only where the school allows it; in a group they share they may', async () => {
  const students = [identityTypes.undergraduate, identityTypes.postgraduate] as const;
  const { school, one, other } = await aSchoolWithTwo({}, students);
  expect(await one.chat.open({ userId: other.id })).toMatchObject({
    status: 4030,
    msg: '学校规定学生之间只能在共同的群里交谈',
  });
  const { jid } = (await one.chat.createGroup({ name: '小组', userIds: [other.id] })).result;
  await say(await signIn(school, one), jid, '开始吧');
  const free = await aSchoolWithTwo({ chat: { writing: 'open' } }, students);
  expect((await free.one.chat.open({ userId: free.other.id })).status).toBe(1000);
});

test('CH-19 where the school leaves groups to its staff, students neither make them nor bring people in', async () => {
  const { school, one, other } = await aSchoolWithTwo({ chat: { groups: 'staff' } });
  const refused = { status: 4030, msg: '学校规定由教职工建群和邀请成员' };
  expect(await other.chat.createGroup({ name: '小组', userIds: [one.id] })).toMatchObject(refused);
  expect((await other.chat.imConfig()).result.mayMakeGroups).toBe(false);
  const { jid } = (await one.chat.createGroup({ name: '课题组', userIds: [other.id] })).result;
  const third = await school.person({ type: 3 });
  expect(await other.chat.addMembers({ jid, userIds: [third.id] })).toMatchObject(refused);
  expect((await one.chat.addMembers({ jid, userIds: [third.id] })).status).toBe(1000);
  expect((await one.chat.imConfig()).result.mayMakeGroups).toBe(true);
});

test('CH-20 somebody who sends too much is told and stays connected', async () => {
  const { school, one, other } = await aSchoolWithTwo({ chat: { floodCount: 3 } });
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  for (const n of [1, 2, 3]) await say(here, jid, `${n}`);
  const messageIdWeb = randomUUID();
  here.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '4' } });
  await here.hears({ op: 'refused', about: messageIdWeb, status: 1002, msg: '发送得太快了，请稍候再发' });
  school.travel(chatLimits.floodWindowMs + 1);
  await say(here, jid, '5');
});

test('nobody reads, writes or is told of a conversation that is not theirs', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const stranger = await school.person({ type: 3 });
  const [here, spy] = [await signIn(school, one), await signIn(school, stranger)];
  await say(here, jid, '秘密');
  for (const asked of [stranger, await (await aSchool()).person()])
    expect((await asked.chat.history({ jid })).status).toBe(4040);
  const messageIdWeb = randomUUID();
  spy.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '插话' } });
  await spy.hears({ op: 'refused', about: messageIdWeb, status: 4040 });
  expect(spy.heard.some(({ op }) => op === 'msg')).toBe(false);
  expect((await stranger.chat.search({ keyword: '秘密' })).result.total).toBe(0);
  expect((await other.chat.search({ keyword: '秘密' })).result.records).toMatchObject([{ content: '秘密', jid }]);
});

test('CH-21 a file of a conversation is for its members while they are members', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const { jid } = (await one.chat.createGroup({ name: '课程', userIds: [other.id] })).result;
  const file = (await one.files.upload({ file: new File(['第一章'], '讲义.txt') })).result;
  const here = await signIn(school, one);
  const messageIdWeb = randomUUID();
  here.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.file, content: '', objectId: file.id } });
  await here.hears({ op: 'ack', messageIdWeb });
  const [message] = (await other.chat.history({ jid })).result.records;
  expect(message).toMatchObject({ type: 9, content: '讲义.txt', fileTypeName: 'txt', objectId: file.id });
  expect((await other.files.link({ id: file.id })).status).toBe(1000);
  expect((await (await school.person()).files.link({ id: file.id })).status).toBe(4040);
  await other.chat.leaveGroup({ jid });
  expect((await other.files.link({ id: file.id })).status).toBe(4040);
});

test('groups: the owner and administrators keep them, members see what was said since they came', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ type: 3 });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  const here = await signIn(school, one);
  await say(here, jid, '从前');
  expect((await other.chat.updateGroup({ jid, name: '改名' })).status).toBe(4030);
  await one.chat.setRole({ jid, userId: other.id, role: 'admin' });
  expect((await other.chat.updateGroup({ jid, announcement: '周五开会' })).status).toBe(1000);
  await other.chat.addMembers({ jid, userIds: [third.id] });
  await say(here, jid, '现在');
  expect((await third.chat.history({ jid })).result.records).toMatchObject([
    { type: messageTypes.event },
    { content: '现在' },
  ]);
  expect((await one.chat.group({ jid })).result).toMatchObject({
    name: '教研室',
    announcement: '周五开会',
    role: 'owner',
  });
  expect((await other.chat.removeMember({ jid, userId: one.id })).status).toBe(4030);
  expect((await other.chat.removeMember({ jid, userId: third.id })).status).toBe(1000);
  expect((await third.chat.history({ jid })).status).toBe(4040);
  expect((await one.chat.leaveGroup({ jid })).msg).toBe('群主须先转让群主才能退出');
  await one.chat.setRole({ jid, userId: other.id, role: 'owner' });
  expect((await one.chat.leaveGroup({ jid })).status).toBe(1000);
  expect((await other.chat.dissolveGroup({ jid })).status).toBe(1000);
  expect((await other.chat.history({ jid })).status).toBe(4040);
});

test('CH-22 history is read page by page in both directions, and what was missed after a cut', async () => {
  const { school, one, other } = await aSchoolWithTwo({ chat: { floodCount: 100 } });
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  for (const n of [1, 2, 3, 4, 5]) await say(here, jid, `${n}`);
  const texts = async (range: object) => {
    const { records, hasMore } = (await other.chat.history({ jid, size: 2, ...range })).result;
    return [records.map(({ content }) => content).join(), hasMore];
  };
  expect(await texts({})).toEqual(['4,5', true]);
  expect(await texts({ before: 4 })).toEqual(['2,3', true]);
  expect(await texts({ before: 2 })).toEqual(['1', false]);
  expect(await texts({ after: 2 })).toEqual(['3,4', true]);
  expect(await texts({ after: 4 })).toEqual(['5', false]);
});

test('CH-8 who answers on one device has read what came before: the total on the other device follows', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '一');
  await say(here, jid, '二');
  const desk = await signIn(school, other);
  await desk.hears({ op: 'unread', total: 2 });
  const phone = await signIn(school, other);
  await say(phone, jid, '收到');
  await desk.hears({ op: 'unread', total: 0 });
});

import { randomUUID } from 'node:crypto';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, mpTypes } from '@yizhan/contract/message-types.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { aSentNotice, noticeSender } from '../../../test/notices.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { type SocketClient, signIn } from '../../../test/socket.ts';

const open: School[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((school) => school.app.close()));
});

async function aListeningSchool() {
  const school = await aSchool();
  await school.app.listen({ port: 0 });
  open.push(school);
  const [one, other, third] = [
    await school.person({ name: '王老师', type: 3 }),
    await school.person({ name: '李同学' }),
    await school.person({ name: '赵老师', type: 3 }),
  ];
  return { school, one, other, third };
}

const conversationWith = async (person: TestPerson, other: TestPerson) =>
  (await person.chat.open({ userId: other.id })).result.jid;

async function send(client: SocketClient, jid: string, body: object) {
  const messageIdWeb = randomUUID();
  client.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.text, content: '', ...body } });
  await client.hears({ op: 'ack', messageIdWeb });
}

test('a forwarded file is a file of its own for the members of the other conversation, sent once', async () => {
  const { school, one, other, third } = await aListeningSchool();
  const [from, to] = [await conversationWith(one, other), await conversationWith(one, third)];
  const { id } = (await one.files.upload({ file: new File(['第一章'], '讲义.txt') })).result;
  await send(await signIn(school, one), from, { type: messageTypes.file, objectId: id });
  const forwarding = { messageId: `${from}-1`, messageIdWeb: randomUUID(), jids: [to] };
  expect((await one.chat.forward(forwarding)).status).toBe(1000);
  expect((await one.chat.forward(forwarding)).status).toBe(1000);
  const { records } = (await third.chat.history({ jid: to })).result;
  expect(records).toMatchObject([{ type: messageTypes.file, content: '讲义.txt', fileSize: 9, fromUserId: one.id }]);
  const copy = records[0]?.objectId ?? '';
  expect((await third.files.downloadFile({ id: copy })).result).toMatchObject({ name: '讲义.txt', size: 9 });
  expect((await third.files.link({ id })).status).toBe(4040);
  expect((await other.files.link({ id: copy })).status).toBe(4040);
});

test('nobody forwards what they cannot read, nor into a conversation that is not theirs', async () => {
  const { school, one, other, third } = await aListeningSchool();
  const [secret, theirs] = [await conversationWith(one, other), await conversationWith(one, third)];
  await send(await signIn(school, one), secret, { content: '只给你看' });
  const refused = async (person: TestPerson, messageId: string, jid: string) =>
    expect((await person.chat.forward({ messageId, messageIdWeb: randomUUID(), jids: [jid] })).status).toBe(4040);
  await refused(third, `${secret}-1`, theirs);
  await refused(other, `${secret}-1`, theirs);
  await refused(one, `${secret}-2`, theirs);
});

test('CH-19 what may not be written to one of the chosen conversations is forwarded to none of them', async () => {
  const { school, one, other, third } = await aListeningSchool();
  const [from, allowed] = [await conversationWith(one, other), await conversationWith(one, third)];
  await send(await signIn(school, one), from, { content: '周五开会' });
  const sender = await noticeSender(school);
  await aSentNotice(school, sender);
  const account = (await one.chat.getLastChatList()).result.find(({ mpType }) => mpType === mpTypes.publicAccount);
  const jids = [allowed, account?.jid ?? ''];
  const { msg } = await one.chat.forward({ messageId: `${from}-1`, messageIdWeb: randomUUID(), jids });
  expect(msg).toBe('该公众号未开放留言');
  expect((await one.chat.history({ jid: allowed })).result.records).toEqual([]);
});

test('API-MSG downloadFile answers an address that saves the file, even one that a browser could show', async () => {
  const { school, one } = await aListeningSchool();
  const { id } = (await one.files.upload({ file: new File(['第一章'], '讲义.txt') })).result;
  const { url, name } = (await one.files.downloadFile({ id })).result;
  const answer = await school.inject({ url });
  expect(name).toBe('讲义.txt');
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect((await (await school.person()).files.downloadFile({ id })).status).toBe(4040);
});

test('owner and administrators of a group mention everybody; a mention of a stranger is none', async () => {
  const { school, one, other, third } = await aListeningSchool();
  const { jid } = (await one.chat.createGroup({ name: '一班', userIds: [other.id] })).result;
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  await send(here, jid, { content: '@所有人 明天停课', mentions: ['all', third.id] });
  expect((await one.chat.history({ jid })).result.records).toMatchObject([{ mentions: ['all'] }]);
  const entry = (await other.chat.getFriends()).result.find((one) => one.jid === jid);
  expect(entry?.mentionedAt).toBe(`${jid}-1`);
  const messageIdWeb = randomUUID();
  there.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '@所有人', mentions: ['all'] } });
  await there.hears({ op: 'refused', about: messageIdWeb, msg: '只有群主和管理员可以 @所有人' });
});

test('CH-12 an own device and a partner hear that somebody came online (200), strangers do not', async () => {
  const { school, one, other, third } = await aListeningSchool();
  const jid = await conversationWith(one, other);
  const [friend, stranger] = [await signIn(school, other), await signIn(school, third)];
  await send(friend, jid, { content: '在吗' });
  const first = await signIn(school, one);
  const online = { op: 'online', type: messageTypes.online, userId: one.id, online: true };
  await friend.hears(online);
  await signIn(school, one);
  await first.hears(online);
  expect([friend, stranger].map(({ heard }) => heard.filter(({ op }) => op === 'online').length)).toEqual([1, 0]);
});

test('CH-12 a partner hears that somebody left once the last device is gone for a moment', async () => {
  const { school, one, other } = await aListeningSchool();
  const jid = await conversationWith(one, other);
  const friend = await signIn(school, other);
  await send(friend, jid, { content: '在吗' });
  const [phone, computer] = [await signIn(school, one), await signIn(school, one)];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    phone.socket.terminate();
    await vi.waitFor(() => expect(school.parts.hub.size).toBe(2));
    vi.advanceTimersByTime(chatLimits.awayMs);
    expect((await other.chat.imWebUserGet({ userId: one.id })).result.online).toBe(true);
    computer.socket.terminate();
    await friend.hears({ op: 'online', type: messageTypes.online, userId: one.id, online: false });
    expect((await other.chat.imWebUserGet({ userId: one.id })).result.online).toBe(false);
  } finally {
    vi.useRealTimers();
  }
  const notices = friend.heard.filter((frame) => frame.op === 'online').map(({ online }) => online);
  expect(notices).toEqual([true, false]);
});

import { randomUUID } from 'node:crypto';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { chatTypes, messageTypes, mpTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { aSchoolWithTwo, conversationWith, say } from '../../../test/chat.ts';
import { signIn } from '../../../test/socket.ts';

test('EN-4 a message and a conversation have every field of the specification, by socket and by call', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  await say(here, jid, '在吗');
  const address = {
    ...{ toUserId: other.id, toUserName: '李同学', receiver: other.id, toUserType: 1 },
    ...{ mpType: mpTypes.person, chatType: chatTypes.person },
  };
  const msg = {
    ...address,
    ...{ messageId: `${jid}-1`, messageIdWeb: expect.any(String), fromUserId: one.id, fromUserName: '王老师', jid },
    ...{
      type: 1,
      content: '在吗',
      timeSend: expect.any(String),
      isSendType: 0,
      fileTypeName: '',
      fileSize: 0,
      objectId: null,
    },
  };
  await there.hears({ op: 'msg', msg: expect.objectContaining(msg) });
  expect((await other.chat.history({ jid })).result.records).toMatchObject([msg]);
  const entry = {
    ...{ jid, toUserId: one.id, toUserName: '王老师', receiver: one.id, toUserType: 1, mpType: 2, chatType: 1 },
    ...{
      openWindow: true,
      unreadNumber: 1,
      offlineNoPushMsg: false,
      openTopChatTime: null,
      last: expect.objectContaining(msg),
    },
  };
  expect((await other.chat.getLastChatList()).result).toContainEqual(expect.objectContaining(entry));
});

test('EN-4 a message to a group is addressed to the group, one to one’s own devices to 30001', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const { jid } = (await one.chat.createGroup({ name: '一班', userIds: [other.id] })).result;
  const own = (await one.chat.open({ userId: '30001' })).result.jid;
  const here = await signIn(school, one);
  const phone = await signIn(school, one);
  await say(here, jid, '各位好');
  await say(here, own, '给自己');
  const group = { toUserId: jid, toUserName: '一班', receiver: jid, toUserType: 2, mpType: 3, chatType: 2 };
  const system = { toUserId: '30001', receiver: '30001', toUserType: 1, mpType: null, chatType: 3 };
  await phone.hears({ op: 'msg', msg: expect.objectContaining(group) });
  await phone.hears({ op: 'msg', msg: expect.objectContaining(system) });
  expect((await one.chat.history({ jid })).result.records).toMatchObject([group]);
  expect((await one.chat.history({ jid: own })).result.records).toMatchObject([system]);
});

test('CH-13 CH-15 signing in, getFriends and getLastChatList go over the websocket, and the client learns how to connect', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '早');
  here.send({ op: 'call', callId: 1, name: 'getFriends' });
  here.send({ op: 'call', callId: 2, name: 'getLastChatList' });
  const listed = (await one.chat.getLastChatList()).result;
  await here.hears({ op: 'answer', callId: 1, result: listed });
  await here.hears({ op: 'answer', callId: 2, result: listed });
  const config = { connectTimeout: 50, reconnectDelay: 1, resendCount: 5 };
  expect((await one.chat.imConfig()).result).toMatchObject(config);
});

test('CH-20 a client that calls without end is informed and stays connected; one that does not listen is not', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  for (let n = 0; n <= socketLimits.maxFramesPerPing; n++) here.send({ op: 'typing', jid });
  await here.hears({ op: 'refused', about: jid, status: 1002 });
  await say(here, jid, '还在');
  for (let n = 0; n <= socketLimits.maxRefusalsPerPing; n++) here.send({ op: 'typing', jid });
  expect(await here.closed).toBe(1008);
});

test('a text sent after a file stands after it, though a file takes longer to check', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const file = (await one.files.upload({ file: new File(['第一章'], '讲义.txt') })).result;
  const here = await signIn(school, one);
  here.send({
    op: 'send',
    msg: { messageIdWeb: randomUUID(), jid, type: messageTypes.file, content: '', objectId: file.id },
  });
  await say(here, jid, '请看上面的讲义');
  const { records } = (await other.chat.history({ jid })).result;
  expect(records.map(({ content }) => content)).toEqual(['讲义.txt', '请看上面的讲义']);
});

// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import type { SentMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes, sendStates } from '@yizhan/contract/message-types.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { emitFrame } from '../../lib/frames.ts';
import { setSocketState } from '../../lib/hints.ts';
import { openConversation, startChat, useChat } from './chat-store.ts';

const aMessage = (seq: number): SentMessage => ({
  messageId: `7-${seq}`,
  messageIdWeb: `client-${seq}`,
  jid: '7',
  seq,
  fromUserId: '2',
  fromUserName: '王老师',
  toUserType: 1,
  type: messageTypes.text,
  content: '明天见',
  objectId: null,
  fileTypeName: '',
  fileSize: 0,
  timeSend: '2026-11-17 09:00:00',
  recalled: false,
  quotation: null,
  mentions: [],
  toUserId: '1',
  toUserName: '李同学',
  receiver: '1',
  mpType: 2,
  chatType: 1,
  isSendType: sendStates.delivered,
});

beforeEach(() => {
  freshBrowser();
  signedIn();
  setSocketState('disconnected');
});
afterEach(() => vi.unstubAllGlobals());

test('CH-22 a connection made while a thread is being read does not make it read from its beginning', async () => {
  const wire = fakeWire({
    'chat.getLastChatList': [],
    'chat.history': () => {
      setSocketState('connected');
      return { records: [], lastSeq: 0, hasMore: false };
    },
  });
  const stop = startChat();
  await openConversation('7');
  await vi.waitFor(() => expect(wire.to('chat.getLastChatList')).toHaveLength(2));
  expect(wire.to('chat.history').map(({ input }) => input)).toEqual([{ jid: '7' }]);
  stop();
});

test('CH-17 a message with a gap before it makes the thread read what lies between', async () => {
  const stored = [1, 2, 3].map((seq) => aMessage(seq));
  fakeWire({
    'chat.getLastChatList': [],
    'chat.history': ({ input }) => ({
      records: stored.filter(({ seq }) => (input?.after === undefined ? seq === 1 : seq > Number(input.after))),
      lastSeq: 3,
      hasMore: false,
    }),
  });
  const stop = startChat();
  await openConversation('7');
  emitFrame({ op: 'msg', msg: aMessage(3), quiet: false });
  await vi.waitFor(() => expect(useChat.getState().threads['7']?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]));
  stop();
});

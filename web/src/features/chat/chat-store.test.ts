// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import type { SentMessage } from '@yizhan/contract/entities/message.ts';
import { messageTypes, sendStates } from '@yizhan/contract/message-types.ts';
import type { ClientFrame } from '@yizhan/contract/socket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { emitFrame, setFrameSender } from '../../lib/frames.ts';
import { setSocketState } from '../../lib/hints.ts';
import { openConversation, resendMessage, sendMessage, startChat, useChat } from './chat-store.ts';

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
afterEach(() => {
  setFrameSender(undefined);
  vi.unstubAllGlobals();
});

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

test('CH-2 what has no receipt is there after a reload as failed, and is sent again under the same id', async () => {
  let records: SentMessage[] = [];
  fakeWire({ 'chat.getLastChatList': [], 'chat.history': () => ({ records, lastSeq: 0, hasMore: false }) });
  let stop = startChat();
  await openConversation('7');
  sendMessage('7', { type: messageTypes.text, content: '明天交' });
  sendMessage('7', { type: messageTypes.file, content: '讲义.txt', objectId: '5' });
  stop();
  stop = startChat();
  await openConversation('7');
  const shown = () => useChat.getState().threads['7']?.messages ?? [];
  expect(shown().map(({ content, isSendType }) => [content, isSendType])).toEqual([
    ['明天交', sendStates.failed],
    ['讲义.txt', sendStates.failed],
  ]);
  const sent: ClientFrame[] = [];
  setFrameSender((frame) => sent.push(frame) > 0);
  const [text, file] = shown();
  resendMessage('7', text?.messageIdWeb ?? '');
  expect(sent).toMatchObject([{ op: 'send', msg: { messageIdWeb: text?.messageIdWeb, content: '明天交' } }]);
  emitFrame({ op: 'ack', messageIdWeb: text?.messageIdWeb ?? '', messageId: '7-1', timeSend: '2026-11-17 09:00:00' });
  records = [{ ...aMessage(2), messageIdWeb: file?.messageIdWeb ?? '' }];
  stop();
  stop = startChat();
  await openConversation('7');
  expect(shown().map(({ messageIdWeb, isSendType }) => [messageIdWeb, isSendType])).toEqual([
    [file?.messageIdWeb, sendStates.delivered],
  ]);
  stop();
});

test('CH-2 a file that is ready without a connection has failed, whichever conversation is open, and keeps its name', async () => {
  fakeWire({ 'chat.getLastChatList': [], 'chat.history': { records: [], lastSeq: 0, hasMore: false } });
  const stop = startChat();
  await openConversation('7');
  await openConversation('8');
  expect(sendMessage('7', { type: messageTypes.file, content: '讲义.txt', objectId: '5' })).toBe(false);
  expect(useChat.getState().threads['7']?.messages).toMatchObject([
    { content: '讲义.txt', isSendType: sendStates.failed },
  ]);
  stop();
});

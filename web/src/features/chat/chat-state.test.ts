import type { ConversationWithLast } from '@yizhan/contract/entities/conversation.ts';
import type { ChatMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes, sendStates } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import {
  type ChatState,
  countUnread,
  emptyChat,
  hasGap,
  sortConversations,
  withAck,
  withConversations,
  withHistory,
  withLoss,
  withMessage,
  withOpened,
  withOutgoing,
  withReadReceipt,
  withRefusal,
  withResend,
} from './chat-state.ts';

const anEntry = (changes: Partial<ConversationWithLast> = {}): ConversationWithLast => ({
  jid: '7',
  toUserId: '2',
  toUserName: '王老师',
  toUserType: 1,
  mpType: 2,
  canReply: true,
  avatar: null,
  offlineNoPushMsg: false,
  openTopChatTime: null,
  unreadNumber: 0,
  mentionedAt: null,
  lastSeq: 0,
  readSeq: 0,
  othersReadSeq: 0,
  timeSend: '2026-11-17 08:00:00',
  last: null,
  ...changes,
});

const aMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: '7-1',
  messageIdWeb: 'client-1',
  jid: '7',
  seq: 1,
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
  ...changes,
});

const outgoing = aMessage({ messageId: 'client-9', messageIdWeb: 'client-9', seq: 0, fromUserId: '1' });
const none = { records: [], lastSeq: 0, hasMore: false };
const opened: ChatState = {
  ...withHistory(withConversations(emptyChat, [anEntry()]), '7', none, 'latest'),
  openJid: '7',
};
const statesOf = ({ threads }: ChatState) => threads['7']?.messages.map(({ isSendType }) => isSendType);

test('CH-1 EN-7 a message is being sent until its receipt, then it is delivered under its number', () => {
  const sent = withOutgoing(opened, outgoing);
  expect(statesOf(sent)).toEqual([sendStates.sending]);
  const acked = withAck(sent, { messageIdWeb: 'client-9', messageId: '7-1', timeSend: '2026-11-17 09:00:01' });
  expect(acked.threads['7']?.messages).toMatchObject([{ messageId: '7-1', seq: 1, isSendType: sendStates.delivered }]);
  expect(acked.conversations?.[0]).toMatchObject({ lastSeq: 1, unreadNumber: 0 });
});

test('CH-2 a lost connection fails what is being sent in the open conversation, and nothing else', () => {
  const sent = withOutgoing(withMessage(opened, aMessage(), { isOwn: false, quiet: false }), outgoing);
  expect(statesOf(withLoss(sent))).toEqual([sendStates.delivered, sendStates.failed]);
  expect(statesOf(withLoss({ ...sent, openJid: '8' }))).toEqual([sendStates.delivered, sendStates.sending]);
});

test('CH-13 a failed message is sent again under the same id, at most five times', () => {
  let state = withLoss(withOutgoing(opened, outgoing));
  for (let n = 0; n < chatLimits.maxResends; n += 1) {
    const again = withResend(state, '7', 'client-9');
    expect(again && statesOf(again)).toEqual([sendStates.sending]);
    state = withLoss(again ?? state);
  }
  expect(withResend(state, '7', 'client-9')).toBeUndefined();
});

test('a refused message fails with the reason of the server', () => {
  const refused = withRefusal(withOutgoing(opened, outgoing), 'client-9', '发送得太快了，请稍候再发');
  expect(refused.threads['7']?.messages[0]).toMatchObject({ isSendType: 3, problem: '发送得太快了，请稍候再发' });
});

test('a message that arrives twice, or after it was read from the history, stands once and in its place', () => {
  const second = aMessage({ messageId: '7-2', messageIdWeb: 'client-2', seq: 2 });
  let state = withMessage(opened, second, { isOwn: false, quiet: false });
  state = withHistory(state, '7', { records: [aMessage(), second], lastSeq: 2, hasMore: false }, 'newer');
  state = withMessage(state, second, { isOwn: false, quiet: false });
  expect(state.threads['7']?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(state.conversations?.[0]?.unreadNumber).toBe(1);
});

test('what is sent, and what arrives, before the history is read stands in the thread afterwards', () => {
  const opening = withOpened(withConversations(emptyChat, [anEntry()]), '7');
  const acked = withAck(withOutgoing(opening, outgoing), {
    messageIdWeb: 'client-9',
    messageId: '7-1',
    timeSend: '2026-11-17 09:00:01',
  });
  const arrived = withMessage(acked, aMessage({ messageId: '7-2', seq: 2 }), { isOwn: false, quiet: false });
  const loaded = withHistory(arrived, '7', none, 'latest');
  expect(loaded.threads['7']?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a number that was skipped is noticed', () => {
  const state = withMessage(opened, aMessage(), { isOwn: false, quiet: false });
  expect(hasGap(state, aMessage({ seq: 2 }))).toBe(false);
  expect(hasGap(state, aMessage({ seq: 3 }))).toBe(true);
});

test('CH-12 a recall takes the content away, counts as nothing new, and the recalled message is unread no longer', () => {
  const state = withMessage(opened, aMessage(), { isOwn: false, quiet: false });
  const recall = aMessage({
    messageId: '7-2',
    messageIdWeb: 'recall-1',
    seq: 2,
    type: messageTypes.recall,
    content: '7-1',
  });
  const recalled = withMessage(state, recall, { isOwn: false, quiet: false });
  expect(recalled.threads['7']?.messages[0]?.recalled).toBe(true);
  expect(recalled.conversations?.[0]).toMatchObject({ unreadNumber: 0, last: { type: messageTypes.recall } });
  const read = withReadReceipt(state, { jid: '7', userId: '1', seq: 1 }, '1');
  expect(withMessage(read, recall, { isOwn: false, quiet: false }).conversations?.[0]?.unreadNumber).toBe(0);
});

test('CH-6 pinned conversations stand first, then the latest; one without a kind is dropped, but for 30001', () => {
  const list = [
    anEntry({ jid: '1', timeSend: '2026-11-17 10:00:00' }),
    anEntry({ jid: '2', timeSend: '2026-11-17 11:00:00' }),
    anEntry({ jid: '3', openTopChatTime: '2026-11-01 10:00:00' }),
    anEntry({ jid: '4', mpType: null }),
    anEntry({ jid: '5', mpType: null, toUserId: '30001', openTopChatTime: '2026-11-01 09:00:00' }),
  ];
  expect(sortConversations(list).map(({ jid }) => jid)).toEqual(['3', '5', '2', '1']);
});

test('CH-8 muted conversations are not in the total', () => {
  expect(countUnread([anEntry({ unreadNumber: 2 }), anEntry({ unreadNumber: 5, offlineNoPushMsg: true })])).toBe(2);
});

test('CH-7 in a group each member’s place is remembered and never goes back; whoever writes has read what stands before', () => {
  const members = withConversations(emptyChat, [anEntry({ othersReadSeq: null })]);
  const heard = [5, 3].reduce((state, seq) => withReadReceipt(state, { jid: '7', userId: '2', seq }, '1'), members);
  const written = withMessage(heard, aMessage({ seq: 6, fromUserId: '3' }), { isOwn: false, quiet: false });
  expect([written.reads['7'], written.conversations?.[0]?.othersReadSeq]).toEqual([{ 2: 5, 3: 6 }, null]);
});

test('CH-7 reading on another device ends the unread number; what the other read is marked', () => {
  const state = withMessage(opened, aMessage(), { isOwn: false, quiet: false });
  expect(withReadReceipt(state, { jid: '7', userId: '1', seq: 1 }, '1').conversations?.[0]?.unreadNumber).toBe(0);
  expect(withReadReceipt(state, { jid: '7', userId: '2', seq: 1 }, '1').conversations?.[0]?.othersReadSeq).toBe(1);
});

test('CH-22 what is jumped to takes the place of the thread; what arrives meanwhile waits until its end is reached', () => {
  const page = (first: number, last: number) => ({
    records: Array.from({ length: last - first + 1 }, (_, at) =>
      aMessage({ seq: first + at, messageId: `7-${first + at}`, messageIdWeb: `client-${first + at}` }),
    ),
    lastSeq: 900,
    hasMore: true,
  });
  const seqs = (state: ChatState) => state.threads['7']?.messages.map(({ seq }) => seq) ?? [];
  const opened = withHistory(withOpened(emptyChat, '7'), '7', page(851, 900), 'latest');
  const jumped = withHistory(opened, '7', page(100, 103), 'around');
  expect(seqs(jumped)).toEqual([100, 101, 102, 103]);
  expect(jumped.threads['7']).toMatchObject({ hasNewer: true, hasOlder: true, part: 1 });
  const arrived = aMessage({ seq: 901, messageId: '7-901', messageIdWeb: 'client-901' });
  expect(hasGap(jumped, arrived)).toBe(false);
  expect(seqs(withMessage(jumped, arrived, { isOwn: false, quiet: false }))).toEqual([100, 101, 102, 103]);
  const end = { ...page(104, 106), hasMore: false };
  expect(withHistory(jumped, '7', end, 'newer').threads['7']).toMatchObject({ hasNewer: false, part: 1 });
  const back = withHistory(jumped, '7', page(852, 901), 'latest');
  expect(seqs(back).at(-1)).toBe(901);
  expect(seqs(back)).toHaveLength(50);
});

test('a message that mentions somebody marks the conversation with the first of them until it is read', () => {
  const listed = withConversations(emptyChat, [anEntry()]);
  const one = withMessage(listed, aMessage(), { isOwn: false, quiet: false, isMentioned: true });
  const two = withMessage(one, aMessage({ seq: 2, messageId: '7-2', messageIdWeb: 'client-2' }), {
    isOwn: false,
    quiet: false,
    isMentioned: true,
  });
  expect(two.conversations?.[0]?.mentionedAt).toBe('7-1');
  expect(withReadReceipt(two, { jid: '7', userId: '1', seq: 2 }, '1').conversations?.[0]?.mentionedAt).toBeNull();
});

test('CH-7 whoever writes has read what stands before: oneself on another device, and the other person', () => {
  const unread = withConversations(opened, [anEntry({ unreadNumber: 3, lastSeq: 3, mentionedAt: '7-2' })]);
  const own = withMessage(unread, aMessage({ seq: 4, messageId: '7-4', fromUserId: '1' }), {
    isOwn: true,
    quiet: false,
  });
  expect(own.conversations?.[0]).toMatchObject({ unreadNumber: 0, readSeq: 4, mentionedAt: null, othersReadSeq: 0 });
  const answer = aMessage({ seq: 5, messageId: '7-5', messageIdWeb: 'their-5' });
  const theirs = withMessage(own, answer, { isOwn: false, quiet: false });
  expect(theirs.conversations?.[0]).toMatchObject({ unreadNumber: 1, readSeq: 4, othersReadSeq: 5 });
});

test('a list that was on its way while something arrived or was read takes nothing back', () => {
  const before = withConversations(opened, [anEntry({ unreadNumber: 1, lastSeq: 1 })]);
  const arrived = withMessage(before, aMessage({ seq: 2, messageId: '7-2' }), { isOwn: false, quiet: false });
  const old = anEntry({ unreadNumber: 1, lastSeq: 1, offlineNoPushMsg: true });
  expect(withConversations(arrived, [old]).conversations?.[0]).toMatchObject({
    ...{ unreadNumber: 2, lastSeq: 2, offlineNoPushMsg: true },
  });
  const read = withReadReceipt(arrived, { jid: '7', userId: '1', seq: 2 }, '1');
  const unread = anEntry({ unreadNumber: 2, lastSeq: 2 });
  expect(withConversations(read, [unread]).conversations?.[0]).toMatchObject({ unreadNumber: 0, readSeq: 2 });
});

test('CH-12 what was recalled while the connection was lost does not stay on the screen', () => {
  const shown = withHistory(opened, '7', { records: [aMessage()], lastSeq: 1, hasMore: false }, 'latest');
  const recall = aMessage({
    messageId: '7-2',
    messageIdWeb: 'recall-1',
    seq: 2,
    type: messageTypes.recall,
    content: '7-1',
  });
  const missed = withHistory(shown, '7', { records: [recall], lastSeq: 2, hasMore: false }, 'newer');
  expect(missed.threads['7']?.messages.map(({ recalled }) => recalled)).toEqual([true, false]);
});

test('CH-12 what quotes a recalled message loses the quoted text, at once and after a lost connection', () => {
  const quotation = { messageId: '7-1', fromUserName: '王老师', type: 1, content: '明天见', recalled: false };
  const quoting = aMessage({ messageId: '7-2', messageIdWeb: 'client-2', seq: 2, quotation });
  const recall = { ...aMessage({ messageId: '7-3', messageIdWeb: 'recall-1', seq: 3, content: '7-1' }) };
  const recalled = { ...recall, type: messageTypes.recall };
  const page = { records: [aMessage(), quoting], lastSeq: 2, hasMore: false };
  const shown = withHistory(opened, '7', page, 'latest');
  const heard = withMessage(shown, recalled, { isOwn: false, quiet: false });
  const read = withHistory(shown, '7', { records: [recalled], lastSeq: 3, hasMore: false }, 'newer');
  for (const state of [heard, read])
    expect(state.threads['7']?.messages[1]?.quotation).toMatchObject({ content: '', recalled: true });
});

test('a conversation that is open stays in the list before its first message', () => {
  const begun = withConversations(opened, [anEntry({ jid: '7' })]);
  const listed = withConversations(begun, [anEntry({ jid: '8', lastSeq: 3 })]);
  expect(listed.conversations?.map(({ jid }) => jid).sort()).toEqual(['7', '8']);
});

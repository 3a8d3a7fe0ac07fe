import type { ListedWithLast } from '@yizhan/contract/entities/conversation.ts';
import { mpTypes, toUserTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { placeAboveOf } from './ThreadPills.tsx';

const group: ListedWithLast = {
  ...{ jid: '7', toUserId: '7', toUserName: '课题组', toUserType: toUserTypes.group, mpType: mpTypes.group },
  ...{ canReply: true, avatar: null, offlineNoPushMsg: false, openTopChatTime: null, unreadNumber: 1 },
  ...{ mentionedAt: null, lastSeq: 30, readSeq: 29, othersReadSeq: 0, timeSend: null, last: null },
  ...{ receiver: '7', chatType: toUserTypes.group, openWindow: false },
};

test('CH-12 a mention further up has a way to it, one in the last message has none', () => {
  expect(placeAboveOf({ ...group, mentionedAt: '7-12' })?.messageId).toBe('7-12');
  expect(placeAboveOf({ ...group, mentionedAt: '7-30' })).toBeUndefined();
  const unread = { ...group, mentionedAt: '7-30', unreadNumber: 200, readSeq: 10 };
  expect(placeAboveOf(unread)?.messageId).toBe('7-11');
});

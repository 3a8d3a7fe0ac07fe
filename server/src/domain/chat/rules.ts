import type { ChatSettings, ListedConversation } from '@yizhan/contract/entities/conversation.ts';
import type { ChatMessage, SentMessage } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as fileLimits from '@yizhan/contract/limits/files.ts';
import { chatTypes, messageTypes, mpTypes, sendStates, toUserTypes } from '@yizhan/contract/message-types.ts';
import type { Membership } from './members.ts';
import type { MessageRow } from './message-queries.ts';
import type { ConversationKind, ConversationRow } from './queries.ts';

export const toMessageId = (jid: string, seq: number) => `${jid}-${seq}`;

export function parseMessageId(messageId: string): { jid: string; seq: number } {
  const [jid = '', seq = ''] = messageId.split('-');
  return { jid, seq: Number(seq) };
}

export const toUserTypeOf = (kind: ConversationKind) => (kind === 'group' ? toUserTypes.group : toUserTypes.person);

export const mpTypeOf: Record<ConversationKind, number | null> = {
  person: mpTypes.person,
  group: mpTypes.group,
  own: null,
  account: mpTypes.publicAccount,
};

/** The fields of EN-4 that follow from a conversation's kind and from who wrote to whom. */
export const addressOf = (kind: ConversationKind, toUserId: string, toUserName: string) => ({
  toUserId,
  toUserName,
  receiver: toUserId,
  toUserType: toUserTypeOf(kind),
  mpType: mpTypeOf[kind],
  chatType: chatTypes[kind],
});

const partnerOf = ({ kind, jid, name, otherId, otherName, accountId }: ConversationRow) => {
  if (kind === 'account') return { toUserId: accountId ?? '', toUserName: name };
  if (kind === 'group') return { toUserId: jid, toUserName: name };
  if (kind === 'own') return { toUserId: chatLimits.systemAccountId, toUserName: '' };
  return { toUserId: otherId ?? '', toUserName: otherName ?? '' };
};

export function toConversation(row: ConversationRow, ownName: string): ListedConversation {
  const { toUserId, toUserName } = partnerOf(row);
  return {
    ...addressOf(row.kind, toUserId, row.kind === 'own' ? ownName : toUserName),
    jid: row.jid,
    openWindow: row.isOpen,
    avatar: row.avatar,
    offlineNoPushMsg: row.muted,
    openTopChatTime: row.pinnedAt,
    unreadNumber: row.unread,
    mentionedAt: row.mentionedSeq === null ? null : toMessageId(row.jid, row.mentionedSeq),
    lastSeq: row.lastSeq,
    readSeq: row.readSeq,
    othersReadSeq: row.othersReadSeq,
    timeSend: row.lastAt,
    canReply: row.canReply,
  };
}

const preview = (content: string) => content.slice(0, chatLimits.previewLength);

/** Whom a message is written to: the others read it from the sender's side. */
const receiverOf = (row: MessageRow): [id: string, name: string] => {
  const { kind, jid, groupName, otherId, otherName, accountId } = row;
  if (kind === 'account') return [accountId ?? '', groupName];
  if (kind === 'group') return [jid, groupName];
  return kind === 'own' ? [chatLimits.systemAccountId, ''] : [otherId ?? '', otherName ?? ''];
};

export const toChatMessage = (row: MessageRow): SentMessage => ({
  ...addressOf(row.kind, ...receiverOf(row)),
  isSendType: sendStates.delivered,
  messageId: toMessageId(row.jid, row.seq),
  messageIdWeb: row.clientId,
  jid: row.jid,
  seq: row.seq,
  fromUserId: row.fromId,
  fromUserName: row.fromName ?? '',
  type: row.type,
  content: row.content,
  objectId: row.objectId,
  fileTypeName: row.fileType,
  fileSize: row.fileSize,
  timeSend: row.sentAt,
  recalled: row.recalled,
  mentions: row.mentions,
  quotation:
    row.quotedSeq === null || row.type === messageTypes.recall
      ? null
      : {
          messageId: toMessageId(row.jid, row.quotedSeq),
          fromUserName: row.quotedFrom ?? '',
          type: row.quotedType ?? 0,
          content: preview(row.quotedContent ?? ''),
          recalled: row.quotedRecalled,
        },
});

/** How another message quotes this one. */
export const quotationOf = ({ jid, seq, fromName, type, content, recalled }: MessageRow): ChatMessage['quotation'] => ({
  messageId: toMessageId(jid, seq),
  fromUserName: fromName ?? '',
  type,
  content: preview(content),
  recalled,
});

/** May one person write to the other? Two students only where the school allows it. */
export const canWriteTo = (writing: ChatSettings['writing'], isStudent: boolean, isOtherStudent: boolean) =>
  writing === 'open' || !isStudent || !isOtherStudent;

/** May this person make groups, and bring people into them? */
export const mayMakeGroups = (groups: ChatSettings['groups'], isStudent: boolean) => groups === 'open' || !isStudent;

/** Whom a message of this sender is written to. */
export function receiverIn(
  { kind, name, accountId, members }: Membership,
  jid: string,
  senderId: string,
): [id: string, name: string] {
  if (kind === 'group') return [jid, name];
  if (kind === 'own') return [chatLimits.systemAccountId, ''];
  if (kind === 'account') return [accountId ?? '', name];
  for (const member of members.values()) if (member.userId !== senderId) return [member.userId, member.name];
  return ['', ''];
}

/** Whom a text really mentions: members of its group. Undefined when somebody without the right mentions everybody. */
export function mentionsIn({ kind, members }: Membership, senderId: string, mentions: readonly string[]) {
  if (kind !== 'group') return [];
  if (mentions.includes('all') && members.get(senderId)?.role === 'member') return undefined;
  return [...new Set(mentions)].filter((id) => id === 'all' || members.has(id));
}

/** Messages up to this number are from before the person joined. */
export const joinedSeqIn = ({ members }: Membership, userId: string) => members.get(userId)?.joinedSeq ?? 0;

/** May people write in this conversation? */
export function canWrite(writing: ChatSettings['writing'], { kind, members }: Membership): boolean {
  if (kind !== 'person') return true;
  const [one, other] = members.values();
  return canWriteTo(writing, one?.isStudent ?? false, other?.isStudent ?? false);
}

/** Files between one's own devices may be larger. */
export const settingsIn = (kind: ConversationKind, settings: ChatSettings): ChatSettings =>
  kind === 'own' ? { ...settings, fileMaxMb: fileLimits.maxOwnDevicesBytes / 1024 ** 2 } : settings;

/** No kind named means every kind the portal takes. */
export const isFileAllowed = ({ fileTypes, fileMaxMb }: ChatSettings, fileType: string, bytes: number) =>
  bytes <= fileMaxMb * 1024 ** 2 && (fileTypes.length === 0 || fileTypes.includes(fileType));

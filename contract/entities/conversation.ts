import * as z from 'zod';
import * as chatLimits from '../limits/chat.ts';
import { filled, flag, id, page, pageQuery, text, time } from './common.ts';
import { type ChatMessage, chatMessage, messageId, messageIdWeb, sentMessage } from './message.ts';

/** One entry of the list of conversations. Field names as in the specification (EN-4, domain of getFriends). */
export const conversation = z.object({
  jid: id,
  toUserId: z.string(),
  toUserName: z.string(),
  toUserType: z.number(),
  /** 1 public account, 2 person, 3 group; 文件传输助手 has none. */
  mpType: z.number().nullable(),
  avatar: z.string().nullable(),
  offlineNoPushMsg: z.boolean(),
  /** Null unless pinned. */
  openTopChatTime: time.nullable(),
  unreadNumber: z.number(),
  /** One is mentioned in a message not read yet: the first of them. */
  mentionedAt: messageId.nullable(),
  lastSeq: z.number(),
  readSeq: z.number(),
  /** How far everybody else has read; null in groups, where each member has a position. */
  othersReadSeq: z.number().nullable(),
  timeSend: time.nullable(),
  /** Whether the person can write there: a public account may take no messages. */
  canReply: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationWithLast = conversation.extend({ last: chatMessage.nullable() });
export type ConversationWithLast = z.infer<typeof conversationWithLast>;

/** An entry as it travels: the fields of EN-4 that follow from others, too. */
export const listedConversation = conversation.extend({
  /** The same as toUserId. */
  receiver: z.string(),
  chatType: z.number(),
  /** It stands in the list: it was not removed since its last message. */
  openWindow: z.boolean(),
});
export type ListedConversation = z.infer<typeof listedConversation>;
export const listedWithLast = listedConversation.extend({ last: sentMessage.nullable() });
export type ListedWithLast = z.infer<typeof listedWithLast>;

export const historyQuery = z.object({
  jid: id,
  /** Messages before this place, after it, or between both; without either the last ones. */
  before: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  size: z.coerce.number().int().min(1).max(chatLimits.maxHistoryPageSize).default(chatLimits.historyPageSize),
});
export const history = z.object({ records: z.array(sentMessage), lastSeq: z.number(), hasMore: z.boolean() });
export type History = { records: readonly ChatMessage[]; lastSeq: number; hasMore: boolean };

export const chatPerson = z.object({
  userId: id,
  name: z.string(),
  number: z.string(),
  avatar: z.string().nullable(),
  deptName: z.string(),
  post: z.string(),
  phone: z.string(),
  online: z.boolean(),
  /** May the asking person write to them? */
  canWrite: z.boolean(),
});
export type ChatPerson = z.infer<typeof chatPerson>;

export const addressBookQuery = pageQuery.extend({
  deptId: id.optional(),
  /** Of the department itself, without those below it. */
  direct: flag.optional(),
  /** Name, pinyin, initials or number. */
  keyword: text(50).default(''),
});
export const addressBookEntry = chatPerson.pick({
  userId: true,
  name: true,
  number: true,
  avatar: true,
  deptName: true,
  post: true,
  canWrite: true,
});
export type AddressBookEntry = z.infer<typeof addressBookEntry>;
export const addressBook = page(addressBookEntry);

export const memberRole = z.enum(['owner', 'admin', 'member']);
export const groupMember = z.object({
  userId: id,
  name: z.string(),
  avatar: z.string().nullable(),
  role: memberRole,
  /** Pinyin and initials of the name, for finding a member while typing. */
  sounds: z.string(),
  /** Messages up to this number are from before the person joined. */
  joinedSeq: z.number(),
  /** How far the person has read. */
  readSeq: z.number(),
});
export type GroupMember = z.infer<typeof groupMember>;
export const group = z.object({
  jid: id,
  name: z.string(),
  announcement: z.string(),
  role: memberRole,
  members: z.array(groupMember),
});
export type Group = z.infer<typeof group>;

export const groupName = filled(chatLimits.conversationNameLength);
export const groupMembers = z.array(id).min(1).max(chatLimits.maxGroupMembers);

/** One message to several conversations. The same messageIdWeb again forwards it once. */
export const forwarding = z.object({
  messageId,
  messageIdWeb,
  jids: z.array(id).min(1).max(chatLimits.maxForwardTargets),
});

export const messageSearch = pageQuery.extend({ keyword: filled(50), jid: id.optional() });
export const foundMessage = chatMessage.extend({ conversationName: z.string() });
export type FoundMessage = z.infer<typeof foundMessage>;

export const imConfig = z.object({
  wsUrl: z.string(),
  heartbeat: z.number(),
  recallSeconds: z.number(),
  fileMaxMb: z.number(),
  /** Between one's own devices. */
  ownFileMaxMb: z.number(),
  allowTypes: z.array(z.string()),
  systemAccountId: z.string(),
  /** How a client connects (CH-13), in seconds, and how often it sends a failed message again. */
  connectTimeout: z.number(),
  reconnectDelay: z.number(),
  resendCount: z.number(),
  /** Whether one may make groups and bring people into them. */
  mayMakeGroups: z.boolean(),
});

/** What a school decides about chat. */
export const chatSettings = z.object({
  /** Who may write to whom: everybody to everybody, or students to students only in groups they share. */
  writing: z.enum(['open', 'studentsInGroups']).default('studentsInGroups'),
  /** Who may make groups and bring people into them: who may bring students together decides who talks to whom. */
  groups: z.enum(['open', 'staff']).default('open'),
  /** Messages that one person may send within ten seconds. */
  floodCount: z
    .number()
    .int()
    .min(chatLimits.minFloodCount)
    .max(chatLimits.maxFloodCount)
    .default(chatLimits.floodCount),
  recallMinutes: z
    .number()
    .int()
    .min(1)
    .max(chatLimits.maxRecallMinutes)
    .default(chatLimits.recallMs / 60_000),
  retentionDays: z
    .number()
    .int()
    .min(chatLimits.minRetentionDays)
    .max(chatLimits.maxRetentionDays)
    .default(chatLimits.retentionDays),
  fileMaxMb: z.number().int().min(1).max(chatLimits.maxFileMb).default(chatLimits.maxFileMb),
  /** Endings of the files that may be sent; none named means every kind the portal takes. */
  fileTypes: z
    .array(z.string().regex(/^[a-z0-9]{1,10}$/))
    .max(chatLimits.maxFileTypes)
    .default([]),
});
export type ChatSettings = z.infer<typeof chatSettings>;

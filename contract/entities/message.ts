import * as z from 'zod';
import * as chatLimits from '../limits/chat.ts';
import { sendStates, sentTypes } from '../message-types.ts';
import { noticeLevels } from '../notice-kinds.ts';
import { id, pastedText, time } from './common.ts';

/** A conversation and the place of a message in it, such as 42-7. */
export const messageId = z.string().regex(/^[1-9]\d{0,17}-[1-9]\d{0,15}$/);

/** The client's own id of a message: sending twice with the same id stores it once. */
export const messageIdWeb = z.string().regex(/^[\w-]{8,64}$/);

export const quotation = z.object({
  messageId,
  fromUserName: z.string(),
  type: z.number(),
  /** Empty once the quoted message is recalled. */
  content: z.string(),
  recalled: z.boolean(),
});

/** What a public account's article (80) shows besides its title; its notice is the message's objectId. */
export const articleCard = z.object({
  excerpt: z.string(),
  /** The first picture of its text. */
  coverId: id.nullable(),
  level: z.enum(noticeLevels),
  needConfirm: z.boolean(),
  isRead: z.boolean(),
  isConfirmed: z.boolean(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** A message as it stands in a thread. Field names as in the specification (EN-4). */
export const chatMessage = z.object({
  messageId,
  messageIdWeb: z.string(),
  /** The conversation. */
  jid: id,
  seq: z.number(),
  fromUserId: z.string(),
  fromUserName: z.string(),
  toUserType: z.number(),
  type: z.number(),
  /** The text; a file's name; a person's name; the id of a recalled message; a group's event as JSON. */
  content: z.string(),
  /** The file, the person of a person's card, or the notice of an article. */
  objectId: z.string().nullable(),
  fileTypeName: z.string(),
  fileSize: z.number(),
  timeSend: time,
  recalled: z.boolean(),
  quotation: quotation.nullable(),
  /** Persons the text mentions; `all` for everybody. */
  mentions: z.array(z.string()),
  /** Articles only. */
  article: articleCard.optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What happened in a group, as the content of its line (210). The sender did it. */
export const groupEvent = z.discriminatedUnion('event', [
  z.object({ event: z.enum(['added', 'removed', 'newOwner']), names: z.array(z.string()), count: z.number() }),
  z.object({ event: z.literal('renamed'), name: z.string() }),
  z.object({ event: z.enum(['left', 'tookOver', 'announced', 'announcementRemoved']) }),
]);
export type GroupEvent = z.infer<typeof groupEvent>;

/** A message as it travels: the fields of EN-4 that follow from its conversation, too. */
export const sentMessage = chatMessage.extend({
  /** The other person, the group, or 30001. */
  toUserId: z.string(),
  toUserName: z.string(),
  receiver: z.string(),
  mpType: z.number().nullable(),
  chatType: z.number(),
  isSendType: z.literal(sendStates.delivered),
});
export type SentMessage = z.infer<typeof sentMessage>;

/** What a person sends. */
export const outgoingMessage = z.object({
  messageIdWeb,
  jid: id,
  type: z.union(sentTypes.map((type) => z.literal(type))),
  content: pastedText(chatLimits.textLength),
  objectId: id.nullable().default(null),
  quotedId: messageId.nullable().default(null),
  mentions: z
    .array(z.union([id, z.literal('all')]))
    .max(chatLimits.maxMentions)
    .default([]),
});
export type OutgoingMessage = z.input<typeof outgoingMessage>;

import * as z from 'zod';
import { id, time } from './entities/common.ts';
import { listedWithLast } from './entities/conversation.ts';
import { messageId, messageIdWeb, outgoingMessage, sentMessage } from './entities/message.ts';
import * as fieldLimits from './limits/fields.ts';
import { messageTypes } from './message-types.ts';

const op = <const Op extends string>(name: Op) => z.literal(name);

/** Frames of the client. The first one is `auth`. */
export const clientFrame = z.discriminatedUnion('op', [
  z.object({
    op: op('auth'),
    token: z.string().min(20).max(200),
    /** One per browser profile: a second sign-in on the same device ends the first. */
    deviceKey: z.string().min(8).max(64),
    /** The language of refusals. */
    language: z.enum(['zh-CN', 'en']).optional(),
  }),
  z.object({ op: op('ping') }),
  z.object({ op: op('send'), msg: outgoingMessage }),
  /** Everything up to this message is read. */
  z.object({ op: op('receipt'), type: z.literal(messageTypes.read), upToMessageId: messageId }),
  z.object({ op: op('recall'), messageId }),
  z.object({ op: op('typing'), jid: id }),
  /** A call of the chat over the socket (CH-15). */
  z.object({ op: op('call'), callId: z.number().int(), name: z.enum(['getFriends', 'getLastChatList']) }),
]);

/** Frames of the server. */
export const serverFrame = z.discriminatedUnion('op', [
  /** `recent`: topics that changed within the last minute, since the page may have been read before. */
  z.object({ op: op('ready'), recent: z.array(z.string()) }),
  z.object({ op: op('pong') }),
  /** Something of this topic changed: pages that show it refetch. */
  z.object({ op: op('hint'), topic: z.string().max(fieldLimits.textLength) }),
  z.object({ op: op('kick'), reason: z.enum(['elsewhere', 'ended']) }),
  /** The message is stored: the delivered receipt (25). */
  z.object({ op: op('ack'), messageIdWeb, messageId, timeSend: time }),
  /** A message, a recall or a receipt was not accepted, and why. `about` is its messageIdWeb or messageId. */
  z.object({ op: op('refused'), about: z.string(), status: z.number(), msg: z.string() }),
  /** `quiet`: the reader has muted the conversation. */
  z.object({ op: op('msg'), msg: sentMessage, quiet: z.boolean() }),
  z.object({ op: op('receipt'), type: z.literal(messageTypes.read), jid: id, userId: id, seq: z.number() }),
  z.object({ op: op('typing'), type: z.literal(messageTypes.typing), jid: id, userName: z.string() }),
  z.object({ op: op('online'), type: z.literal(messageTypes.online), userId: id, online: z.boolean() }),
  /** The whole unread number after connecting; while locked, one more unread message. */
  z.object({ op: op('unread'), total: z.number() }),
  z.object({ op: op('unread.more'), count: z.number() }),
  z.object({ op: op('answer'), callId: z.number(), result: z.array(listedWithLast) }),
]);

/** As a client sends it, and as the server reads it with its defaults. */
export type ClientFrame = z.input<typeof clientFrame>;
export type ParsedClientFrame = z.output<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;

/** While locked, only the counts are updated: this topic and its subtopics. */
export const isHintedWhileLocked = (topic: string) => topic === 'unread' || topic.startsWith('unread.');

import * as z from 'zod';
import * as fieldLimits from './limits/fields.ts';

const op = <const Op extends string>(name: Op) => z.literal(name);

/** Frames of the client. The first one is `auth`. */
export const clientFrame = z.discriminatedUnion('op', [
  z.object({
    op: op('auth'),
    token: z.string().min(20).max(200),
    /** One per browser profile: a second sign-in on the same device ends the first. */
    deviceKey: z.string().min(8).max(64),
  }),
  z.object({ op: op('ping') }),
]);

/** Frames of the server. */
export const serverFrame = z.discriminatedUnion('op', [
  z.object({ op: op('ready') }),
  z.object({ op: op('pong') }),
  /** Something of this topic changed: pages that show it refetch. */
  z.object({ op: op('hint'), topic: z.string().max(fieldLimits.textLength) }),
  z.object({ op: op('kick'), reason: z.enum(['elsewhere', 'ended']) }),
]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;

/** While locked, only the counts are updated: this topic and its subtopics. */
export const isHintedWhileLocked = (topic: string) => topic === 'unread' || topic.startsWith('unread.');

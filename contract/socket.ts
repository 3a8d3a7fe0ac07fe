import * as z from 'zod';
import * as fieldLimits from './limits/fields.ts';

const op = <const Op extends string>(name: Op) => z.literal(name);

/** What a client says. The first frame is `auth`. */
export const clientFrame = z.discriminatedUnion('op', [
  z.object({
    op: op('auth'),
    token: z.string().min(20).max(200),
    /** One a browser profile: a second sign-in of the same device ends the first. */
    deviceKey: z.string().min(8).max(64),
  }),
  z.object({ op: op('ping') }),
]);

/** What the server says. */
export const serverFrame = z.discriminatedUnion('op', [
  z.object({ op: op('ready') }),
  z.object({ op: op('pong') }),
  /** Something of this topic changed: whoever shows it reads it again. */
  z.object({ op: op('hint'), topic: z.string().max(fieldLimits.textLength) }),
  z.object({ op: op('kick'), reason: z.enum(['elsewhere', 'ended']) }),
]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;

/** Behind a lock only the counts go on: this topic, and what stands under it. */
export const isHintedWhileLocked = (topic: string) => topic === 'unread' || topic.startsWith('unread.');

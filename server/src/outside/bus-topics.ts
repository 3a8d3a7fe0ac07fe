import type { ServerFrame } from '@yizhan/contract/socket.ts';
import * as z from 'zod';

const ofTenant = z.object({ tenantId: z.string() });

/** Messages between nodes. A lost message may leave data stale, never wrong. */
export const topics = {
  'session.changed': z.object({ sessionId: z.string() }),
  'person.changed': z.object({ tenantId: z.string(), userId: z.string() }),
  'rights.changed': ofTenant,
  'tenant.changed': ofTenant,
  'words.changed': ofTenant,
  'english.changed': ofTenant,
  /** Visible data changed: the socket hub forwards it to those concerned. */
  hint: z.object({ tenantId: z.string(), topic: z.string(), userIds: z.array(z.string()).optional() }),
  /** A device signed in on a socket: an older socket of the same device is closed. */
  'socket.opened': z.object({
    tenantId: z.string(),
    userId: z.string(),
    deviceKey: z.string(),
    connection: z.string(),
  }),
  /** A frame for the open sockets of a conversation's members, but for the socket it came from. */
  'chat.frame': z.object({
    tenantId: z.string(),
    jid: z.string(),
    from: z.string(),
    frame: z.custom<ServerFrame>(),
    /** Only to these members. */
    to: z.array(z.string()).optional(),
    except: z.string().optional(),
  }),
  /** A frame for the open sockets of these people, but for one of them. */
  'people.frame': z.object({
    tenantId: z.string(),
    userIds: z.array(z.string()),
    frame: z.custom<ServerFrame>(),
    except: z.string().optional(),
  }),
  /** The people with sockets on some node, repeated with every beat; and one whose last socket there closed. */
  'people.online': z.object({ tenantId: z.string(), userIds: z.array(z.string()) }),
  'person.offline': z.object({ tenantId: z.string(), userId: z.string() }),
  /** Members, name or preferences of a conversation changed. */
  'conversation.changed': z.object({ tenantId: z.string(), jid: z.string() }),
  /** How often more a person called, or did one kind of action, on some node in this minute. */
  'person.acted': z.object({ key: z.string(), minute: z.number(), times: z.number() }),
  /** A job was enqueued: no need to wait for the next poll. */
  'job.waiting': z.object({ lane: z.string() }),
  /** A node sends this to itself after a connection loss: all its caches may be stale. */
  'bus.missed': z.object({}),
};

export type Topic = keyof typeof topics;
export type BusMessages = { [T in Topic]: z.infer<(typeof topics)[T]> };

import * as z from 'zod';

const ofTenant = z.object({ tenantId: z.string() });

/** Messages between nodes. A lost message may leave data stale, never wrong. */
export const topics = {
  'session.changed': z.object({ sessionId: z.string() }),
  'person.changed': z.object({ tenantId: z.string(), userId: z.string() }),
  'rights.changed': ofTenant,
  'tenant.changed': ofTenant,
  'words.changed': ofTenant,
  /** Visible data changed: the socket hub forwards it to those concerned. */
  hint: z.object({ tenantId: z.string(), topic: z.string(), userIds: z.array(z.string()).optional() }),
  /** A device signed in on a socket: an older socket of the same device is closed. */
  'socket.opened': z.object({
    tenantId: z.string(),
    userId: z.string(),
    deviceKey: z.string(),
    connection: z.string(),
  }),
  /** How often more a person called, or did one kind of action, on some node in this minute. */
  'person.acted': z.object({ key: z.string(), minute: z.number(), times: z.number() }),
  /** A job was enqueued: no need to wait for the next poll. */
  'job.waiting': z.object({ lane: z.string() }),
  /** A node sends this to itself after a connection loss: all its caches may be stale. */
  'bus.missed': z.object({}),
};

export type Topic = keyof typeof topics;
export type BusMessages = { [T in Topic]: z.infer<(typeof topics)[T]> };

import * as z from 'zod';

const ofTenant = z.object({ tenantId: z.string() });

/** What nodes tell one another. A lost message costs freshness, never truth. */
export const topics = {
  'session.changed': z.object({ sessionId: z.string() }),
  'person.changed': z.object({ tenantId: z.string(), userId: z.string() }),
  'rights.changed': ofTenant,
  'tenant.changed': ofTenant,
  'words.changed': ofTenant,
  /** Something people look at changed: the socket hub passes it on to those it concerns. */
  hint: z.object({ tenantId: z.string(), topic: z.string(), userIds: z.array(z.string()).optional() }),
  /** A device signed in on a socket: an older socket of the same device ends. */
  'socket.opened': z.object({
    tenantId: z.string(),
    userId: z.string(),
    deviceKey: z.string(),
    connection: z.string(),
  }),
  /** A person made that many more calls on some node in this minute. */
  'person.counted': z.object({ userId: z.string(), minute: z.number(), calls: z.number() }),
  /** There is work: no need to wait for the next look into the queue. */
  'job.waiting': z.object({ lane: z.string() }),
  /** Said by a node to itself after it was cut off: whatever it remembers may be old. */
  'bus.missed': z.object({}),
};

export type Topic = keyof typeof topics;
export type BusMessages = { [T in Topic]: z.infer<(typeof topics)[T]> };

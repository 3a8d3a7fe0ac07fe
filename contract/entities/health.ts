import * as z from 'zod';
import { time } from './common.ts';

/** `off`: not set up, which may be as the school wants it. */
export const healthStates = ['good', 'warning', 'bad', 'off'] as const;
export type HealthState = (typeof healthStates)[number];

const check = z.object({ state: z.enum(healthStates) });

/** What an installation depends on, each with the figures its state follows from. */
export const healthReport = z.object({
  at: time,
  database: check.extend({ embedded: z.boolean(), milliseconds: z.number(), bytes: z.number() }),
  /** Redis between several nodes; one node alone needs none. */
  redis: check.extend({ reason: z.string() }),
  disk: check.extend({ freeBytes: z.number(), totalBytes: z.number() }),
  queue: check.extend({
    waiting: z.number(),
    running: z.number(),
    /** Failed within the last day. */
    failed: z.number(),
    /** How long the first of those that should have begun is waiting. */
    lateSeconds: z.number(),
  }),
  /** Services whose address is looked at from time to time. */
  services: check.extend({ watched: z.number(), silent: z.number() }),
  /** Connectors that serve people; `failing`: their last request failed; the first of these by name. */
  connectors: check.extend({ serving: z.number(), failing: z.number(), names: z.array(z.string()) }),
  /** `failure`: what came back of the last letter; empty = it was taken. */
  mail: check.extend({
    server: z.string(),
    sentAt: time.nullable(),
    failedAt: time.nullable(),
    failure: z.string(),
  }),
});
export type HealthReport = z.infer<typeof healthReport>;

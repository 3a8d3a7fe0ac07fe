import * as z from 'zod';
import { type JobKind, jobs } from '../jobs.ts';
import { id, page, pageQuery, time } from './common.ts';

export const jobStates = ['waiting', 'running', 'finished', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export const jobKinds = Object.keys(jobs) as JobKind[];

export const jobQuery = pageQuery.extend({
  state: z.enum(jobStates).optional(),
  kind: z.enum(jobKinds).optional(),
});
export type JobQuery = z.infer<typeof jobQuery>;

export const jobRow = z.object({
  id,
  /** Older jobs may be of a kind the product no longer has. */
  kind: z.string(),
  state: z.enum(jobStates),
  /** The person who started it; empty: the system itself. */
  ownerName: z.string(),
  createdAt: time,
  /** When it is to begin. */
  dueAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** How far it is; both 0 for jobs that do not count. */
  done: z.number(),
  total: z.number(),
  tries: z.number(),
  /** Why it failed, in words; empty otherwise. */
  reason: z.string(),
  /** It may be run again from here; if not, whoever started it does so where it was started. */
  mayRestart: z.boolean(),
});
export type JobRecord = z.infer<typeof jobRow>;

export const jobPage = page(jobRow).extend({
  /** How many there are in each state, whatever the filter. */
  counts: z.record(z.enum(jobStates), z.number()),
});

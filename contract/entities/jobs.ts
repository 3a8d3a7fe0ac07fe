import * as z from 'zod';
import { id, time } from './common.ts';

const job = z.object({ id, kind: z.string(), createTime: time });

/** Progress of a job, for the person who started it. */
export const jobProgress = z.discriminatedUnion('state', [
  job.extend({ state: z.literal('waiting') }),
  job.extend({ state: z.literal('running'), done: z.number(), total: z.number() }),
  job.extend({ state: z.literal('finished'), result: z.unknown() }),
  job.extend({ state: z.literal('failed'), code: z.string(), msg: z.string() }),
]);

export type JobProgress = z.infer<typeof jobProgress>;

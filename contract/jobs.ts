import * as z from 'zod';
import { id } from './entities/common.ts';

/** Every kind of background job and its payload. */
export const jobs = {
  /** Makes a scheduled revision the published one when its time has come. */
  publish: z.object({ publicationId: id, number: z.int().min(1) }),
  /** Nightly: removes what has expired. */
  cleanup: z.object({}),
  /** Every few minutes: looks whether the services that ask for it still answer. */
  probe: z.object({}),
  /** Daily: asks departments to confirm the guides whose day of review has come. */
  guideReviews: z.object({}),
};

export type JobKind = keyof typeof jobs;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobs)[K]>;

import * as z from 'zod';
import { id } from './entities/common.ts';

/** Every kind of background job and its payload. */
export const jobs = {
  /** Publishes a scheduled revision when it is due. */
  publish: z.object({ publicationId: id, number: z.int().min(1) }),
  /** Writes the receivers of a notice when it is due; does nothing if it was changed since. */
  sendNotice: z.object({ noticeId: id, version: z.int().min(1) }),
  /** Sends what is due of a school's notices by mail, SMS and robots, and starts again when more is due. */
  deliverNotices: z.object({}),
  /** Nightly: removes what has expired. */
  cleanup: z.object({}),
  /** Every few minutes: checks that services with monitoring still answer. */
  probe: z.object({}),
  /** Daily: asks departments to confirm guides whose review date has come. */
  guideReviews: z.object({}),
  /** An import, an export or an undo, by the id of its bulk job. */
  bulkImport: z.object({ id }),
  bulkExport: z.object({ id }),
};

export type JobKind = keyof typeof jobs;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobs)[K]>;

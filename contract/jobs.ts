import * as z from 'zod';
import { id } from './entities/common.ts';

/** Every kind of background job and its payload. */
export const jobs = {
  /** Publishes a scheduled revision when it is due. */
  publish: z.object({ publicationId: id, number: z.int().min(1) }),
  /** Writes the receivers of a notice when it is due; does nothing if it was changed since. */
  sendNotice: z.object({ noticeId: id, version: z.int().min(1) }),
  /** Tells the receivers' open pages that a notice is out of date. */
  expireNotice: z.object({ noticeId: id }),
  /** Sends what is due of a school's notices by mail, SMS and robots, and starts again when more is due. */
  deliverNotices: z.object({}),
  /** Tells webhooks what happened in a school, and starts again when more is due. */
  deliverWebhooks: z.object({}),
  /** Fetches the covers of articles that another system brought. */
  newsCovers: z.object({
    sourceApp: z.string(),
    /** Whose uploads the pictures count as. */
    ownerId: id,
    covers: z.array(z.object({ guid: z.string(), url: z.string() })),
  }),
  /** Nightly: removes what has expired. */
  cleanup: z.object({}),
  /** Every few minutes: checks that services with monitoring still answer. */
  probe: z.object({}),
  /** Daily: asks departments to confirm guides whose review date has come. */
  guideReviews: z.object({}),
  /** Every few minutes: reminds of, escalates, passes or returns steps of cases that are due. */
  caseTimers: z.object({}),
  /** Daily: asks the owners of the robot's entries that have expired. */
  expiredFaqs: z.object({}),
  /** Daily: reminds those who answer of feedback whose promise is over. */
  lateFeedback: z.object({}),
  /** Every minute, where the robot has embeddings: makes the vectors of entries that are new or changed. */
  embedFaqs: z.object({}),
  /** An import, an export or an undo, by the id of its bulk job. */
  bulkImport: z.object({ id }),
  bulkExport: z.object({ id }),
  /** Every half minute: counts the cases that changed. Nightly: counts all of them again. */
  efficiency: z.object({}),
  efficiencyRebuild: z.object({}),
  /** A file of all data about a person, for that person. */
  ownData: z.object({ userId: id, language: z.enum(['zh-CN', 'en']) }),
};

export type JobKind = keyof typeof jobs;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobs)[K]>;

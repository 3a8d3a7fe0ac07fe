import * as z from 'zod';
import { rectificationStatuses } from '../case-states.ts';
import * as searchLimits from '../limits/search.ts';
import { day, flag, id, page, pageQuery, text, time } from './common.ts';
import { stars } from './hall.ts';

/** What the desk looks for: without a reply, bad ones still to be put right, answered ones. */
export const ratingStates = ['unanswered', ...rectificationStatuses] as const;

export const caseRatingFilters = z.object({
  processId: id.optional(),
  deptId: id.optional(),
  score: stars.optional(),
  state: z.enum(ratingStates).optional(),
  keyword: text(searchLimits.queryLength).default(''),
  lateOnly: flag.default(false),
  from: day.optional(),
  to: day.optional(),
});
export type CaseRatingFilters = z.infer<typeof caseRatingFilters>;
export const caseRatingQuery = pageQuery.extend(caseRatingFilters.shape);

/** A rating at the desk. Of an anonymous one neither the rater nor the case is told (RA-6). */
export const caseRatingRow = z.object({
  id,
  processName: z.string(),
  deptName: z.string(),
  score: z.number(),
  labels: z.array(z.string()),
  text: z.string(),
  anonymous: z.boolean(),
  who: z.string(),
  caseId: id.nullable(),
  caseNo: z.string(),
  at: time,
  reply: z.string(),
  repliedAt: time.nullable(),
  followUp: z.string(),
  followedUpAt: time.nullable(),
  rectification: z
    .object({
      status: z.enum(rectificationStatuses),
      dueAt: time,
      isLate: z.boolean(),
      callNote: z.string(),
      calledAt: time.nullable(),
      answeredAt: time.nullable(),
      closedAt: time.nullable(),
    })
    .nullable(),
});
export type CaseRatingRow = z.infer<typeof caseRatingRow>;
export const caseRatingPage = page(caseRatingRow);

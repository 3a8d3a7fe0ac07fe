import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import type { Publishable } from '../publishable.ts';
import { publishables } from '../publishable.ts';
import { id, time } from './common.ts';

export const publishable = z.enum(Object.keys(publishables) as [Publishable, ...Publishable[]]);

const fromOne = () => z.coerce.number().int().min(1).max(1_000_000_000);

/** The number of changes so far; an editor sends the version on the screen. */
export const version = fromOne();
export const revisionNumber = fromOne();
/** One state of a content: a numbered revision, or the draft. */
export const side = z.union([z.literal('draft'), revisionNumber]);

const dated = z.object({ number: z.number(), at: time });

/** A scheduled revision that failed to go out when it was due; the text belongs to the code. */
const publishFailure = dated.extend({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PublishFailure = z.infer<typeof publishFailure>;

/** Where kinds are reviewed: who asks for it, or who returned the draft and why. */
export const publicationReview = z.object({
  state: z.enum(['submitted', 'returned']),
  by: id,
  byName: z.string(),
  at: time,
  reason: z.string(),
});
export type PublicationReview = z.infer<typeof publicationReview>;

/** A draft, a published revision, and a scheduled or failed one can exist at the same time. */
export const publicationState = z.object({
  id,
  kind: publishable,
  name: z.string(),
  version: z.number(),
  draft: z.boolean(),
  published: dated.nullable(),
  scheduled: dated.nullable(),
  failed: publishFailure.nullable(),
  /** Absent while nobody has submitted the draft. */
  review: publicationReview.nullish(),
  changedBy: z.string(),
  changedAt: time,
});
export type PublicationState = z.infer<typeof publicationState>;

export const revision = z.object({
  number: z.number(),
  madeBy: z.string(),
  madeAt: time,
  /** Absent for one that was scheduled and never went out. */
  publishedAt: time.nullable(),
  /** The older revision this one restored. */
  from: z.number().nullable(),
  current: z.boolean(),
});
export type Revision = z.infer<typeof revision>;

/** Which kinds are published by somebody else than who wrote them, and the roles that do. */
export const publishReview = z.object({
  kinds: z.array(publishable).default([]),
  roleIds: z.array(id).max(administrationLimits.maxRoles).default([]),
});
export type PublishReview = z.infer<typeof publishReview>;

/** One path at which two contents differ; a side without it has no value. */
export const change = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type Change = z.infer<typeof change>;

/** What the second of two editors gets on a conflict (9009). */
export const changedMeanwhile = z.object({
  who: z.string(),
  when: time,
  what: z.string(),
  version: z.number(),
  content: z.unknown(),
});
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>;

export const saved = z.object({ id, version: z.number() });

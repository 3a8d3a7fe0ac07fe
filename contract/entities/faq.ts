import * as z from 'zod';
import * as robotLimits from '../limits/robot.ts';
import { typesOfPeople } from '../permissions.ts';
import { day, filled, id, pageQuery, richText, text, time } from './common.ts';
import { storedFile } from './guide.ts';
import { publicationState, version } from './publishing.ts';

const phrase = filled(robotLimits.phraseLength);
const identityType = z
  .number()
  .int()
  .refine((type) => typesOfPeople.some((known) => known === type));

/** What one group of people is told; without identities it is for everybody. */
export const faqAnswer = z.object({
  identities: z.array(identityType).max(typesOfPeople.length).default([]),
  /** A draft may lack it; what is published does not. */
  html: richText(robotLimits.answerLength),
});
export type FaqAnswer = z.infer<typeof faqAnswer>;

/** An entry as it is written and published. */
export const faqContent = z.object({
  /** The standard question. */
  question: phrase,
  similar: z.array(phrase).max(robotLimits.maxSimilar).default([]),
  answers: z.array(faqAnswer).min(1).max(robotLimits.maxAnswers),
  keywords: text(robotLimits.keywordsLength).default(''),
  sceneId: id.nullable().default(null),
  /** The department that answers for it. */
  deptId: id,
  serviceIds: z.array(id).max(robotLimits.maxServices).default([]),
  guideIds: z.array(id).max(robotLimits.maxGuides).default([]),
  /** Files that belong to the answer: a form, a map. */
  attachments: z.array(storedFile).max(robotLimits.maxAttachments).default([]),
  /** Visitors get the answer that is for everybody. */
  anonymous: z.boolean().default(true),
  /** Recommended before anything was asked. */
  pinned: z.boolean().default(false),
  validFrom: day.nullable().default(null),
  /** The last day on which it is answered. */
  validUntil: day.nullable().default(null),
});
export type FaqContent = z.infer<typeof faqContent>;

export const faqStates = ['DRAFT', 'PUBLISHED', 'EXPIRED'] as const;
export type FaqState = (typeof faqStates)[number];

export const faqRow = publicationState.extend({
  deptId: id,
  deptName: z.string(),
  sceneId: id.nullable(),
  sceneName: z.string(),
  status: z.enum(faqStates),
  validUntil: day.nullable(),
  hits: z.number(),
  solved: z.number(),
  unsolved: z.number(),
});
export type FaqRow = z.infer<typeof faqRow>;

export const faqQuery = pageQuery.extend({
  keyword: text().optional(),
  deptId: id.optional(),
  sceneId: id.optional(),
  status: z.enum(faqStates).optional(),
});
export type FaqQuery = z.infer<typeof faqQuery>;

/** `links`: addresses by which the editor shows the files of the entry. */
export const faqDetail = faqRow.extend({ content: faqContent, links: z.record(z.string(), z.string()) });
export type FaqDetail = z.infer<typeof faqDetail>;

/** A scene of questions; a scene may stand below another one. */
export const faqScene = z.object({ id, parentId: id.nullable(), name: z.string(), icon: z.string(), sort: z.number() });
export type FaqScene = z.infer<typeof faqScene>;

export const gapStates = ['OPEN', 'DONE', 'IGNORED'] as const;
/** Unanswered questions of one meaning. */
export const faqGap = z.object({
  id,
  question: z.string(),
  /** Other ways it was asked. */
  phrases: z.array(z.string()),
  times: z.number(),
  lastAt: time,
  state: z.enum(gapStates),
  faqId: id.nullable(),
});
export type FaqGap = z.infer<typeof faqGap>;

/** A question of the fixed set, and the entry that has to answer it; null: it has to be refused. */
export const faqTest = z.object({
  id,
  question: z.string(),
  faqId: id.nullable(),
  faqName: z.string(),
});
export type FaqTest = z.infer<typeof faqTest>;

const testOutcome = faqTest.extend({
  foundId: id.nullable(),
  foundName: z.string(),
  score: z.number(),
  isRight: z.boolean(),
});
export type FaqTestOutcome = z.infer<typeof testOutcome>;

/** How the fixed set fares: now, and for a check also with the drafts. */
export const faqTestRun = z.object({
  total: z.number(),
  right: z.number(),
  outcomes: z.array(testOutcome),
});
export type FaqTestRun = z.infer<typeof faqTestRun>;

export const faqCheck = z.object({
  total: z.number(),
  before: z.number(),
  after: z.number(),
  /** Questions that are answered rightly today and would not be any longer. */
  lost: z.array(testOutcome),
});

export const faqHeld = z.object({ id, version });

const ranked = z.object({ id: id.nullable(), name: z.string(), times: z.number() });
export const faqStatistics = z.object({
  asked: z.number(),
  people: z.number(),
  answered: z.number(),
  /** Only near questions were found, and none of them was chosen. */
  near: z.number(),
  solved: z.number(),
  unsolved: z.number(),
  days: z.array(z.object({ day, asked: z.number(), answered: z.number() })),
  top: z.array(ranked),
  topUnsolved: z.array(ranked),
  depts: z.array(
    z.object({ name: z.string(), entries: z.number(), hits: z.number(), solved: z.number(), unsolved: z.number() }),
  ),
});
export type FaqStatistics = z.infer<typeof faqStatistics>;

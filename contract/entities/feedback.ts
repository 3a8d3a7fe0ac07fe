import * as z from 'zod';
import * as feedbackLimits from '../limits/feedback.ts';
import * as fieldLimits from '../limits/fields.ts';
import { day, filled, id, page, pageQuery, text, time } from './common.ts';

/** 咨询, 建议, 投诉, 表扬, 纠错. */
export const feedbackTypes = ['CONSULT', 'SUGGEST', 'COMPLAIN', 'PRAISE', 'CORRECT'] as const;
const feedbackType = z.enum(feedbackTypes);
export type FeedbackType = z.infer<typeof feedbackType>;

/** 待受理, 已转办, 处理中, 已答复, 已办结. */
export const feedbackStatuses = ['WAITING', 'ASSIGNED', 'HANDLING', 'ANSWERED', 'CLOSED'] as const;
export const feedbackStatus = z.enum(feedbackStatuses);
export type FeedbackStatus = z.infer<typeof feedbackStatus>;

/** What happened, in the order it can happen. */
const feedbackNodes = [
  ...(['SUBMITTED', 'ASSIGNED', 'TAKEN', 'NOTED', 'MERGED', 'REPLIED', 'REOPENED', 'RATED', 'CLOSED'] as const),
] as const;
export type FeedbackNode = (typeof feedbackNodes)[number];

const version = z.number().int().min(1);

export const feedbackInput = z.object({
  type: feedbackType,
  /** Without one the responsibility lists decide. */
  deptId: id.optional(),
  /** A scene of questions: where the lists name nobody, whoever answers most of its questions gets it. */
  sceneId: id.optional(),
  title: filled(feedbackLimits.titleLength),
  content: filled(feedbackLimits.contentLength),
  /** Ids of uploaded pictures. */
  images: z.array(id).max(feedbackLimits.maxImages).default([]),
  contact: text(feedbackLimits.contactLength).default(''),
  /** Handlers do not learn who wrote it. */
  anonymous: z.boolean().default(false),
  relatedServiceId: id.optional(),
  /** The figure of 个人数据 that is wrong. */
  figureId: text(feedbackLimits.figureLength).optional(),
  /** The talk with the question robot it comes from. */
  transcriptId: text(feedbackLimits.transcriptLength).default(''),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

export const feedbackDraft = feedbackInput
  .pick({ title: true, content: true, relatedServiceId: true, sceneId: true })
  .extend({ content: text(feedbackLimits.contentLength).default('') });
/** Who would get it without a choice, and the item of the lists that says so. */
export const responsibleDepartment = z.object({
  deptId: id.nullable(),
  deptName: z.string(),
  itemTitle: z.string(),
});
export type ResponsibleDepartment = z.infer<typeof responsibleDepartment>;

const row = z.object({
  id,
  type: feedbackType,
  title: z.string(),
  status: feedbackStatus,
  deptName: z.string(),
  createdAt: time,
  updatedAt: time,
  /** The last day of the promise. */
  dueOn: day,
  /** Answered, or not yet answered, after that day. */
  isLate: z.boolean(),
  /** Working days until then, negative when it is over; null when nobody waits for an answer. */
  daysLeft: z.number().nullable(),
  /** 1 after the person was not satisfied and asked once more. */
  round: z.number(),
  score: z.number().nullable(),
  version,
});

/** One's own feedback. */
export const feedbackRow = row;
export type FeedbackRow = z.infer<typeof feedbackRow>;
/** As a person sees it: until somebody begins it waits. */
export const feedbackStates = ['waiting', 'handling', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
export const feedbackProgressQuery = pageQuery.extend({ state: z.enum(feedbackStates).optional() });

export const feedbackStatistics = z.object({
  total: z.number(),
  /** Nobody has begun yet. */
  waiting: z.number(),
  handling: z.number(),
  answered: z.number(),
  closed: z.number(),
});
export type FeedbackStatistics = z.infer<typeof feedbackStatistics>;

const feedbackFile = z.object({ id, name: z.string(), url: z.string() });
export type FeedbackFile = z.infer<typeof feedbackFile>;

const feedbackEntry = z.object({
  time,
  node: z.enum(feedbackNodes),
  dept: z.string(),
  handler: z.string(),
  opinion: z.string(),
  attachments: z.array(feedbackFile),
});
export type FeedbackEntry = z.infer<typeof feedbackEntry>;

const words = {
  content: z.string(),
  contact: z.string(),
  anonymous: z.boolean(),
  images: z.array(feedbackFile),
  service: z.object({ id, name: z.string() }).nullable(),
  /** Newest first. */
  timeline: z.array(feedbackEntry),
  rate: z.object({ score: z.number(), text: z.string(), time }).nullable(),
};

export const feedbackDetail = row.extend({
  ...words,
  canRate: z.boolean(),
  canReopen: z.boolean(),
  canClose: z.boolean(),
});
export type FeedbackDetail = z.infer<typeof feedbackDetail>;

const held = z.object({ id, version });
export const feedbackRating = held.extend({
  score: z.number().int().min(1).max(feedbackLimits.maxStars),
  text: text(feedbackLimits.reasonLength).default(''),
});
export const feedbackReason = held.extend({ reason: filled(feedbackLimits.reasonLength) });
export const feedbackHeld = held;

/** A line of the handlers' queue. */
export const feedbackDeskRow = row.extend({
  deptId: id.nullable(),
  /** Empty when the person wants to stay unknown. */
  asker: z.string(),
  anonymous: z.boolean(),
  /** How many equal ones were joined to it. */
  merged: z.number(),
});
export type FeedbackDeskRow = z.infer<typeof feedbackDeskRow>;

/** `OPEN`: all that wait for an answer. */
export const feedbackFilter = z.object({
  keyword: text(fieldLimits.nameLength).optional(),
  type: feedbackType.optional(),
  status: z.enum([...feedbackStatuses, 'OPEN']).optional(),
  deptId: id.optional(),
  late: z.enum(['true']).optional(),
});
export type FeedbackFilter = z.infer<typeof feedbackFilter>;
export const feedbackDeskQuery = pageQuery.extend(feedbackFilter.shape);
export const feedbackDeskPage = page(feedbackDeskRow);

const near = z.object({ id, title: z.string(), createdAt: time, asker: z.string(), version });
export type NearFeedback = z.infer<typeof near>;

/** The question to the robot that was not answered well enough, and the entry it answered with. */
const talk = z.object({ question: z.string(), answered: z.string() });
export type FeedbackTalk = z.infer<typeof talk>;

export const feedbackDeskDetail = feedbackDeskRow.extend({
  ...words,
  /** The item of the responsibility lists that chose the department. */
  itemTitle: z.string(),
  talk: talk.nullable(),
  /** The one it was joined to. */
  mergedInto: id.nullable(),
  joined: z.array(near),
  /** Open ones that say nearly the same. */
  similar: z.array(near),
  canHandle: z.boolean(),
});
export type FeedbackDeskDetail = z.infer<typeof feedbackDeskDetail>;

export const feedbackAssignment = held.extend({ deptId: id, opinion: text(feedbackLimits.reasonLength).default('') });
export const feedbackReply = held.extend({
  text: filled(feedbackLimits.replyLength),
  /** Ids of uploaded files. */
  files: z.array(id).max(feedbackLimits.maxImages).default([]),
});
export const feedbackNote = z.object({ id, text: filled(feedbackLimits.replyLength) });
export const feedbackMerge = held.extend({ ids: z.array(id).min(1).max(feedbackLimits.maxMerged) });

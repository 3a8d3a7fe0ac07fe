import * as z from 'zod';
import { caseChannels, caseStates } from '../case-kinds.ts';
import {
  deptSorts,
  efficiencyPanels,
  efficiencyRanges,
  lamps,
  previewReaders,
  type ScoreDeduction,
  type ScorePart,
  serviceSorts,
} from '../efficiency-kinds.ts';
import * as efficiencyLimits from '../limits/efficiency.ts';
import { day, filled, id, pageQuery, text, time } from './common.ts';
import { feedbackTypes } from './feedback.ts';
import { publicationState } from './publishing.ts';

const days = z.object({ from: day.optional(), to: day.optional() });
/** Which cases: of a range of days, of the whole school or one department. */
export const efficiencyQuery = days.extend({
  range: z.enum(efficiencyRanges).default('month'),
  deptId: id.optional(),
  /** By the draft of the dashboard, as these readers would see it; for its editors. */
  preview: z.enum(previewReaders).optional(),
});
export type EfficiencyQuery = z.infer<typeof efficiencyQuery>;
export const deptRankQuery = efficiencyQuery.extend({ sort: z.enum(deptSorts).default('volume') });
export const serviceRankQuery = efficiencyQuery.extend({ sort: z.enum(serviceSorts).default('cases') });

/** EF-2: null is a count too small to be shown. */
const count = z.number().nullable();
/** Null when there is nothing to divide by, or too little to be shown. */
const rate = z.number().nullable();
const span = z.object({ from: day, to: day });

export const efficiencyFigures = z.object({
  accepted: count,
  people: count,
  finished: count,
  late: count,
  finishRate: rate,
  onTimeRate: rate,
  earlyRate: rate,
  lateRate: rate,
  /** Working hours; the median and nine-of-ten are whole hours. */
  meanHours: rate,
  medianHours: rate,
  ninetyHours: rate,
  /** Stars, and the share of finished cases that were rated. */
  satisfaction: rate,
  ratedRate: rate,
});
export type EfficiencyFigures = z.infer<typeof efficiencyFigures>;

export const efficiencyOverview = z.object({
  ...span.shape,
  countedAt: time,
  departments: z.number(),
  services: z.number(),
  applications: z.number(),
  processes: z.number(),
  onlineRate: rate,
  /** All cases ever accepted; those of today; those open now. */
  total: count,
  todayAccepted: count,
  todayFinished: count,
  open: count,
  overdue: count,
  visits: z.number(),
  /** Bad ratings of these days that the department has answered, of those it had to. */
  rectifiedRate: rate,
  current: efficiencyFigures,
  /** The same figures of the days before, as many as the range has. */
  previous: efficiencyFigures,
});
export type EfficiencyOverview = z.infer<typeof efficiencyOverview>;

export const trendPoint = z.object({ day, accepted: count, finished: count, late: count });
export type TrendPoint = z.infer<typeof trendPoint>;
/** A point is a day, or a week by its Monday. */
export const efficiencyTrend = z.object({ ...span.shape, step: z.enum(['day', 'week']), points: z.array(trendPoint) });

const ranked = z.object({ cases: count, finished: count, onTimeRate: rate, meanHours: rate, satisfaction: rate });
/** Points of a hundred, and what they are made of: shares, and counts of what takes points off. */
export const deptScore = z.object({
  points: z.number().nullable(),
  ...{ onTime: rate, satisfaction: rate, response: rate, guides: rate, rectification: rate },
  ...{ redLamp: z.number(), overdueOrder: z.number() },
} satisfies Record<ScorePart | ScoreDeduction | 'points', z.ZodType>);
export type DeptScore = z.infer<typeof deptScore>;
export const deptRankRow = ranked.extend({
  ...{ deptId: id, name: z.string(), rank: z.number(), tied: z.boolean() },
  /** For supervisors who rank by it: it would tell others how many red lamps there are. */
  score: deptScore.nullable(),
});
export type DeptRankRow = z.infer<typeof deptRankRow>;
export const efficiencyDeptRank = z.object({
  rows: z.array(deptRankRow),
  minVolume: z.number(),
  /** Departments with fewer cases than that. */
  below: z.number(),
});
export const serviceRankRow = ranked.extend({
  serviceId: id,
  name: z.string(),
  deptName: z.string(),
  visits: z.number(),
});
export type ServiceRankRow = z.infer<typeof serviceRankRow>;

const lampCounts = z.object({ green: count, yellow: count, red: count });
export const efficiencyWarnings = z.object({
  ...lampCounts.shape,
  departments: z.array(lampCounts.extend({ deptId: id.nullable(), name: z.string() })),
});
export type EfficiencyWarnings = z.infer<typeof efficiencyWarnings>;

export const efficiencySatisfaction = z.object({
  rated: count,
  average: rate,
  levels: z.array(z.object({ score: z.number(), count })),
  /** Labels chosen with ratings, the commonest first, and the stars they came with. */
  labels: z.array(z.object({ name: z.string(), count, stars: rate })),
});
export type EfficiencySatisfaction = z.infer<typeof efficiencySatisfaction>;
export const efficiencyChannels = z.object({
  rows: z.array(z.object({ channel: z.enum(caseChannels), accepted: count })),
});
/** Weekday 1 (Monday) to 7, hour 0 to 23. */
export const efficiencyHeat = z.object({
  cells: z.array(z.object({ weekday: z.number(), hour: z.number(), accepted: count })),
});
export const efficiencyDuration = z.object({
  /** From this many working hours to below that; the last bucket has no end. */
  buckets: z.array(z.object({ from: z.number(), to: z.number().nullable(), finished: count })),
  medianHours: rate,
  ninetyHours: rate,
  early: count,
  onTime: count,
  late: count,
  unpromised: count,
});
export type EfficiencyDuration = z.infer<typeof efficiencyDuration>;
/** Feedback written in these days, by kind and together. */
export const efficiencyFeedback = z.object({
  rows: z.array(z.object({ type: z.enum(feedbackTypes), received: count, answered: count })),
  received: count,
  answered: count,
  /** Answered within the promise, of those answered or past it. */
  onTimeRate: rate,
  /** Answered once and not asked again, of those answered. */
  solvedRate: rate,
  /** Working hours until the answer. */
  meanHours: rate,
  /** Four or five stars, of those rated. */
  satisfiedRate: rate,
});
export type EfficiencyFeedback = z.infer<typeof efficiencyFeedback>;
export const latestCase = z.object({ serviceName: z.string(), deptName: z.string(), finishedAt: time });
export type LatestCase = z.infer<typeof latestCase>;

const percent = z.number().int().min(0).max(100);
const points = z.number().min(0).max(efficiencyLimits.maxDeduction);
const panel = z.object({ code: z.enum(efficiencyPanels), enabled: z.boolean(), anonymous: z.boolean() });
/** What the school sets: which panels in which order, from when a lamp is yellow, who is ranked. */
export const efficiencyContent = z.object({
  title: filled(efficiencyLimits.titleLength),
  intro: text().default(''),
  anonymousVisible: z.boolean(),
  panels: z
    .array(panel)
    .max(efficiencyPanels.length)
    .refine((panels) => new Set(panels.map(({ code }) => code)).size === panels.length),
  yellowPercent: percent,
  yellowDays: z.number().int().min(0).max(30),
  minVolume: z.number().int().min(1).max(10_000),
  /** How often an open dashboard asks for new figures. */
  refreshSeconds: z
    .number()
    .int()
    .min(efficiencyLimits.minRefreshSeconds)
    .max(efficiencyLimits.maxRefreshSeconds)
    .default(efficiencyLimits.refreshSeconds),
  /** An uploaded picture behind the dashboard on a wall. */
  wallPicture: z
    .string()
    .regex(/^\/files\/[1-9]\d{0,17}$/)
    .nullable()
    .default(null),
  /** How the parts of a department's score count against each other. */
  weights: z
    .object({ onTime: percent, satisfaction: percent, response: percent, guides: percent, rectification: percent })
    .default(efficiencyLimits.scoreWeights),
  /** Points off for each red lamp and each order not replied to in time. */
  deductions: z.object({ redLamp: points, overdueOrder: points }).default(efficiencyLimits.scoreDeductions),
  /** Figures entered by hand, marked as such. */
  manual: z
    .array(z.object({ name: filled(efficiencyLimits.manualLength), value: filled(efficiencyLimits.manualLength) }))
    .max(efficiencyLimits.maxManual)
    .default([]),
});
export type EfficiencyContent = z.infer<typeof efficiencyContent>;

export const efficiencyDetail = publicationState.extend({ content: efficiencyContent });

export const efficiencyViewQuery = efficiencyQuery.pick({ preview: true });
export const efficiencyView = efficiencyContent.extend({
  panels: z.array(z.enum(efficiencyPanels)),
  /** The caller sees counts as they are, and the cases behind them. */
  supervises: z.boolean(),
  departments: z.array(z.object({ id, name: z.string() })),
});

export type EfficiencyView = z.infer<typeof efficiencyView>;

export const supervisedQuery = pageQuery.extend({
  ...efficiencyQuery.shape,
  serviceId: id.optional(),
  lamp: z.enum(lamps).optional(),
});
export const supervisedCase = z.object({
  id,
  caseNumber: z.string(),
  sourceApp: z.string(),
  /** The client's name; empty for the school's own processes, and where the client was removed. */
  sourceName: z.string(),
  serviceId: id,
  serviceName: z.string(),
  deptName: z.string(),
  channel: z.enum(caseChannels),
  status: z.enum(caseStates),
  /** Where an open case stands, as far as its system reported it; empty otherwise. */
  currentStep: z.string(),
  acceptedAt: time,
  finishedAt: time.nullable(),
  promiseAt: time.nullable(),
  /** Working hours so far, or until the end. */
  hours: z.number(),
  /** Working hours left; negative when late. Null without a promise. */
  hoursLeft: z.number().nullable(),
  lamp: z.enum(lamps).nullable(),
  /** The department wrote why it is late; a supervision order is not closed yet. */
  isExplained: z.boolean(),
  hasOrder: z.boolean(),
});
export type SupervisedCase = z.infer<typeof supervisedCase>;

/** EF-6 what a service really takes, told before applying. */
export const serviceTime = z.object({ finished: z.number(), halfDays: z.number(), ninetyDays: z.number() });
export type ServiceTime = z.infer<typeof serviceTime>;

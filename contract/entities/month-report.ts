import * as z from 'zod';
import { day, id, time } from './common.ts';
import {
  deptRankRow,
  efficiencyContent,
  efficiencyFeedback,
  efficiencyOverview,
  efficiencyWarnings,
  serviceRankRow,
} from './efficiency.ts';
import { explanation, supervisionOrder } from './supervision.ts';

/** A month as `2026-10`; without one the last that is over. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export const reportQuery = z.object({ month: month.optional() });

/** A case whose lamp was red in the month, and why. */
export const lateCase = z.object({
  id,
  caseNumber: z.string(),
  serviceName: z.string(),
  deptName: z.string(),
  promiseAt: time,
  finishedAt: time.nullable(),
  explanation: explanation.nullable(),
});
export type LateCase = z.infer<typeof lateCase>;

/** An order written in the month, with the latest reply to it. */
export const reportedOrder = supervisionOrder
  .pick({ id: true, caseNumber: true, serviceName: true, deptName: true, opinion: true, state: true, dueOn: true })
  .extend({ createdOn: day, reply: z.string(), isOverdue: z.boolean() });
export type ReportedOrder = z.infer<typeof reportedOrder>;

export const monthReport = z.object({
  month,
  overview: efficiencyOverview,
  departments: z.array(deptRankRow),
  minVolume: z.number(),
  below: z.number(),
  /** By which the score was made. */
  rules: efficiencyContent.pick({ weights: true, deductions: true }),
  /** The busiest, the slowest and the worst rated. */
  busiest: z.array(serviceRankRow),
  slowest: z.array(serviceRankRow),
  worst: z.array(serviceRankRow),
  feedback: efficiencyFeedback,
  /** The lamps at the time of the report. */
  lamps: efficiencyWarnings,
  lateCases: z.array(lateCase),
  /** All of them, and those open now. */
  lateTotal: z.number(),
  lateOpen: z.number(),
  orders: z.array(reportedOrder),
  ordersTotal: z.number(),
  ordersOverdue: z.number(),
});
export type MonthReport = z.infer<typeof monthReport>;

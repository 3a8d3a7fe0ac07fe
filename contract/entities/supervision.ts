import * as z from 'zod';
import * as supervisionLimits from '../limits/supervision.ts';
import { orderFilters, orderLevels, orderNodes, orderStates } from '../supervision-kinds.ts';
import { day, filled, id, pageQuery, text, time } from './common.ts';
import { efficiencyQuery, supervisedCase } from './efficiency.ts';
import { version } from './publishing.ts';

/** Departments, or the services of one department, with what is open and what was done. */
export const groupQuery = efficiencyQuery;
export const supervisedGroup = z.object({
  id,
  name: z.string(),
  accepted: z.number(),
  finished: z.number(),
  onTimeRate: z.number().nullable(),
  /** Finished late, and their share of those promised. */
  late: z.number(),
  lateRate: z.number().nullable(),
  meanHours: z.number().nullable(),
  green: z.number(),
  yellow: z.number(),
  red: z.number(),
});
export type SupervisedGroup = z.infer<typeof supervisedGroup>;

/** What an office did with a case. Neither the applicant nor what was written is told. */
export const supervisedStep = z.object({
  node: z.string(),
  action: z.string(),
  handler: z.string(),
  at: time,
  /** Working hours since the step before. */
  hours: z.number(),
});
export type SupervisedStep = z.infer<typeof supervisedStep>;

/** Why a lamp is red, in the words of the department. */
export const explanation = z.object({ text: z.string(), by: z.string(), at: time });

export const supervisionOrder = z.object({
  id,
  caseId: id,
  caseNumber: z.string(),
  serviceName: z.string(),
  deptName: z.string(),
  level: z.enum(orderLevels),
  opinion: z.string(),
  state: z.enum(orderStates),
  dueOn: day,
  /** Working days until the deadline, negative when it has passed; null when nothing is waited for. */
  daysLeft: z.number().nullable(),
  createdAt: time,
  createdBy: z.string(),
  version,
});
export type SupervisionOrder = z.infer<typeof supervisionOrder>;

export const orderEntry = z.object({ node: z.enum(orderNodes), who: z.string(), text: z.string(), at: time });
export type OrderEntry = z.infer<typeof orderEntry>;

export const orderDetail = supervisionOrder.extend({
  timeline: z.array(orderEntry),
  canReply: z.boolean(),
  canClose: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const caseDetail = supervisedCase.extend({
  deptId: id.nullable(),
  steps: z.array(supervisedStep),
  explanation: explanation.nullable(),
  orders: z.array(supervisionOrder),
  canOrder: z.boolean(),
  canExplain: z.boolean(),
});
export type CaseDetail = z.infer<typeof caseDetail>;

export const orderInput = z.object({
  caseId: id,
  level: z.enum(orderLevels).default('NORMAL'),
  opinion: filled(supervisionLimits.opinionLength),
  /** Working days, the day of the order excluded. */
  days: z.number().int().min(1).max(supervisionLimits.maxDeadlineDays),
});
export const orderQuery = pageQuery.extend({ state: z.enum(orderFilters).optional(), deptId: id.optional() });

export const held = z.object({ id, version });
export const orderReply = held.extend({ text: filled(supervisionLimits.replyLength) });
export const orderReturn = held.extend({
  text: filled(supervisionLimits.opinionLength),
  days: orderInput.shape.days,
});
export const orderClosing = held.extend({ text: text(supervisionLimits.opinionLength).default('') });
export const explanationInput = z.object({ caseId: id, text: filled(supervisionLimits.explanationLength) });

import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, nothing, page } from '../entities/common.ts';
import { supervisedCase, supervisedQuery } from '../entities/efficiency.ts';
import { monthReport, reportQuery } from '../entities/month-report.ts';
import * as e from '../entities/supervision.ts';
import { supervisionRoutes } from '../routes/supervision.ts';

export const supervision = calls(supervisionRoutes, {
  groups: {
    summary: 'Departments, or the services of one, with their figures and lamps',
    input: e.groupQuery,
    output: z.array(e.supervisedGroup),
  },
  cases: {
    summary: 'The cases behind the figures, for supervisors; a department’s people see their own',
    input: supervisedQuery,
    output: page(supervisedCase),
  },
  case: { summary: 'One case with its steps, explanation and orders', input: byId, output: e.caseDetail },
  explain: { summary: 'Explain why the lamp of a case is red', input: e.explanationInput, output: nothing },
  report: { summary: 'The report of a month, to print', input: reportQuery, output: monthReport },
  orders: {
    summary: 'Supervision orders, what is due soonest first',
    input: e.orderQuery,
    output: page(e.supervisionOrder),
  },
  order: { summary: 'A supervision order with what happened to it', input: byId, output: e.orderDetail },
  createOrder: { summary: 'Write a supervision order about a case', input: e.orderInput, output: byId },
  replyToOrder: { summary: 'Reply to a supervision order', input: e.orderReply, output: nothing },
  returnOrder: { summary: 'Ask the department again, with another deadline', input: e.orderReturn, output: nothing },
  closeOrder: { summary: 'Close a supervision order', input: e.orderClosing, output: nothing },
});

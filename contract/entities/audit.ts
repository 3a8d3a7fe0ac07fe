import * as z from 'zod';
import { auditActions, auditEntities } from '../audit.ts';
import { day, id, page, pageQuery, text, time } from './common.ts';

export const auditQuery = pageQuery.extend({
  /** A person's name of now or then, account or number; the name or id of what was changed; or a trace. */
  keyword: text().optional(),
  action: z.enum(auditActions).optional(),
  entity: z.enum(auditEntities).optional(),
  /** All entries of one record. */
  entityId: text().optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditRow = z.object({
  id,
  at: time,
  /** Empty: the system itself. */
  actorName: z.string(),
  /** Older entries may name what the product no longer does. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the record was called, where it says so. */
  entityName: z.string(),
  ip: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditPage = page(auditRow).extend({ /** There are more than are counted. */ isCut: z.boolean() });

/** One difference between before and after; null: it was not there. */
export const auditChange = z.object({
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChange>;

export const auditDetail = auditRow.extend({
  trace: z.string(),
  changes: z.array(auditChange),
  isCut: z.boolean(),
});
export type AuditDetail = z.infer<typeof auditDetail>;

export const signInResults = ['ok', 'failed'] as const;

export const signInQuery = pageQuery.extend({
  /** A person's name, account or number, or an address. */
  keyword: text().optional(),
  result: z.enum(signInResults).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type SignInQuery = z.infer<typeof signInQuery>;

export const signInRow = z.object({
  id,
  at: time,
  /** As it was typed; `name`: empty where nobody has this account. */
  account: z.string(),
  name: z.string(),
  way: z.string(),
  ok: z.boolean(),
  ip: z.string(),
  userAgent: z.string(),
});
export type SignInRow = z.infer<typeof signInRow>;

export const signInPage = page(signInRow).extend({ isCut: z.boolean() });

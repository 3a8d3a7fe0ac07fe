import { caseChannels, caseStates } from '@yizhan/contract/case-kinds.ts';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** One case of a service as efficiency counts it, whichever system ran it. */
export const caseFact = pgTable(
  'case_fact',
  {
    id: id(),
    tenantId: tenantId(),
    /** The source system and the id there. */
    sourceApp: text('source_app').notNull(),
    sourceId: text('source_id').notNull(),
    serviceId: ref('service_id').notNull(),
    instanceId: text('instance_id').notNull().default(''),
    /** Tells applicants apart without naming them. */
    applicantHash: text('applicant_hash'),
    deptId: ref('dept_id'),
    channel: text('channel', { enum: caseChannels }).notNull(),
    status: text('status', { enum: caseStates }).notNull(),
    acceptedAt: at('accepted_at').notNull(),
    finishedAt: at('finished_at'),
    promiseAt: at('promise_at'),
    pausedSec: integer('paused_sec').notNull().default(0),
    score: smallint('score'),
    updatedAt: atNow('updated_at'),
  },
  (t) => [
    uniqueIndex('case_fact_source').on(t.tenantId, t.sourceApp, t.sourceId),
    index('case_fact_service').on(t.tenantId, t.serviceId, t.acceptedAt),
    index('case_fact_dept').on(t.tenantId, t.deptId, t.acceptedAt),
  ],
);

/** What was done with a case of another system, step by step. */
export const foreignCaseLog = pgTable(
  'foreign_case_log',
  {
    id: id(),
    tenantId: tenantId(),
    sourceApp: text('source_app').notNull(),
    instanceId: text('instance_id').notNull(),
    node: text('node').notNull(),
    handler: text('handler').notNull().default(''),
    opinion: text('opinion').notNull().default(''),
    action: text('action').notNull().default(''),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('foreign_case_log_once').on(t.tenantId, t.sourceApp, t.instanceId, t.at, t.node, t.handler, t.action),
  ],
);

import {
  caseLogActions,
  caseStatuses,
  handlerSources,
  handlerStatuses,
  stepStatuses,
} from '@yizhan/contract/case-states.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { publication } from './platform.ts';

/** The row of a process beside its publication, for what is queried without its content. */
export const process = pgTable(
  'process',
  {
    /** The same id as the publication. */
    id: ref('id')
      .primaryKey()
      .references(() => publication.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    /** All of these: the published revision's, before the first publication the draft's. */
    code: text('code').notNull(),
    serviceId: ref('service_id'),
    deptId: ref('dept_id').notNull(),
    ownerId: ref('owner_id').notNull(),
    publishedAt: at('published_at'),
    /** Since when no new applications are taken; null: they are. */
    stoppedAt: at('stopped_at'),
  },
  (t) => [
    uniqueIndex('process_code').on(t.tenantId, t.code),
    index('process_service').on(t.tenantId, t.serviceId),
    index('process_dept').on(t.tenantId, t.deptId),
  ],
);

/** The last number given in a year; taken inside the transaction that submits, so that no number is lost. */
export const caseNumber = pgTable(
  'case_number',
  {
    tenantId: tenantId(),
    processId: ref('process_id')
      .notNull()
      .references(() => process.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    last: integer('last').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.processId, t.year] })],
);

/** A case; `case` itself is a word of SQL. */
export const caseFile = pgTable(
  'case_file',
  {
    id: id(),
    tenantId: tenantId(),
    processId: ref('process_id')
      .notNull()
      .references(() => process.id),
    /** The revision it began with. */
    version: integer('version').notNull(),
    no: text('no'),
    title: text('title').notNull(),
    applicantId: ref('applicant_id').notNull(),
    identityId: ref('identity_id').notNull(),
    /** Of the applicant when it was submitted. */
    deptId: ref('dept_id'),
    data: jsonb('data').notNull().default({}),
    status: text('status', { enum: caseStatuses }).notNull().default('draft'),
    /** Blocks that returned it, when whoever decided before need not decide again. */
    resume: jsonb('resume').notNull().default([]),
    /** Handlers chosen by people, by block. */
    chosen: jsonb('chosen').notNull().default({}),
    submittedAt: at('submitted_at'),
    finishedAt: at('finished_at'),
    promiseAt: at('promise_at'),
    /** Since when the promise waits for the applicant, and for how many working days it waited before. */
    pausedAt: at('paused_at'),
    pausedDays: integer('paused_days').notNull().default(0),
    /** Proves on paper that the number is genuine; nobody can guess it. */
    verifyCode: text('verify_code'),
    revision: integer('revision').notNull().default(0),
    createdAt: atNow('created_at'),
    updatedAt: atNow('updated_at'),
  },
  (t) => [
    uniqueIndex('case_file_no').on(t.tenantId, t.no),
    uniqueIndex('case_file_draft')
      .on(t.tenantId, t.processId, t.applicantId)
      .where(sql`status = 'draft' and no is null`),
    index('case_file_applicant').on(t.tenantId, t.applicantId, t.id),
    index('case_file_process').on(t.tenantId, t.processId, t.status, t.id),
    index('case_file_submitted').on(t.tenantId, t.submittedAt),
  ],
);

export const caseStep = pgTable(
  'case_step',
  {
    id: id(),
    tenantId: tenantId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    /** Counted inside the case. */
    seq: integer('seq').notNull(),
    blockId: text('block_id').notNull(),
    round: integer('round').notNull(),
    status: text('status', { enum: stepStatuses }).notNull(),
    openedAt: at('opened_at').notNull(),
    dueAt: at('due_at'),
    /** When its handlers are reminded that it will be due; null once they were. */
    remindAt: at('remind_at'),
    /** The clock has done its part. */
    dueDoneAt: at('due_done_at'),
    urgedAt: at('urged_at'),
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('case_step_seq').on(t.tenantId, t.caseId, t.seq),
    index('case_step_due').on(t.dueAt).where(sql`status = 'open' and due_done_at is null`),
    index('case_step_remind').on(t.remindAt).where(sql`status = 'open' and remind_at is not null`),
  ],
);

export const caseHandler = pgTable(
  'case_handler',
  {
    id: id(),
    tenantId: tenantId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    stepId: ref('step_id')
      .notNull()
      .references(() => caseStep.id, { onDelete: 'cascade' }),
    /** Counted inside the case. */
    seq: integer('seq').notNull(),
    personId: ref('person_id').notNull(),
    actingFor: ref('acting_for'),
    source: text('source', { enum: handlerSources }).notNull(),
    status: text('status', { enum: handlerStatuses }).notNull(),
    waitsFor: integer('waits_for'),
    opinion: text('opinion').notNull().default(''),
    at: at('at'),
  },
  (t) => [
    uniqueIndex('case_handler_seq').on(t.tenantId, t.caseId, t.seq),
    index('case_handler_person').on(t.tenantId, t.personId, t.caseId),
    index('case_handler_step').on(t.stepId),
  ],
);

/** Everything that happened, in order: the state of a case can be computed from it. */
export const caseLog = pgTable(
  'case_log',
  {
    tenantId: tenantId(),
    caseId: ref('case_id')
      .notNull()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    /** Null: the clock or the rules. */
    actorId: ref('actor_id'),
    actingFor: ref('acting_for'),
    action: text('action', { enum: caseLogActions }).notNull(),
    /** The step of the case, by its count. */
    step: integer('step'),
    opinion: text('opinion').notNull().default(''),
    /** Ids of those it was passed on to, or who are mentioned. */
    people: jsonb('people').notNull().default([]),
    /** Labels of the changed fields. */
    changed: jsonb('changed').notNull().default([]),
    files: jsonb('files').notNull().default([]),
    /** The event as it is replayed, with the handlers that were found then; null for what changes no state. */
    event: jsonb('event'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.caseId, t.seq] })],
);

/** A person's own phrases for opinions, in order. */
export const phrase = pgTable(
  'phrase',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    sort: integer('sort').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.sort] })],
);

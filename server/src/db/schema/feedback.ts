import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** What a person wrote to a department, with its state; its history is feedback_log. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    type: text('type', { enum: ['CONSULT', 'SUGGEST', 'COMPLAIN', 'PRAISE', 'CORRECT'] }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    contact: text('contact').notNull().default(''),
    /** Handlers do not learn who wrote it. */
    anonymous: boolean('anonymous').notNull().default(false),
    /** [{ id, name }] */
    images: jsonb('images').notNull().default([]),
    serviceId: ref('service_id'),
    /** The figure of 个人数据 that is wrong. */
    figureId: text('figure_id'),
    /** The talk with the question robot it comes from. */
    transcriptId: text('transcript_id').notNull().default(''),
    /** The department that answers; null until the school's desk chooses one. */
    deptId: ref('dept_id'),
    /** The title of the item of the responsibility lists that chose the department. */
    itemTitle: text('item_title').notNull().default(''),
    status: text('status', { enum: ['WAITING', 'ASSIGNED', 'HANDLING', 'ANSWERED', 'CLOSED'] }).notNull(),
    /** The end of the last day of the promise. */
    dueAt: at('due_at').notNull(),
    /** When those who answer were reminded that the promise is over. */
    lateRemindedAt: at('late_reminded_at'),
    /** 1 after the person was not satisfied and asked once more. */
    round: integer('round').notNull().default(0),
    /** The one it is answered with. */
    mergedInto: ref('merged_into'),
    score: integer('score'),
    rateText: text('rate_text').notNull().default(''),
    ratedAt: at('rated_at'),
    createdAt: atNow('created_at'),
    updatedAt: atNow('updated_at'),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('feedback_user').on(t.tenantId, t.userId, t.createdAt),
    index('feedback_created').on(t.tenantId, t.createdAt),
    index('feedback_queue').on(t.tenantId, t.status, t.dueAt),
    index('feedback_merged').on(t.tenantId, t.mergedInto),
  ],
);

/** The timeline of a feedback. */
export const feedbackLog = pgTable(
  'feedback_log',
  {
    id: id(),
    tenantId: tenantId(),
    feedbackId: ref('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    at: atNow('at'),
    node: text('node', {
      enum: ['SUBMITTED', 'ASSIGNED', 'TAKEN', 'NOTED', 'MERGED', 'REPLIED', 'REOPENED', 'RATED', 'CLOSED'],
    }).notNull(),
    deptId: ref('dept_id'),
    /** Null: the portal itself, by the responsibility lists. */
    userId: ref('user_id'),
    opinion: text('opinion').notNull().default(''),
    /** [{ id, name }] */
    files: jsonb('files').notNull().default([]),
    /** The feedback this answer was written for, when it was joined to that one. */
    sourceId: ref('source_id'),
  },
  (t) => [index('feedback_log_feedback').on(t.tenantId, t.feedbackId, t.id)],
);

import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { publication } from './platform.ts';
import { service } from './services.ts';

/** The row of a guide beside its publication: department, state, and what is queried without reading its blocks. */
export const guide = pgTable(
  'guide',
  {
    /** The same id as the publication. */
    id: ref('id')
      .primaryKey()
      .references(() => publication.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    /** The department that maintains it: the published revision's, before the first publication the draft's. */
    deptId: ref('dept_id'),
    /** Waiting for somebody who may publish it. */
    submittedAt: at('submitted_at'),
    submittedBy: ref('submitted_by'),
    /** Of the published revision; null before the first. */
    publishedAt: at('published_at'),
    isPublic: boolean('is_public').notNull().default(false),
    /** Withdrawn; its revisions stay. */
    isOff: boolean('is_off').notNull().default(false),
    /** The day by which its department has to confirm it again. */
    reviewOn: date('review_on', { mode: 'string' }),
    /** The review day for which a to-do was created. */
    remindedFor: date('reminded_for', { mode: 'string' }),
  },
  (t) => [uniqueIndex('guide_service').on(t.tenantId, t.serviceId), index('guide_review').on(t.reviewOn)],
);

/** A user's report of an error in a guide; its department answers. */
export const correction = pgTable(
  'correction',
  {
    id: id(),
    tenantId: tenantId(),
    guideId: ref('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    /** Which of the twelve blocks. */
    block: text('block').notNull().default(''),
    text: text('text').notNull(),
    contact: text('contact').notNull().default(''),
    userId: ref('user_id').notNull(),
    createdAt: atNow('created_at'),
    state: text('state', { enum: ['OPEN', 'DONE'] })
      .notNull()
      .default('OPEN'),
    answer: text('answer').notNull().default(''),
    answeredBy: ref('answered_by'),
    answeredAt: at('answered_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('correction_guide').on(t.tenantId, t.guideId, t.state),
    index('correction_user').on(t.tenantId, t.userId),
  ],
);

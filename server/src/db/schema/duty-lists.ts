import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { publication } from './platform.ts';

/** The row of a list item beside its publication: department, list, state, and what is queried without its content. */
export const dutyItem = pgTable(
  'duty_item',
  {
    /** The same id as the publication. */
    id: ref('id')
      .primaryKey()
      .references(() => publication.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    /** Department, list and place: the published revision's, before the first publication the draft's. */
    deptId: ref('dept_id').notNull(),
    listType: text('list_type').notNull(),
    sort: integer('sort').notNull().default(0),
    /** Waiting for somebody who may publish it. */
    submittedAt: at('submitted_at'),
    submittedBy: ref('submitted_by'),
    /** Of the published revision; null before the first. */
    publishedAt: at('published_at'),
    /** Archived: out of its list, its revisions stay. */
    isOff: boolean('is_off').notNull().default(false),
  },
  (t) => [index('duty_item_list').on(t.tenantId, t.listType, t.deptId)],
);

/** A user's report of an error in a list item; its department answers. */
export const dutyCorrection = pgTable(
  'duty_correction',
  {
    id: id(),
    tenantId: tenantId(),
    itemId: ref('item_id')
      .notNull()
      .references(() => dutyItem.id, { onDelete: 'cascade' }),
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
    index('duty_correction_item').on(t.tenantId, t.itemId, t.state),
    index('duty_correction_user').on(t.tenantId, t.userId),
  ],
);

import { orderLevels, orderNodes, orderStates } from '@yizhan/contract/supervision-kinds.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** What a supervisor asks a department about one case; its texts are supervision_order_log. */
export const supervisionOrder = pgTable(
  'supervision_order',
  {
    id: id(),
    tenantId: tenantId(),
    factId: ref('fact_id').notNull(),
    /** The department that was responsible when it was written. */
    deptId: ref('dept_id').notNull(),
    level: text('level', { enum: orderLevels }).notNull(),
    state: text('state', { enum: orderStates }).notNull().default('OPEN'),
    /** The end of the last day for the reply. */
    dueAt: at('due_at').notNull(),
    createdBy: ref('created_by').notNull(),
    createdAt: atNow('created_at'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // A case has one order at a time.
    uniqueIndex('supervision_order_case').on(t.tenantId, t.factId).where(sql`state <> 'CLOSED'`),
    index('supervision_order_fact').on(t.tenantId, t.factId),
    index('supervision_order_due').on(t.tenantId, t.state, t.dueAt),
  ],
);

export const supervisionOrderLog = pgTable(
  'supervision_order_log',
  {
    id: id(),
    tenantId: tenantId(),
    orderId: ref('order_id')
      .notNull()
      .references(() => supervisionOrder.id, { onDelete: 'cascade' }),
    node: text('node', { enum: orderNodes }).notNull(),
    userId: ref('user_id').notNull(),
    text: text('text').notNull().default(''),
    at: atNow('at'),
  },
  (t) => [index('supervision_order_log_order').on(t.tenantId, t.orderId, t.id)],
);

/** Why the lamp of a case is red, in the words of its department; the latest stands. */
export const lampExplanation = pgTable(
  'lamp_explanation',
  {
    tenantId: tenantId(),
    factId: ref('fact_id').notNull(),
    userId: ref('user_id').notNull(),
    text: text('text').notNull(),
    at: atNow('at'),
  },
  (t) => [primaryKey({ name: 'lamp_explanation_pk', columns: [t.tenantId, t.factId] })],
);

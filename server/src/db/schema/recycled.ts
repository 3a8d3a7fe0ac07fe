import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { atNow, id, ref, tenantId } from './columns.ts';

/** Something an administrator deleted, with all its rows, for as long as it can be restored. */
export const recycled = pgTable(
  'recycled',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    /** The id it had, and has again when it is restored. */
    entityId: ref('entity_id').notNull(),
    name: text('name').notNull(),
    /** Its rows in the order they are inserted again: `[{ table, rows }]`. */
    parts: jsonb('parts').notNull(),
    removedBy: ref('removed_by'),
    removedAt: atNow('removed_at'),
  },
  (t) => [index('recycled_removed').on(t.tenantId, t.removedAt)],
);

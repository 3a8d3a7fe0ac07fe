import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { appUser } from './people.ts';
import { publication } from './platform.ts';

/** That a person agreed to one version of an agreement. Taken back and given again, there are two rows. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    publicationId: ref('publication_id')
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    /** The revision agreed to. */
    number: integer('number').notNull(),
    agreedAt: atNow('agreed_at'),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('consent_once')
      .on(t.tenantId, t.userId, t.publicationId, t.number)
      .where(sql`${t.withdrawnAt} is null`),
    index('consent_publication').on(t.tenantId, t.publicationId),
  ],
);

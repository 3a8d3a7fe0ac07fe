import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** If tickets are no longer checked, nobody renews them, so existing sessions continue without. */
export const dropTickets = (db: Db) =>
  db.run(sql`
    update session set ticket_hash = null, ticket_until = null, ticket_last = null
    where tenant_id = ${tenant} and ended_at is null and ticket_hash is not null`);

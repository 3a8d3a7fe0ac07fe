import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type Since = { viewerId: string; userIds: readonly string[]; why: string; note: string; since: Date };

/** Whose data this person saw for the same reason a moment ago. */
export const listViewedSince = async (db: Db, { viewerId, userIds, why, note, since }: Since) =>
  (
    await db.many<{ id: string }>(sql`
      select distinct entity_id as id from audit_log
      where tenant_id = ${tenant} and entity = 'user' and entity_id = any(${userIds}::text[]) and action = 'view'
        and actor_id = ${viewerId} and at > ${since} and after->>'why' = ${why} and after->>'reason' = ${note}`)
  ).map(({ id }) => id);

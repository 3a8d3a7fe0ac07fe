import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** If two people open the editor for the first time at once, only one creates the page. */
export const lockLanding = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('landing ' || ${tenant}::text))`);

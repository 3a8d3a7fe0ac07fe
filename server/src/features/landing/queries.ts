import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** Of two who open the editor for the first time, one makes the page. */
export const lockLanding = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('landing ' || ${tenant}::text))`);

import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** If two people save a centre for the first time at once, only one creates it. */
export const lockCentres = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('centres ' || ${tenant}::text))`);

/** Of these services, how many the school has. */
export async function countServices(db: Db, ids: readonly string[]): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from service where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return n;
}

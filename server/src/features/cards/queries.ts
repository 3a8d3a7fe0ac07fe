import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** How many of these roles the school has. */
export async function countRoles(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db.one<{ n: number }>(sql`
    select count(*)::int as n from role where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return row.n;
}

import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export async function namesOfRoles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.many<{ id: string; name: string }>(sql`
    select id, name from role where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { type Granter, PLATFORM_ADMINISTRATOR, SCHOOL_ADMINISTRATOR } from './rules.ts';

export async function granterOf(db: Db, { menus, roleIds }: Person): Promise<Granter> {
  const rows = await db.many<{ code: string }>(
    sql`select code from role where tenant_id = ${tenant} and id = any(${roleIds}::bigint[])`,
  );
  const codes = new Set(rows.map((row) => row.code));
  return { menus, school: codes.has(SCHOOL_ADMINISTRATOR), platform: codes.has(PLATFORM_ADMINISTRATOR) };
}

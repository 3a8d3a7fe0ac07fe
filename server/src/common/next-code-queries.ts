import type { Db } from '../db/database.ts';
import { sql, tenant } from '../db/sql.ts';

const tables = {
  service: { rows: sql`service`, prefix: 'S' },
  department: { rows: sql`dept`, prefix: 'D' },
  role: { rows: sql`role`, prefix: 'ROLE_' },
  dictionary: { rows: sql`dict`, prefix: 'DICT_' },
  process: { rows: sql`process`, prefix: 'p' },
  /** Its code is the name of its publication. */
  dutyItem: {
    rows: sql`(select tenant_id, name as code from publication where tenant_id = ${tenant} and kind = 'dutyItem')`,
    prefix: 'ITEM-',
  },
} as const;

/** A code nobody has to invent: one more than the highest made so. Serialised, so that no two get the same. */
export async function nextCode(db: Db, kind: keyof typeof tables): Promise<string> {
  const { rows, prefix } = tables[kind];
  await db.run(sql`select pg_advisory_xact_lock(hashtext('code of ' || ${kind}::text || ' ' || ${tenant}::text))`);
  const { n } = await db.one<{ n: number }>(sql`
    select coalesce(max(substring(t.code from ${`^${prefix}([0-9]{4,8})$`}::text)::int), 0) + 1 as n
    from ${rows} t where t.tenant_id = ${tenant}`);
  return prefix + String(n).padStart(4, '0');
}

import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type TenantRow = {
  id: string;
  name: string;
  host: string | null;
  hosts: string[];
  settings: unknown;
  suspendedNote: string | null;
};

export const listTenants = (across: CrossTenantDb) =>
  across.many<TenantRow>(sql`
    select t.id, t.name, t.host, t.settings,
      case when t.suspended_at is not null then t.suspended_note end as "suspendedNote",
      array(select h.host from tenant_host h where h.tenant_id = t.id) as hosts
    from tenant t order by t.id`);

/** Accounts that count towards the quota. Serialises those who add some, so that two do not both get the last place. */
export async function countPeople(db: Db): Promise<number> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('people of ' || ${tenant}::text))`);
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from app_user where tenant_id = ${tenant} and status <> 'disabled'`);
  return n;
}

type Quotas = { maxPeople: number | null; maxStorageMb: number | null };

export const findQuotas = async (db: Db): Promise<Quotas> => {
  const found = await db.maybe<Quotas>(sql`
    select max_people as "maxPeople", max_storage_mb as "maxStorageMb" from tenant where id = ${tenant}`);
  return found ?? { maxPeople: null, maxStorageMb: null };
};

export async function sumStorage(db: Db): Promise<number> {
  const { bytes } = await db.one<{ bytes: number }>(sql`
    select coalesce(sum(size), 0)::float8 as bytes from file_object where tenant_id = ${tenant}`);
  return bytes;
}

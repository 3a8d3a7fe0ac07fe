import type { TenantInput, TenantRow } from '@yizhan/contract/entities/tenant.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import { DEFAULT_TENANT } from '../../domain/tenants/tenants.ts';

const MB = 1024 * 1024;

/** What the platform knows of its schools: what it has set, and how much is used. Nothing else of their data. */
export const listSchools = (across: CrossTenantDb) =>
  across.many<TenantRow>(sql`
    select t.id, t.name, t.version, ${toWireTimeSql(sql`t.created_at`)} as "createdAt", t.id = ${DEFAULT_TENANT} as "isPlatform",
      t.max_people as "maxPeople", t.max_storage_mb as "maxStorageMb",
      array(select h from (
        select t.host as h, 0 as place where t.host is not null
        union select o.host, 1 from tenant_host o where o.tenant_id = t.id and o.host is distinct from t.host) hosts
        order by place, h) as hosts,
      case when t.suspended_at is not null then json_build_object('note', t.suspended_note,
        'at', ${toWireTimeSql(sql`t.suspended_at`)}) end as suspended,
      (select count(*)::int from app_user u where u.tenant_id = t.id and u.status <> 'disabled') as people,
      (select ceil(coalesce(sum(f.size), 0) / ${MB})::int from file_object f where f.tenant_id = t.id) as "storageMb",
      exists (select from role r
        join identity_role ir on ir.tenant_id = r.tenant_id and ir.role_id = r.id
        join user_identity i on i.tenant_id = r.tenant_id and i.id = ir.identity_id
        join app_user u on u.tenant_id = r.tenant_id and u.id = i.user_id and u.status = 'active'
        where r.tenant_id = t.id and r.code = ${SCHOOL_ADMINISTRATOR}) as "hasAdministrator"
    from tenant t order by t.id`);

type School = {
  name: string;
  host: string | null;
  version: number;
  createdAt: string;
  maxPeople: number | null;
  maxStorageMb: number | null;
};

/** Locked until the change is written. */
export const lockSchool = (db: Db) =>
  db.maybe<School>(sql`
    select name, host, version, ${toWireTimeSql(sql`created_at`)} as "createdAt", max_people as "maxPeople",
      max_storage_mb as "maxStorageMb"
    from tenant where id = ${tenant} for update`);

export const hasAdministrator = async (db: Db) =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select from role r
        join identity_role ir on ir.tenant_id = ${tenant} and ir.role_id = r.id
        join user_identity i on i.tenant_id = ${tenant} and i.id = ir.identity_id
        join app_user u on u.tenant_id = ${tenant} and u.id = i.user_id and u.status = 'active'
        where r.tenant_id = ${tenant} and r.code = ${SCHOOL_ADMINISTRATOR}) as found`)
  ).found;

/** Six digits, one more than the highest. */
export const findNextCode = async (across: CrossTenantDb) =>
  (
    await across.many<{ code: string }>(sql`
      select lpad((coalesce(max(id::int), 0) + 1)::text, 6, '0') as code from tenant where id ~ '^[0-9]{6}$'`)
  )[0]?.code ?? DEFAULT_TENANT;

export const insertSchool = (db: Db, { name, hosts, maxPeople, maxStorageMb }: TenantInput, now: Date) =>
  db.run(sql`
    insert into tenant (id, name, host, max_people, max_storage_mb, created_at)
    values (${tenant}, ${name}, ${hosts[0] ?? null}, ${maxPeople}, ${maxStorageMb}, ${now})`);

export const updateSchool = (db: Db, { name, hosts, maxPeople, maxStorageMb }: TenantInput) =>
  db.run(sql`
    update tenant set name = ${name}, host = ${hosts[0] ?? null}, max_people = ${maxPeople},
      max_storage_mb = ${maxStorageMb}, version = version + 1
    where id = ${tenant}`);

/** A host of another school is refused by the key. */
export async function replaceHosts(db: Db, hosts: readonly string[]): Promise<void> {
  await db.run(sql`delete from tenant_host where tenant_id = ${tenant} and host <> all(${hosts}::text[])`);
  await db.run(sql`
    insert into tenant_host (host, tenant_id) select h, ${tenant} from unnest(${hosts}::text[]) h
    where not exists (select from tenant_host o where o.tenant_id = ${tenant} and o.host = h)`);
}

export const setSuspended = (db: Db, suspended: { note: string; at: Date } | null) =>
  db.run(sql`
    update tenant set suspended_at = ${suspended?.at ?? null}, suspended_note = ${suspended?.note ?? ''},
      version = version + 1
    where id = ${tenant}`);

/** Signs everybody out; returns the sessions. */
export const endAllSessions = async (db: Db, now: Date) =>
  (
    await db.many<{ id: string }>(sql`
      update session set ended_at = ${now} where tenant_id = ${tenant} and ended_at is null returning id`)
  ).map(({ id }) => id);

export const endFirstLinks = (db: Db, now: Date) =>
  db.run(sql`
    update one_time_link set used_at = ${now} where tenant_id = ${tenant} and kind = 'first' and used_at is null`);

/** Who changed a school last, by the platform's audit log. */
export const findLastChange = (db: Db, id: string) =>
  db.maybe<{ updatedAt: string; updatedBy: string }>(sql`
    select ${toWireTimeSql(sql`at`)} as "updatedAt", actor_name as "updatedBy" from audit_log
    where tenant_id = ${tenant} and entity = 'tenant' and entity_id = ${id} order by id desc limit 1`);

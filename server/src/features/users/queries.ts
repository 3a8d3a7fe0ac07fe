import type { UserDetail, UserInput } from '@yizhan/contract/entities/users.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { PLATFORM_ADMINISTRATOR, SCHOOL_ADMINISTRATOR } from '../../domain/roles/rules.ts';
import { identityValid } from '../../domain/users/identity-queries.ts';
import { nameSounds } from '../../domain/users/name-sounds.ts';

export type StoredUser = Omit<UserDetail, 'editable'> & {
  hasPassword: boolean;
  /** The menus of all identities combined. */
  menus: string[];
  /** Administers the installation. */
  platform: boolean;
};

export const findUsers = (db: Db, ids: readonly string[]) =>
  db.many<StoredUser>(sql`
    select u.id, u.account, u.real_name as "realName", u.nick_name as "nickName", u.email, u.mobile, u.status, u.version,
      ${toWireTimeSql(sql`u.created_at`)} as "createdAt",
      ${toWireTimeSql(sql`u.last_sign_in_at`)} as "lastSignInAt",
      ${toWireTimeSql(sql`u.updated_at`)} as "updatedAt",
      (select nick_name from app_user e where e.tenant_id = ${tenant} and e.id = u.updated_by) as "updatedBy",
      u.password_hash is not null as "hasPassword",
      exists (
        select from second_factor f where f.tenant_id = ${tenant} and f.user_id = u.id and f.confirmed_at is not null
      ) as "secondFactor",
      coalesce((
        select array_agg(distinct m.menu) from user_identity i
        join identity_role ir on ir.identity_id = i.id and ir.tenant_id = i.tenant_id
        join role_menu m on m.role_id = ir.role_id and m.tenant_id = ir.tenant_id
        where i.tenant_id = u.tenant_id and i.user_id = u.id), '{}') as menus,
      exists (
        select from user_identity i
        join identity_role ir on ir.identity_id = i.id and ir.tenant_id = i.tenant_id
        join role r on r.id = ir.role_id and r.tenant_id = ir.tenant_id
        where i.tenant_id = u.tenant_id and i.user_id = u.id and r.code = ${PLATFORM_ADMINISTRATOR}) as platform,
      coalesce((
        select json_agg(json_build_object(
          'id', i.id::text, 'type', i.type, 'number', i.number, 'deptId', i.dept_id::text, 'post', i.post,
          'isDefault', i.is_default, 'validFrom', i.valid_from::text, 'validTo', i.valid_to::text,
          'roleIds', coalesce((
            select json_agg(ir.role_id::text order by ir.role_id) from identity_role ir
            where ir.identity_id = i.id and ir.tenant_id = i.tenant_id), '[]'::json)
        ) order by i.is_default desc, i.id)
        from user_identity i where i.tenant_id = u.tenant_id and i.user_id = u.id), '[]'::json) as identities
    from app_user u where u.tenant_id = ${tenant} and u.id = any(${ids}::bigint[])`);

/** Locks the rows until the transaction ends, so that concurrent editors are serialised. */
export const lockUsers = (db: Db, ids: readonly string[]) =>
  db.run(
    sql`select id from app_user where tenant_id = ${tenant} and id = any(${ids}::bigint[]) order by id for update`,
  );

type UserWrite = Omit<UserInput, 'identities'> & { by: string; now: Date };

export const insertUser = (db: Db, { account, realName, nickName, email, mobile, by, now }: UserWrite) =>
  db.one<{ id: string }>(sql`
    insert into app_user (tenant_id, account, real_name, sounds, nick_name, email, mobile, status, created_at, updated_at, updated_by)
    values (${tenant}, ${account}, ${realName}, ${nameSounds(realName)}, ${nickName}, ${email}, ${mobile}, 'waiting', ${now}, ${now}, ${by})
    returning id`);

export const updateUser = (
  db: Db,
  { id, account, realName, nickName, email, mobile, by, now }: UserWrite & { id: string },
) =>
  db.run(sql`
    update app_user set account = ${account}, real_name = ${realName}, sounds = ${nameSounds(realName)}, nick_name = ${nickName}, email = ${email},
      mobile = ${mobile}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where tenant_id = ${tenant} and id = ${id}`);

export const setStatus = (db: Db, change: { id: string; status: string; by: string; now: Date }) =>
  db.run(sql`
    update app_user set status = ${change.status}, version = version + 1, updated_at = ${change.now}, updated_by = ${change.by}
    where tenant_id = ${tenant} and id = ${change.id}`);

/** Its identities are changed beside it. */
export const touchUser = (db: Db, change: { id: string; by: string; now: Date }) =>
  db.run(sql`
    update app_user set version = version + 1, updated_at = ${change.now}, updated_by = ${change.by}
    where tenant_id = ${tenant} and id = ${change.id}`);

export const deleteUser = (db: Db, id: string) =>
  db.run(sql`delete from app_user where tenant_id = ${tenant} and id = ${id}`);

export const endLinks = (db: Db, userId: string, now: Date) =>
  db.run(sql`update one_time_link set used_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and used_at is null`);

export const findRoles = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; menus: string[]; platform: boolean }>(sql`
    select r.id, r.code = ${PLATFORM_ADMINISTRATOR} as platform,
      coalesce((select array_agg(m.menu) from role_menu m
        where m.role_id = r.id and m.tenant_id = r.tenant_id), '{}') as menus
    from role r where r.tenant_id = ${tenant} and r.id = any(${ids}::bigint[])`);

export async function countDepartments(db: Db, ids: readonly string[]): Promise<number> {
  const found = await db.one<{ n: number }>(
    sql`select count(*)::int as n from dept where tenant_id = ${tenant} and id = any(${ids}::bigint[])`,
  );
  return found.n;
}

/** Serialises changes to administrators, so that two cannot disable each other. */
export const lockAdministrators = (db: Db) =>
  db.run(sql`select id from role where tenant_id = ${tenant} and code = ${SCHOOL_ADMINISTRATOR} for update`);

export async function countAdministrators(db: Db, now: Date): Promise<number> {
  const found = await db.one<{ n: number }>(sql`
    select count(distinct u.id)::int as n from role r
    join identity_role ir on ir.role_id = r.id and ir.tenant_id = r.tenant_id
    join user_identity i on i.id = ir.identity_id and i.tenant_id = r.tenant_id
    join app_user u on u.id = i.user_id and u.tenant_id = r.tenant_id
    where r.tenant_id = ${tenant} and r.code = ${SCHOOL_ADMINISTRATOR} and u.status = 'active' and ${identityValid(now)}`);
  return found.n;
}

/** What a person has created or started. Sign-ins and audit entries do not prevent removal. */
export const usesOfUser = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select 'file' as kind, id, name from file_object where tenant_id = ${tenant} and owner_id = ${id}
    union all
    select p.kind, p.id, p.name from publication p
    where p.tenant_id = ${tenant} and (p.changed_by = ${id}
      or exists (select from revision r where r.tenant_id = p.tenant_id and r.publication_id = p.id and r.made_by = ${id}))
    union all
    select 'job', id, '' from job
    where tenant_id = ${tenant} and owner_id = ${id} and state in ('waiting', 'running')`,
  );

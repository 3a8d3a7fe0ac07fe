import type { RoleInput, RoleRow } from '@yizhan/contract/entities/roles.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

type Choice = { id: string; code: string; name: string; menus: string[] };

export const listChoices = (db: Db) =>
  db.many<Choice>(sql`
    select r.id, r.code, r.name, coalesce((select array_agg(m.menu) from role_menu m
      where m.role_id = r.id and m.tenant_id = r.tenant_id), '{}') as menus
    from role r where r.tenant_id = ${tenant} order by r.built_in desc, r.id`);

export type StoredRole = RoleRow & { updatedBy: string | null };

const select = (condition: Sql) => sql`
  select r.id, r.code, r.name, r.note, r.built_in as "builtIn", r.version,
    ${toWireTimeSql(sql`r.updated_at`)} as "updatedAt",
    (select nick_name from app_user e where e.tenant_id = ${tenant} and e.id = r.updated_by) as "updatedBy",
    coalesce((select array_agg(m.menu order by m.menu) from role_menu m
      where m.role_id = r.id and m.tenant_id = r.tenant_id), '{}') as menus,
    (select count(distinct i.user_id)::int from identity_role ir
      join user_identity i on i.id = ir.identity_id and i.tenant_id = ir.tenant_id
      where ir.role_id = r.id and ir.tenant_id = r.tenant_id) as people
  from role r where r.tenant_id = ${tenant} and ${condition} order by r.built_in desc, r.id`;

export const listRoles = (db: Db) => db.many<StoredRole>(select(sql`true`));

/** Locks the role until the transaction ends, so that concurrent editors are serialised. */
export async function lockRole(db: Db, id: string): Promise<StoredRole | undefined> {
  await db.run(sql`select id from role where tenant_id = ${tenant} and id = ${id} for update`);
  return db.maybe<StoredRole>(select(sql`r.id = ${id}`));
}

type RoleWrite = RoleInput & { by: string; now: Date };

export async function insertRole(db: Db, { code, name, note, menus, by, now }: RoleWrite) {
  const role = await db.one<{ id: string }>(sql`
    insert into role (tenant_id, code, name, note, updated_at, updated_by)
    values (${tenant}, ${code}, ${name}, ${note}, ${now}, ${by}) returning id`);
  await replaceMenus(db, role.id, menus);
  return role;
}

export async function updateRole(db: Db, { id, code, name, note, menus, by, now }: RoleWrite & { id: string }) {
  await db.run(sql`
    update role set code = ${code}, name = ${name}, note = ${note}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where tenant_id = ${tenant} and id = ${id}`);
  await replaceMenus(db, id, menus);
}

async function replaceMenus(db: Db, roleId: string, menus: readonly string[]) {
  await db.run(sql`delete from role_menu
    where tenant_id = ${tenant} and role_id = ${roleId} and menu <> all(${menus}::text[])`);
  await db.run(sql`insert into role_menu (tenant_id, role_id, menu)
    select ${tenant}, ${roleId}, m from unnest(${menus}::text[]) m on conflict do nothing`);
}

export const deleteRole = (db: Db, id: string) =>
  db.run(sql`delete from role where tenant_id = ${tenant} and id = ${id}`);

/** Whether a content, or any part of it (such as a card column), is restricted to the role. */
const isFor = (content: Sql, roleId: string) =>
  sql`jsonb_path_exists(${content}, '$.**.roles[*] ? (@ == $id)', jsonb_build_object('id', ${roleId}::text))`;

export const usesOfRole = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select distinct 'user' as kind, u.id, u.real_name as name from identity_role ir
    join user_identity i on i.id = ir.identity_id and i.tenant_id = ir.tenant_id
    join app_user u on u.id = i.user_id and u.tenant_id = ir.tenant_id
    where ir.tenant_id = ${tenant} and ir.role_id = ${id}
    union all
    select 'navItem', coalesce(publication_id, id), name from nav_item
    where tenant_id = ${tenant} and role_ids @> to_jsonb(array[${id}::text])
    union all
    select 'service', id, name from service where tenant_id = ${tenant} and role_ids @> to_jsonb(array[${id}::text])
    union all
    select 'commonTool', id, name from common_tool
    where tenant_id = ${tenant} and role_ids @> to_jsonb(array[${id}::text])
    union all
    select 'settings', 0, '' from tenant
    where id = ${tenant} and settings #> '{review,roleIds}' ? ${id}::text
    union all
    select p.kind, p.id, p.name from publication p
    where p.tenant_id = ${tenant} and (p.kind <> 'navItem' or p.published is null) and (${isFor(sql`p.draft`, id)} or exists (
      select 1 from revision r where r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number in (p.published, p.scheduled)
        and ${isFor(sql`r.content`, id)}))`,
  );

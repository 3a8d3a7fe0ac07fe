import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { NavItem } from '../../domain/nav-items/rules.ts';

export type StoredItem = Pick<NavItem, 'id' | 'parentId' | 'name' | 'icon' | 'kind' | 'path' | 'isBuilt'> & {
  publicationId: string | null;
  live: boolean;
  version: number;
  layouts: { id: string; name: string }[];
};

const listWhere = (db: Db, condition: Sql) =>
  db.many<StoredItem>(sql`
    select n.id, n.parent_id as "parentId", n.name, n.icon, n.kind, n.path, n.publication_id is null as "isBuilt",
      n.publication_id as "publicationId", n.live, n.version, coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id::text, 'name', p.name) order by p.sort, p.id)
        from publication p
        left join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id
          and r.number = coalesce(p.scheduled, p.published)
        where p.tenant_id = ${tenant} and p.kind = 'layout'
          and coalesce(p.draft, r.content) ->> 'navigationId' = n.id::text), '[]') as layouts
    from nav_item n where n.tenant_id = ${tenant} and ${condition} order by n.sort, n.id`);

/** Every item, those not shown too. */
export const listItems = (db: Db) => listWhere(db, sql`true`);

export const idOfPublication = (db: Db, publicationId: string) =>
  db.maybe<{ id: string }>(sql`
    select id from nav_item where tenant_id = ${tenant} and publication_id = ${publicationId}`);

/** A built-in item, locked for its editor. */
export const lockBuiltIn = (db: Db, id: string) =>
  db.maybe<LastChange & { name: string; path: string | null; live: boolean }>(sql`
    select n.name, n.path, n.live, n.version, ${toWireTimeSql(sql`n.updated_at`)} as "updatedAt", u.nick_name as "updatedBy"
    from nav_item n left join app_user u on u.tenant_id = ${tenant} and u.id = n.updated_by
    where n.tenant_id = ${tenant} and n.id = ${id} and n.publication_id is null for update of n`);

type NavigationRename = { id: string; name: string; live: boolean; by: string; now: Date };

export const updateBuiltIn = (db: Db, { id, name, live, by, now }: NavigationRename) =>
  db.run(sql`
    update nav_item set name = ${name}, live = ${live}, version = version + 1, updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

/** Items not in `ids` keep their order after those that are. */
export const writeOrder = (db: Db, ids: readonly string[]) =>
  db.run(sql`
    update nav_item n set sort = o.place from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), sort, id) as place
      from nav_item where tenant_id = ${tenant}) o
    where n.tenant_id = ${tenant} and n.id = o.id`);

/** Of these roles, how many the school has. */
export async function countRoles(db: Db, ids: readonly string[]): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from role where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return n;
}

export const hasService = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from service where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

/** Whether it is a group that can hold items: a group, and not inside another. */
export const isGroup = async (db: Db, id: string) =>
  (await db.maybe(sql`
    select 1 from nav_item where tenant_id = ${tenant} and id = ${id} and kind = 'group' and parent_id is null`)) !==
  undefined;

import type { ToolRow } from '@yizhan/contract/entities/tool.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { toolsJoined } from '../../domain/tools/queries.ts';
import type { StoredTool } from './rules.ts';

const fields = sql`t.id, t.name as "tools_name", t.icon as "tools_icon", t.url, t.open_type as "openType",
  t.service_id as "serviceId", t.role_ids as roles, t.is_public as "isPublic", t.sort, t.version`;

export const listTools = (db: Db) =>
  db.many<ToolRow>(sql`
    select ${fields},
      case when s.id is not null then jsonb_build_object('serviceName', s.name, 'onShelf', s.status = 'SHELF') end as service
    from ${toolsJoined} where t.tenant_id = ${tenant} order by t.sort, t.id`);

/** Includes who changed it last, from the audit. */
export const findTool = (db: Db, id: string) =>
  db.maybe<Omit<ToolRow, 'service'> & LastChange>(sql`
    select ${fields}, coalesce(a.at, '') as "updatedAt", a.who as "updatedBy" from common_tool t
    left join lateral (
      select ${toWireTimeSql(sql`at`)} as at, actor_name as who from audit_log
      where tenant_id = ${tenant} and entity = 'commonTool' and entity_id = t.id::text order by id desc limit 1) a on true
    where t.tenant_id = ${tenant} and t.id = ${id}`);

type SavedRow = { id: string; version: number };

export const insertTool = (db: Db, tool: StoredTool) =>
  db.one<SavedRow>(sql`
    insert into common_tool (tenant_id, name, icon, url, open_type, service_id, role_ids, is_public, sort)
    values (${tenant}, ${tool.tools_name}, ${tool.tools_icon}, ${tool.url}, ${tool.openType}, ${tool.serviceId},
      ${json(tool.roles)}, ${tool.isPublic},
      (select coalesce(max(sort), -1) + 1 from common_tool where tenant_id = ${tenant}))
    returning id, version`);

export const updateTool = (db: Db, id: string, tool: StoredTool) =>
  db.one<SavedRow>(sql`
    update common_tool set name = ${tool.tools_name}, icon = ${tool.tools_icon}, url = ${tool.url},
      open_type = ${tool.openType}, service_id = ${tool.serviceId}, role_ids = ${json(tool.roles)},
      is_public = ${tool.isPublic}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteTool = (db: Db, id: string) =>
  db.run(sql`delete from common_tool where tenant_id = ${tenant} and id = ${id}`);

/** Published or scheduled cards that contain this tool. */
export const usesOfTool = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select distinct p.kind, p.id, p.name from publication p
    join revision r on r.publication_id = p.id and r.tenant_id = p.tenant_id and r.number in (p.published, p.scheduled)
    where p.tenant_id = ${tenant} and p.kind = 'card' and r.content -> 'config' -> 'toolIds' ? ${id}::text`,
  );

/** Tools not in `ids` keep their order after those that are. */
export const writeOrder = (db: Db, ids: readonly string[]) =>
  db.run(sql`
    update common_tool t set sort = o.place - 1 from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), sort, id) as place
      from common_tool where tenant_id = ${tenant}) o
    where t.tenant_id = ${tenant} and t.id = o.id`);

/** How many of these roles exist in the school. */
export async function countRoles(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db.one<{ n: number }>(sql`
    select count(*)::int as n from role where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return row.n;
}

export const isService = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from service where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import { limits } from '@yizhan/contract/limits.ts';
import type { Reader } from '../db/database.ts';
import { type Sql, sql, tenant } from '../db/sql.ts';
import { openable } from './addresses.ts';

/** Who sees tool `t`: one rule for the card and for the page that shows it inside the portal. */
export const shownTo = (roleIds: readonly string[]) => sql`(t.role_ids = '[]' or t.role_ids ?| ${roleIds}::text[])`;

/** The tools that meet a condition: the picked ones in their order, without picks all in the school's. */
export async function listTools(db: Reader, condition: Sql, picked: readonly string[] = []): Promise<ToolTile[]> {
  const rows = await db.many<ToolTile>(sql`
    select t.id::text, t.name as "tools_name", t.icon as "tools_icon", t.open_type as "openType", t.url from common_tool t
    where t.tenant_id = ${tenant} and ${condition}
      and (${picked.length === 0} or t.id = any(${picked}::bigint[]))
    order by array_position(${picked}::bigint[], t.id), t.sort, t.id limit ${limits.toolsMost}`);
  return rows.map((tool) => ({ ...tool, url: openable(tool.url) ?? '' }));
}

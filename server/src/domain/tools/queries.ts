import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { toOpenableAddress } from '../../common/addresses.ts';
import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { canUse, openToAll, stateAt } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';

/** A tool `t` with the service `s` it opens. Append `where t.tenant_id = …`. */
export const toolsJoined = sql`
  common_tool t left join service s on s.tenant_id = t.tenant_id and s.id = t.service_id`;

/**
 * Who sees tool `t`: one rule for the card and for the page that embeds it. A tool that opens a service is visible to
 * those who may use it (HL-6); if the service is withdrawn or removed, to nobody.
 */
export const canSeeTool = (person: Rights) => sql`
  (t.role_ids = '[]' or t.role_ids ?| ${person.roleIds}::text[])
  and (t.service_id is null or (${canUse(person)}))`;

export const isPublicTool = sql`t.is_public and (t.service_id is null or (${openToAll}))`;

/** The tools that meet a condition: the picked ones in their order, otherwise all in the school's order. */
export async function listTools(db: Reader, condition: Sql, picked: readonly string[] = []): Promise<ToolTile[]> {
  const rows = await db.many<ToolTile>(sql`
    select t.id::text, t.name as "tools_name", t.icon as "tools_icon", t.open_type as "openType", t.url,
      case when s.id is not null then jsonb_build_object('serviceId', s.id::text, 'accessWay', s.access_way,
        'openWay', s.open_way, 'serviceUrl', s.url, 'state', ${stateAt(sql`now()`)}) end as service
    from ${toolsJoined}
    where t.tenant_id = ${tenant} and ${condition}
      and (${picked.length === 0} or t.id = any(${picked}::bigint[]))
    order by array_position(${picked}::bigint[], t.id), t.sort, t.id limit ${cardLimits.maxTools}`);
  return rows.map(safe);
}

const safe = ({ url, service, ...tool }: ToolTile): ToolTile => ({
  ...tool,
  url: toOpenableAddress(url) ?? '',
  service: service && { ...service, serviceUrl: toOpenableAddress(service.serviceUrl) ?? '' },
});

/** Serialises additions, so that the limit on tools holds. */
export const lockTools = (db: Db) =>
  db.many<{ id: string }>(sql`select id from common_tool where tenant_id = ${tenant} order by id for update`);

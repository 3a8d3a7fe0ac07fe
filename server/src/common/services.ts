import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import type { Person } from '../context.ts';
import { sql } from '../db/sql.ts';
import { openable } from './addresses.ts';

export type Rights = Pick<Person, 'roleIds' | 'roleType'>;

/** Who may use service `s`: one rule for cards, lists, search, detail, recommendation and favourites (RO-4). */
export const mayUse = ({ roleIds, roleType }: Rights) => sql`
  s.status = 'SHELF' and (s.role_ids = '[]' or s.role_ids ?| ${roleIds}::text[])
  and (s.identity_types = '[]' or s.identity_types @> to_jsonb(${roleType}::int))`;

/** What a visitor may use of it. */
export const openToAll = sql`s.status = 'SHELF' and s.anonymous`;

/** People with the same answer may use the same services. */
export const rightsKey = ({ roleIds, roleType }: Rights) => `${roleType}:${[...roleIds].sort().join(',')}`;

/** A service `s` with its department, scene and label: what `tileFields` names. Follow it by `where s.tenant_id = …`. */
export const servicesJoined = sql`
  service s
  left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
  left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id
  left join dict sl on sl.tenant_id = s.tenant_id and sl.code = 'shelfLabel'
  left join dict_item l on l.dict_id = sl.id and l.key = s.label_code and l.enabled
    and (s.label_until is null or s.label_until > now())`;

/** A service as a tile shows it. */
export const tileFields = sql`
  s.id as "serviceId", s.name as "serviceName", s.icon as "serviceIcon", coalesce(c.tint, 1) as tint,
  coalesce(c.name, '') as "serviceSceneName", coalesce(d.name, '') as "serviceDeptName",
  coalesce(l.value, '') as "shelfLabelName", s.process_type as "processType", s.has_guide as "hasGuide",
  s.access_way as "accessWay", s.open_way as "openWay", s.url as "serviceUrl"`;

/** A tile that leads nowhere rather than to an address nobody should open. */
export const safeTile = <T extends ServiceTile>(tile: T): T => ({
  ...tile,
  serviceUrl: openable(tile.serviceUrl) ?? '',
});

import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { type Sql, sql } from '../../db/sql.ts';
import type { Rights } from './rules.ts';

/** Who may use service `s`: one rule for cards, lists, search, detail, recommendation and favourites (RO-4). */
export const canUse = ({ roleIds, roleType, deptIds }: Rights) => sql`
  s.status = 'SHELF' and (s.role_ids = '[]' or s.role_ids ?| ${roleIds}::text[])
  and (s.identity_types = '[]' or s.identity_types @> to_jsonb(${roleType}::int))
  and (s.user_dept_ids = '[]' or s.user_dept_ids ?| ${deptIds}::text[])`;

/** Regardless of who may use it. */
export const onShelf = sql`s.status = 'SHELF'`;

/** What a visitor may use, and what a visitor may see. */
export const openToAll = sql`s.status = 'SHELF' and s.anonymous`;
export const isVisibleToAll = sql`s.status = 'SHELF' and (s.anonymous or s.listed)`;

/** A service `s` with its department, scene and label: the tables of `tileFields`. Append `where s.tenant_id = …`. */
export const servicesJoined = sql`
  service s
  left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
  left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id
  left join dict sl on sl.tenant_id = s.tenant_id and sl.code = 'shelfLabel'
  left join dict_item l on l.dict_id = sl.id and l.tenant_id = sl.tenant_id and l.enabled
    and l.key = case when s.maintenance = 'NONE' then s.label_code else 'MAINTENANCE' end
    and (s.maintenance <> 'NONE' or s.label_until is null or s.label_until > now())`;

/** Whether `s` can be used at a time: maintenance takes precedence over the period, the period over weekly hours. */
export const stateAt = (time: Sql) => sql`
  case
    when s.maintenance <> 'NONE' then 'MAINTENANCE'
    when s.open_from > ${time} then 'NOT_YET'
    when s.open_to <= ${time} then 'ENDED'
    when s.open_hours <> '[]' and not jsonb_path_exists(
      s.open_hours, '$[*] ? (@.days[*] == $day && @.from <= $minute && @.to >= $minute)',
      jsonb_build_object(
        'day', extract(isodow from ${time} at time zone 'Asia/Shanghai')::int,
        'minute', to_char(${time} at time zone 'Asia/Shanghai', 'HH24:MI'))
    ) then 'CLOSED_NOW'
    when s.open_to <= ${time} + make_interval(days => ${serviceLimits.closingSoonDays}) then 'CLOSING'
    else 'OPEN'
  end`;

/** `s` has a guide that can be read now. */
export const hasGuide = sql`exists (
  select 1 from guide g
  where g.tenant_id = s.tenant_id and g.service_id = s.id and g.published_at is not null and not g.is_off)`;

/** A service as its tile shows it at a given time. */
export const tileFieldsAt = (time: Sql) => sql`
  s.id::text as "serviceId", s.name as "serviceName", s.icon as "serviceIcon", coalesce(c.tint, 1) as tint,
  coalesce(c.name, '') as "serviceSceneName", coalesce(d.name, '') as "serviceDeptName",
  coalesce(l.value, '') as "shelfLabelName", s.process_type as "processType", ${hasGuide} as "hasGuide",
  s.access_way as "accessWay", s.open_way as "openWay", s.url as "serviceUrl",
  ${stateAt(time)} as state`;

export const tileFields = tileFieldsAt(sql`now()`);

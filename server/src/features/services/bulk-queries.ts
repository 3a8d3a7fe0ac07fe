import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ExportSource, RowsWanted } from '../../domain/bulk/list.ts';

/** Whoever rated anonymously is named to nobody. */
export const ratingSource = ({ conditions, ids }: RowsWanted<{ serviceId?: string | undefined }>): ExportSource => ({
  columns: {
    serviceCode: sql`s.code`,
    serviceName: sql`s.name`,
    dept: sql`d.name`,
    score: sql`r.score`,
    labels: sql`(select string_agg(coalesce(i.value, l.key), '、' order by l.place)
      from jsonb_array_elements_text(r.labels) with ordinality l(key, place)
      left join dict c on c.tenant_id = ${tenant} and c.code = 'scoreLabel' || r.score
      left join dict_item i on i.tenant_id = ${tenant} and i.dict_id = c.id and i.key = l.key)`,
    text: sql`r.text`,
    who: sql`case when r.anonymous then '' else coalesce(u.real_name, '') end`,
    anonymous: sql`r.anonymous`,
    createdAt: toWireTimeSql(sql`r.created_at`),
  },
  from: sql`from rating r
    left join service s on s.tenant_id = r.tenant_id and s.id = r.service_id
    left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    left join app_user u on u.tenant_id = r.tenant_id and u.id = r.user_id
    where r.tenant_id = ${tenant} ${conditions.serviceId ? sql`and r.service_id = ${conditions.serviceId}` : nothing}
      ${ids ? sql`and r.id = any(${ids}::bigint[])` : nothing}`,
  order: sql`r.created_at desc, r.id desc`,
});

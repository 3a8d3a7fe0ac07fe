import type { HallFacets, HallQuery, ServiceCounts } from '@yizhan/contract/entities/hall.ts';
import { sql, tenant } from '../../db/sql.ts';
import { entryOf } from '../../domain/search/find-queries.ts';
import { choose, labelOf, type SearchTerms } from './choice-queries.ts';
import type { HallReader } from './hall-reader.ts';

type FacetQuery = { type?: HallQuery['type'] } & SearchTerms;

/** Ids are text at this point, so sort by length first to get numeric order. */
const list = (rows: ReturnType<typeof sql>) =>
  sql`coalesce((select jsonb_agg(to_jsonb(x) - 'sort' order by x.sort, length(x.id), x.id) from (${rows}) x), '[]')`;

/** The filter options of a centre with their counts, in one statement. */
export function countFacets(reader: HallReader, { type, words, ids }: FacetQuery): Promise<HallFacets> {
  const { tables, where } = choose(reader, { type, tab: 'all' }, { words, ids });
  const joined = words && !ids ? tables : sql`${tables} left join ${entryOf('service')}`;
  return reader.db.one<HallFacets>(sql`
    with m as materialized (
      select s.type_id, s.dept_id, s.scene_id, s.process_type, s.identity_types, ${labelOf(reader.now)} as label,
        coalesce(e.letter, '#') as letter
      from ${joined} where ${where}
    )
    select
      ${list(sql`select y.id::text as id, y.name, y.sort, count(*)::int as count from m
        join service_type y on y.tenant_id = ${tenant} and y.id = m.type_id group by y.id`)} as types,
      ${list(sql`select d.id::text as id, d.name, d.sort, count(*)::int as count from m
        join dept d on d.tenant_id = ${tenant} and d.id = m.dept_id group by d.id`)} as depts,
      ${list(sql`select c.id::text as id, c.name, c.icon, c.tint, c.sort, count(*)::int as count from m
        join service_scene c on c.tenant_id = ${tenant} and c.id = m.scene_id group by c.id`)} as scenes,
      ${list(sql`select i.key as id, i.value as name, i.sort, count(*)::int as count from dict t
        join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id and i.enabled
        join m on m.identity_types = '[]' or m.identity_types @> case when i.key ~ '^[0-9]$' then i.key::jsonb else '[null]' end
        where t.tenant_id = ${tenant} and t.code = 'identityType' group by i.id`)} as audiences,
      ${list(sql`select m.process_type as id, m.process_type as name, (m.process_type = 'OFFLINE')::int as sort,
        count(*)::int as count from m group by m.process_type`)} as ways,
      ${list(sql`select i.key as id, i.value as name, i.sort, count(*)::int as count from dict t
        join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id and i.enabled join m on m.label = i.key
        where t.tenant_id = ${tenant} and t.code = 'shelfLabel' group by i.id`)} as labels,
      coalesce((select jsonb_agg(jsonb_build_object('letter', letter, 'count', n) order by letter = '#', letter)
        from (select letter, count(*)::int as n from m group by letter) x), '[]') as letters`);
}

export const countServices = ({ db, visible }: HallReader) =>
  db.one<ServiceCounts>(sql`
    select count(*)::int as total, count(*) filter (where s.type = 'APPLICATION')::int as application,
      count(*) filter (where s.type = 'PROCESS')::int as process,
      count(*) filter (where s.process_type = 'ONLINE')::int as online,
      count(*) filter (where s.process_type = 'OFFLINE')::int as offline, count(distinct s.dept_id)::int as dept
    from service s where s.tenant_id = ${tenant} and ${visible}`);

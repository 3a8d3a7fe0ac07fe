import type { HallFacets, ServiceCounts } from '@yizhan/contract/entities/hall.ts';
import { join, type Sql, sql, tenant } from '../../db/sql.ts';
import { entryOf } from '../../domain/search/find-queries.ts';
import {
  choose,
  type FacetName,
  facetConditions,
  facetNames,
  type HallFilters,
  labelOf,
  letterOf,
  type SearchTerms,
} from './choice-queries.ts';
import type { HallReader } from './hall-reader.ts';

/** Ids are text at this point, so sort by length first to get numeric order. */
const list = (rows: Sql) =>
  sql`coalesce((select jsonb_agg(to_jsonb(x) - 'sort' order by x.sort, length(x.id), x.id) from (${rows}) x), '[]')`;

/** Whether a service meets the chosen value of each facet. */
const meets: Record<FacetName, Sql> = {
  typeId: sql`meets_type`,
  deptId: sql`meets_dept`,
  sceneId: sql`meets_scene`,
  audience: sql`meets_audience`,
  processType: sql`meets_way`,
  label: sql`meets_label`,
  letter: sql`meets_letter`,
};

/** HL-14: a choice counts the services that meet all other facets, so that it tells what choosing it would show. */
const counted = (facet: FacetName) => {
  const others = facetNames.filter((name) => name !== facet).map((name) => sql`m.${meets[name]}`);
  return sql`count(*) filter (where ${join(others, sql` and `)})::int as count`;
};

/** The filter options of a centre with their counts, in one statement. */
export function countFacets(reader: HallReader, filters: HallFilters, terms: SearchTerms): Promise<HallFacets> {
  const { type, tab, picks = [] } = filters;
  const { scored, tables, where } = choose(reader, { type, tab, picks }, terms);
  const hasEntry = terms.words && !terms.ids;
  const joined = hasEntry ? tables : sql`${tables} left join ${entryOf('service')}`;
  const conditions = facetConditions(filters, reader);
  const met = facetNames.map((name) => sql`coalesce(${conditions[name] ?? sql`true`}, false) as ${meets[name]}`);
  return reader.db.one<HallFacets>(sql`
    with ${scored}m as materialized (
      select s.type_id, s.dept_id, s.scene_id, s.process_type, s.identity_types, ${labelOf(reader.now)} as label,
        ${letterOf(reader)} as letter, ${join(met, sql`, `)}
      from ${joined} where ${where}
    )
    select
      ${list(sql`select y.id::text as id, y.name, y.sort, ${counted('typeId')} from m
        join service_type y on y.tenant_id = ${tenant} and y.id = m.type_id group by y.id`)} as types,
      ${list(sql`select d.id::text as id, d.name, d.sort, ${counted('deptId')} from m
        join dept d on d.tenant_id = ${tenant} and d.id = m.dept_id group by d.id`)} as depts,
      ${list(sql`select c.id::text as id, c.name, c.icon, c.tint, c.sort, ${counted('sceneId')} from m
        join service_scene c on c.tenant_id = ${tenant} and c.id = m.scene_id group by c.id`)} as scenes,
      ${list(sql`select i.key as id, i.value as name, i.sort, ${counted('audience')} from dict t
        join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id and i.enabled
        join m on m.identity_types = '[]' or m.identity_types @> case when i.key ~ '^[0-9]$' then i.key::jsonb else '[null]' end
        where t.tenant_id = ${tenant} and t.code = 'identityType' group by i.id`)} as audiences,
      ${list(sql`select m.process_type as id, m.process_type as name, (m.process_type = 'OFFLINE')::int as sort,
        ${counted('processType')} from m group by m.process_type`)} as ways,
      ${list(sql`select i.key as id, i.value as name, i.sort, ${counted('label')} from dict t
        join dict_item i on i.dict_id = t.id and i.tenant_id = t.tenant_id and i.enabled join m on m.label = i.key
        where t.tenant_id = ${tenant} and t.code = 'shelfLabel' group by i.id`)} as labels,
      coalesce((select jsonb_agg(jsonb_build_object('letter', letter, 'count', count) order by letter = '#', letter)
        from (select m.letter, ${counted('letter')} from m group by m.letter) x), '[]') as letters`);
}

export const countServices = ({ db, visible }: HallReader) =>
  db.one<ServiceCounts>(sql`
    select count(*)::int as total, count(*) filter (where s.type = 'APPLICATION')::int as application,
      count(*) filter (where s.type = 'PROCESS')::int as process,
      count(*) filter (where s.process_type = 'ONLINE')::int as online,
      count(*) filter (where s.process_type = 'OFFLINE')::int as offline, count(distinct s.dept_id)::int as dept
    from service s where s.tenant_id = ${tenant} and ${visible}`);

import type { HallQuery, HallSort } from '@yizhan/contract/entities/hall.ts';
import { join, nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { entryOf, matchWords, popularity } from '../../domain/search/find-queries.ts';
import { everyGuide, type SearchScope } from '../../domain/search/near-queries.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import { scoredFor } from '../../domain/services/recommendation-queries.ts';
import type { HallReader } from './hall-reader.ts';

export type HallFilters = Omit<HallQuery, 'current' | 'size' | 'keyword'> & {
  /** Services an administrator recommends, first among the recommended ones. */
  picks?: readonly string[];
};
/** Search by words, or by the ids a fuzzy search found, best first. */
export type SearchTerms = { words?: SearchWords | undefined; ids?: readonly string[] | undefined };

/** Every service starts with PRIOR_COUNT ratings of this value, so that a single 5-star rating does not lead. */
const PRIOR_STARS = 3.5;
const PRIOR_COUNT = 5;

/** The label currently shown on `s`. */
export const labelOf = (now: Date) => sql`case
  when s.maintenance <> 'NONE' then 'MAINTENANCE'
  when s.label_until is null or s.label_until > ${now}::timestamptz then s.label_code end`;

/** The scope of a fuzzy search: the services of one centre, or all. Visitors find nothing by a guide they cannot read. */
export const scopeOf = (
  { visible, userId }: Pick<HallReader, 'visible' | 'userId'>,
  type: HallQuery['type'],
): SearchScope => ({
  services: type ? sql`${visible} and s.type = ${type}` : visible,
  guides: userId === null ? sql`g.is_public` : everyGuide,
});

export type FacetName = 'typeId' | 'deptId' | 'sceneId' | 'audience' | 'processType' | 'label' | 'letter';
export const facetNames: readonly FacetName[] = [
  ...(['typeId', 'deptId', 'sceneId', 'audience', 'processType', 'label', 'letter'] as const),
];

const englishName = sql`(select t.english from english_text t
  where t.tenant_id = ${tenant} and t.text = s.name and t.english <> '')`;

/** The letter `s` stands under: that of its pinyin, or of its English name for who reads English. */
export const letterOf = ({ englishTexts }: Pick<HallReader, 'englishTexts'>) =>
  englishTexts
    ? sql`coalesce(substring(upper(${englishName}) from '^[A-Z]'), e.letter, '#')`
    : sql`coalesce(e.letter, '#')`;

/** The condition of each facet; undefined where nothing is chosen. */
export function facetConditions(filters: HallFilters, reader: HallReader): Record<FacetName, Sql | undefined> {
  const { typeId, deptId, sceneId, audience, processType, label, letter } = filters;
  return {
    typeId: typeId ? sql`s.type_id = ${typeId}` : undefined,
    deptId: deptId ? sql`s.dept_id = ${deptId}` : undefined,
    sceneId: sceneId ? sql`s.scene_id = ${sceneId}` : undefined,
    audience: audience ? sql`(s.identity_types = '[]' or s.identity_types @> to_jsonb(${audience}::int))` : undefined,
    processType: processType ? sql`s.process_type = ${processType}` : undefined,
    label: label ? sql`${labelOf(reader.now)} = ${label}` : undefined,
    letter: letter ? sql`${letterOf(reader)} = ${letter}` : undefined,
  };
}

function narrowed(filters: HallFilters, reader: HallReader): Sql {
  const conditions = facetConditions(filters, reader);
  const chosen = facetNames.flatMap((name) => conditions[name] ?? []);
  const all = filters.type ? [sql`s.type = ${filters.type}`, ...chosen] : chosen;
  return join(
    all.map((condition) => sql` and ${condition}`),
    nothing,
  );
}

const orders: Record<HallSort, Sql> = {
  heat: sql`s.visit_times desc`,
  new: sql`s.shelved_at desc nulls last`,
  score: sql`(s.score_sum + ${PRIOR_STARS * PRIOR_COUNT}::float8) / (s.score_count + ${PRIOR_COUNT}::float8) desc, s.score_count desc`,
  name: sql`e.pinyin nulls last, s.name`,
};

const byEnglishName = sql`lower(${englishName}) nulls last, e.pinyin nulls last, s.name`;

/** Tables, conditions and order of a selection: `service s`, with its search entry `e` if needed. */
export type Choice = {
  scored: Sql;
  tables: Sql;
  where: Sql;
  order: Sql;
  /** How well the best of all matches fits. */
  fit: Sql;
};

export function choose(reader: HallReader, filters: HallFilters, { words, ids }: SearchTerms): Choice {
  const { visible, userId, englishTexts } = reader;
  const { tab, sort, picks = [] } = filters;
  const finding = words && !ids ? matchWords('service', words) : undefined;
  const isRecommended = tab === 'recommended';
  const ofEntry = sql` left join ${entryOf('service')}`;
  const searchCondition = finding ? sql` and ${finding.where}` : ids ? sql` and s.id = any(${ids}::bigint[])` : nothing;
  const suited = isRecommended
    ? sql` and (s.id = any(${picks}::bigint[]) or (r.score > 0 and not exists (
        select 1 from favourite f where f.tenant_id = s.tenant_id and f.user_id = ${userId}::bigint and f.service_id = s.id)))`
    : nothing;
  const best = finding
    ? sql`${finding.score} + ${popularity} desc`
    : ids
      ? sql`array_position(${ids}::bigint[], s.id)`
      : undefined;
  const byTab = {
    all: orders.heat,
    recommended: sql`array_position(${picks}::bigint[], s.id), r.score desc`,
    newest: orders.new,
    hot: orders.heat,
  }[tab];
  return {
    scored: isRecommended ? sql`${scoredFor(reader, visible)}, ` : nothing,
    tables: sql`service s${finding?.joined ?? (filters.letter || sort === 'name' ? ofEntry : nothing)}${
      isRecommended ? sql` join scored r on r.id = s.id` : nothing
    }`,
    where: sql`s.tenant_id = ${tenant} and ${visible}${searchCondition}${suited}${narrowed(filters, reader)}`,
    fit: finding ? sql`max(${finding.score}) over ()::float8` : sql`null::float8`,
    order: sql`${sort ? (englishTexts && sort === 'name' ? byEnglishName : orders[sort]) : (best ?? byTab)}, s.visit_times desc, s.id`,
  };
}

/**
 * `best(id, place, total, fit)`: the rows of one page. They are counted before any join and numbered after the limit.
 * Limit and offset are subqueries to hide them from the planner, which would otherwise plan every page separately.
 */
export const bestOf = (
  { scored, tables, where, order, fit }: Choice,
  { limit, offset }: { limit: number; offset: number },
) =>
  sql`${scored}best as (
    select id, total, fit, row_number() over () as place from (
      select s.id, count(*) over ()::int as total, ${fit} as fit from ${tables} where ${where}
      order by ${order} limit (select ${limit}::int) offset (select ${offset}::int)) page)`;

import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Candidate } from './closeness.ts';
import { entryOf } from './find-queries.ts';
import type { Slips } from './slips.ts';

/** The services `s` and, of their guides, those `g` the reader may read. */
export type SearchScope = { services: Sql; guides: Sql };

export const everyGuide = sql`true`;

/** At most so many are compared letter by letter. */
export const CANDIDATES = 100;

/** Ranking reads whole entries: for a common word in a large school only this many are ranked. */
const RANKED = 500;

/** As much of a guide as is compared. */
const GUIDE_LENGTH = 2_000;

/** Services whose own words, or whose guide's words, match the query; those that match best come first. */
export const listCandidates = (db: Db, { services, guides }: SearchScope, { query, letters }: Slips) =>
  db.many<Candidate>(sql`
    with hit as materialized (
      select kind, entity_id from search_entry e where e.tenant_id = ${tenant} and e.words @@ (select ${query}::tsquery)
    ), matched as (
      select entity_id as id from hit where kind = 'service'
      union
      select g.service_id from hit join guide g on g.tenant_id = ${tenant} and g.id = hit.entity_id
      where hit.kind = 'guide' and ${guides}
    )
    select id, name, also, pinyin, body, filed, guide, visits from (
      select s.id, s.name, s.keywords as also, e.pinyin, left(e.body, 500) as body, e.words, s.visit_times,
        s.visit_times::float8 as visits,
        concat_ws(' ', (select concat_ws(' ', d.name, d.short_name) from dept d where d.tenant_id = ${tenant} and d.id = s.dept_id),
          (select c.name from service_scene c where c.tenant_id = ${tenant} and c.id = s.scene_id),
          (select y.name from service_type y where y.tenant_id = ${tenant} and y.id = s.type_id)) as filed,
        coalesce(t.body, '') as guide, t.words as guide_words
      from matched m join service s on s.id = m.id join ${entryOf('service')}
      left join lateral (
        select left(ge.body, ${GUIDE_LENGTH}) as body, ge.words from guide g
        join search_entry ge on ge.tenant_id = ${tenant} and ge.kind = 'guide' and ge.entity_id = g.id
        where g.tenant_id = ${tenant} and g.service_id = s.id and ${guides} order by g.id limit 1) t on true
      where s.tenant_id = ${tenant} and ${services}
      limit ${RANKED}
    ) ranked
    order by ${
      letters === undefined
        ? sql`ts_rank('{0.1, 0.2, 0.7, 1}', words, ${query}::tsquery)
          + coalesce(ts_rank('{0.2, 0, 0, 0}', guide_words, ${query}::tsquery), 0)`
        : sql`word_similarity(${letters}, pinyin)`
    } desc, visit_times desc limit ${CANDIDATES}`);

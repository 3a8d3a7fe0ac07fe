import type { DutyItemContent, DutyItemFilter } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyDepartment } from '@yizhan/contract/entities/duty-list.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { isOwnDept } from '../../domain/departments/queries.ts';
import { isListed } from '../../domain/duty-lists/queries.ts';
import type { Candidate } from '../../domain/search/closeness.ts';
import { entryOf, matchWords } from '../../domain/search/find-queries.ts';
import type { Slips } from '../../domain/search/slips.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import { canUse, hasGuide, isVisibleToAll, servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';

/** How a search filters and orders items `i` by their search entry `e`. */
export type Match = { where: Sql; order: Sql };
/** The lists a reader sees, and what a search leaves of them. */
export type Scope = Pick<DutyItemFilter, 'deptId'> & { lists: readonly string[]; match: Match | undefined };

export const matchOf = (words: SearchWords): Match => {
  const { where, score } = matchWords('dutyItem', words);
  return { where, order: sql`${score} desc, ` };
};
export const amongIds = (ids: readonly string[]): Match => ({
  where: sql`i.id = any(${ids}::bigint[])`,
  order: sql`array_position(${ids}::bigint[], i.id), `,
});

/** Every published item has a search entry. One that has none yet is still listed. */
const readable = (scope: Scope) => sql`duty_item i left join ${entryOf('dutyItem')} where ${isIn(scope)}`;

const isIn = ({ lists, deptId, match }: Scope) => sql`
  i.tenant_id = ${tenant} and ${isListed} and i.list_type = any(${lists}::text[])
    ${match ? sql`and ${match.where}` : nothing}
    ${deptId ? sql`and ${isOwnDept({ deptId }, sql`i.dept_id`)}` : nothing}`;

export const countByList = (db: Db, scope: Scope) =>
  db.many<{ code: string; total: number }>(sql`
    select i.list_type as code, count(*)::int as total from ${readable(scope)} group by i.list_type`);

export const hasAny = async (db: Db, scope: Scope) =>
  (await db.maybe(sql`select 1 from ${readable(scope)} limit 1`)) !== undefined;

/** When an item of these lists was last published. */
export const lastPublished = (db: Db, lists: readonly string[]) =>
  db.one<{ at: string | null }>(sql`
    select ${toWireTimeSql(sql`max(i.published_at)`)} as at from duty_item i
    where i.tenant_id = ${tenant} and ${isListed} and i.list_type = any(${lists}::text[])`);

export const listDepartments = (db: Db, scope: Scope) =>
  db.many<Omit<DutyDepartment, 'total'> & { own: number }>(sql`
    select d.id, d.parent_id as "parentId", d.name, d.short_name as "shortName", coalesce(c.own, 0) as own
    from dept d left join (
      select i.dept_id, count(*)::int as own from ${readable(scope)} group by i.dept_id) c on c.dept_id = d.id
    where d.tenant_id = ${tenant} order by d.sort, d.id`);

export type ReadItem = {
  id: string;
  deptId: string;
  deptName: string;
  deptPhone: string;
  revision: number;
  updatedOn: string;
  content: DutyItemContent;
};

const fields = sql`
  i.id, i.dept_id as "deptId", coalesce(d.name, '') as "deptName", coalesce(d.phone, '') as "deptPhone", r.number as revision,
  to_char(i.published_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "updatedOn", r.content`;
const joined = sql`
  duty_item i
  join publication p on p.tenant_id = i.tenant_id and p.id = i.id
  join revision r on r.tenant_id = i.tenant_id and r.publication_id = p.id and r.number = p.published
  left join dept d on d.tenant_id = i.tenant_id and d.id = i.dept_id`;

type Rows = { limit: number; offset: number };

/** By list, department and place; a search puts the best answer first. */
export const listItems = (db: Db, scope: Scope, { limit, offset }: Rows) =>
  db.many<ReadItem>(sql`
    select ${fields} from ${joined} left join ${entryOf('dutyItem')} where ${isIn(scope)}
    order by ${scope.match?.order ?? nothing} array_position(${scope.lists}::text[], i.list_type), d.sort, d.id, i.sort, i.id
    limit ${limit} offset ${offset}`);

export const getItem = (db: Db, id: string, lists: readonly string[]) =>
  db.maybe<ReadItem>(sql`
    select ${fields} from ${joined}
    where i.tenant_id = ${tenant} and i.id = ${id} and ${isListed} and i.list_type = any(${lists}::text[])`);

const usable = (reader: Rights | undefined) => (reader ? canUse(reader) : isVisibleToAll);

/** Which of these services the reader may see, and whether each has a guide. */
export const listServiceNames = (db: Db, reader: Rights | undefined, ids: readonly string[]) =>
  db.many<{ serviceId: string; serviceName: string; hasGuide: boolean }>(sql`
    select s.id as "serviceId", s.name as "serviceName", ${hasGuide} as "hasGuide" from service s
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${usable(reader)}`);

export const listTiles = (db: Db, reader: Rights | undefined, ids: readonly string[], now: Date) =>
  db.many<ServiceTile>(sql`
    select ${tileFieldsAt(sql`${now}::timestamptz`)} from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${usable(reader)}
    order by array_position(${ids}::bigint[], s.id)`);

export const listDeptNames = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string; name: string }>(
    sql`select id, name from dept where tenant_id = ${tenant} and id = any(${ids}::bigint[])`,
  );

/** As much of an item's text as is compared with the typed words. */
const BODY_LENGTH = 500;
const CANDIDATES = 100;

/** Items whose words match a query, for a search that found nothing as it was typed. */
export const listCandidates = (db: Db, lists: readonly string[], { query, letters }: Slips) =>
  db.many<Candidate>(sql`
    select i.id, r.content ->> 'title' as name, concat_ws(' ', r.content ->> 'code', r.content ->> 'category') as also,
      e.pinyin, left(e.body, ${BODY_LENGTH}) as body, coalesce(d.name, '') as filed, '' as guide, 0::float8 as visits
    from ${joined} join ${entryOf('dutyItem')}
    where i.tenant_id = ${tenant} and ${isListed} and i.list_type = any(${lists}::text[])
      and e.words @@ (select ${query}::tsquery)
    order by ${
      letters === undefined
        ? sql`ts_rank('{0.1, 0.2, 0.7, 1}', e.words, ${query}::tsquery)`
        : sql`word_similarity(${letters}, e.pinyin)`
    } desc, i.id limit ${CANDIDATES}`);

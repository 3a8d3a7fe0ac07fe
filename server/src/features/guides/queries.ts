import type { GuideContent, GuideHit, GuideQuery } from '@yizhan/contract/entities/guide.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { canReadGuide, isPublished } from '../../domain/guides/queries.ts';
import { entryOf, matchWords, popularity } from '../../domain/search/find-queries.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import { audienceNames } from '../../domain/services/audience-queries.ts';
import type { ServiceTimes } from '../../domain/services/availability.ts';
import { canUse, isVisibleToAll, servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';
import type { Person } from '../../person.ts';

const dayOn = (at: Sql) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Guides `g` with their service `s` and published revision `r`. Must be followed by `where s.tenant_id = …`. */
const guidesJoined = sql`
  ${servicesJoined}
  join guide g on g.tenant_id = s.tenant_id and g.service_id = s.id
  join publication p on p.tenant_id = s.tenant_id and p.id = g.id
  join revision r on r.tenant_id = s.tenant_id and r.publication_id = p.id and r.number = p.published
  left join dept gd on gd.tenant_id = s.tenant_id and gd.id = g.dept_id`;

export type GuideKey = { guideId?: string | undefined; serviceId?: string | undefined; code?: string | undefined };

/** Selects by guide id, by service id or by service code. */
const named = ({ guideId, serviceId, code = '' }: GuideKey) => {
  if (guideId) return sql`g.id = ${guideId}`;
  return serviceId ? sql`s.id = ${serviceId}` : sql`s.id = ${idOfCode(code)}`;
};

/** People type URLs as they hear them: case matters only if two codes differ in nothing else. */
const idOfCode = (code: string) => sql`(
  select c.id from service c where c.tenant_id = ${tenant} and lower(c.code) = lower(${code})
  order by c.code <> ${code}, c.id limit 1)`;

export type ReadGuide = ServiceTile &
  Omit<ServiceTimes, 'state'> & {
    id: string;
    code: string;
    deptId: string | null;
    deptName: string;
    version: number;
    updatedOn: string;
    content: GuideContent;
    scoreSum: number;
    scoreCount: number;
    collected: boolean;
    anonymous: boolean;
    sceneId: string | null;
  };

type Reader = (Rights & Pick<Person, 'id'>) | undefined;

export const getReadable = (db: Db, reader: Reader, query: GuideKey, now: Date) =>
  db.maybe<ReadGuide>(sql`
    select ${tileFieldsAt(sql`${now}::timestamptz`)}, g.id, s.code, gd.id as "deptId",
      coalesce(gd.name, '') as "deptName",
      r.number as version, ${dayOn(sql`g.published_at`)} as "updatedOn", r.content, s.score_sum as "scoreSum",
      s.score_count as "scoreCount", s.anonymous, s.scene_id as "sceneId",
      s.maintenance_reason as "maintenanceReason", s.open_from as "openFrom", s.open_to as "openTo",
      s.open_hours as "openHours",
      exists (select 1 from favourite f
        where f.tenant_id = s.tenant_id and f.service_id = s.id and f.user_id = ${reader?.id ?? '0'}) as collected
    from ${guidesJoined}
    where s.tenant_id = ${tenant} and ${canReadGuide(reader)} and ${named(query)}`);

type RelatedService = ServiceTile & { anonymous: boolean };

/** Other services of the same scene that the reader may see, the most visited first. */
export const listRelated = (db: Db, reader: Rights | undefined, { serviceId, sceneId }: ReadGuide, now: Date) =>
  db.many<RelatedService>(sql`
    select ${tileFieldsAt(sql`${now}::timestamptz`)}, s.anonymous from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.scene_id = ${sceneId} and s.id <> ${serviceId}
      and ${reader ? canUse(reader) : isVisibleToAll}
    order by s.visit_times desc, s.id limit ${serviceLimits.relatedShown}`);

type RefusedService = { name: string; onShelf: boolean; audience: string[] };

/** The service of a published guide that was ever on the shelf, for any reader: only to say whom it is for. */
export const findServiceOf = (db: Db, query: GuideKey) =>
  db.maybe<RefusedService>(sql`
    select s.name, s.status = 'SHELF' as "onShelf", ${audienceNames} as audience
    from service s join guide g on g.tenant_id = s.tenant_id and g.service_id = s.id
    where s.tenant_id = ${tenant} and (s.status = 'SHELF' or s.shelved_at is not null) and ${isPublished} and ${named(query)}`);

export type GuideHitRow = Omit<GuideHit, 'nameMarks' | 'excerpt' | 'excerptMarks'> & { body: string };

/** How a search filters and orders guides, by their search entry `e`. */
export type Match = { where: Sql; order: Sql };

/** Every published guide has a search entry. One that has none yet is still listed. */
function matchesQuery(reader: Rights | undefined, { deptId, sceneId, audience }: GuideQuery, match: Match | undefined) {
  return sql`
    ${guidesJoined} left join ${entryOf('guide')}
    where s.tenant_id = ${tenant} and ${canReadGuide(reader)}
      ${match ? sql`and ${match.where}` : nothing}
      ${deptId ? sql`and g.dept_id = ${deptId}` : nothing}
      ${sceneId ? sql`and s.scene_id = ${sceneId}` : nothing}
      ${audience ? sql`and (s.identity_types = '[]' or s.identity_types @> to_jsonb(${audience}::int))` : nothing}`;
}

export const listReadable = (db: Db, reader: Rights | undefined, query: GuideQuery, match: Match | undefined) =>
  db.many<GuideHitRow>(sql`
    select g.id, s.id as "serviceId", s.code, p.published_name as "guideName", s.icon as "serviceIcon",
      coalesce(c.tint, 1) as tint, coalesce(gd.name, '') as "deptName", s.process_type as "processType",
      coalesce(r.content->>'promise', '') as promise, ${dayOn(sql`g.published_at`)} as "updatedOn",
      coalesce(e.body, '') as body
    from ${matchesQuery(reader, query, match)}
    order by ${match ? sql`${match.order}, ` : nothing}s.visit_times desc, g.id
    limit ${query.size} offset ${(query.current - 1) * query.size}`);

export const countReadable = async (
  db: Db,
  reader: Rights | undefined,
  query: GuideQuery,
  match: Match | undefined,
): Promise<number> =>
  (await db.one<{ total: number }>(sql`select count(*)::int as total from ${matchesQuery(reader, query, match)}`))
    .total;

/** Guides everybody may read, newest first. */
export const listPublic = (db: Db, most: number) =>
  db.many<{ code: string; updatedOn: string }>(sql`
    select s.code, ${dayOn(sql`g.published_at`)} as "updatedOn"
    from guide g join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    where g.tenant_id = ${tenant} and ${canReadGuide(undefined)} order by g.published_at desc, g.id desc limit ${most}`);

/** Which of these services have a public guide, and their links. */
export const listPublicOf = (db: Db, serviceIds: readonly string[]) =>
  db.many<{ serviceId: string; code: string }>(sql`
    select s.id as "serviceId", s.code
    from guide g join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
    where g.tenant_id = ${tenant} and s.id = any(${serviceIds}::bigint[]) and ${canReadGuide(undefined)}`);

export function matchOf(words: SearchWords): Match {
  const { where, score } = matchWords('guide', words);
  return { where, order: sql`${score} + ${popularity} desc` };
}

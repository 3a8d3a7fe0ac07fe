import type { MyRating } from '@yizhan/contract/entities/hall.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { canUse } from '../../domain/services/queries.ts';
import type { Person } from '../../person.ts';

/** `since`: ratings from before are final, and the service may be rated again. */
type Query = { person: Person; since: Date; current: number; size: number };

const service = (person: Person) => sql`
  s.id::text as "serviceId", s.name as "serviceName", s.icon as "serviceIcon", coalesce(c.tint, 1) as tint,
  coalesce(d.name, '') as "deptName", (${canUse(person)}) as usable`;

const places = sql`
  left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
  left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id`;

/** A case is shown by its own title, with the icon of its service when it has one. */
const ofCase = sql`
  o.service_id::text as "serviceId", f.title as "serviceName", coalesce(s.icon, 'process') as "serviceIcon",
  coalesce(c.tint, 1) as tint, coalesce(d.name, '') as "deptName"`;
const placesOfCase = sql`
  join process o on o.tenant_id = f.tenant_id and o.id = f.process_id
  left join dept d on d.tenant_id = o.tenant_id and d.id = o.dept_id
  left join service s on s.tenant_id = o.tenant_id and s.id = o.service_id
  left join service_scene c on c.tenant_id = s.tenant_id and c.id = s.scene_id`;

async function pageOf(db: Db, { current, size }: Query, rows: Sql, order: Sql) {
  const found = await db.many<MyRating & { total: number; at: string; key: string }>(sql`
    select m.*, count(*) over ()::int as total from (${rows}) m
    order by ${order} limit ${size} offset ${(current - 1) * size}`);
  const records = found.map(({ total: _total, at: _at, key: _key, ...record }) => record);
  return { records, total: found[0]?.total ?? 0, current, size };
}

/** Cases that ended lately and applications opened since then, not rated since then; the latest first. */
export const listWaiting = (db: Db, query: Query & { caseSince: Date }) =>
  pageOf(
    db,
    query,
    sql`
      select ${service(query.person)}, null::text as "caseId", ${toWireTimeSql(sql`v.at`)} as "lastVisit", null::json as given,
        v.at, s.id as key
      from (select l.service_id, max(l.at) as at from visit_log l
        where l.tenant_id = ${tenant} and l.user_id = ${query.person.id} and l.at > ${query.since}
        group by l.service_id) v
      join service s on s.tenant_id = ${tenant} and s.id = v.service_id ${places}
      where s.type = 'APPLICATION' and ${canUse(query.person)} and not exists (
        select 1 from rating r where r.tenant_id = ${tenant} and r.user_id = ${query.person.id}
          and r.service_id = s.id and r.created_at > ${query.since})
      union all
      select ${ofCase}, true as usable, f.id::text as "caseId", ${toWireTimeSql(sql`f.finished_at`)} as "lastVisit",
        null::json as given, f.finished_at as at, f.id as key
      from case_file f ${placesOfCase}
      where f.tenant_id = ${tenant} and f.applicant_id = ${query.person.id} and f.status = 'approved'
        and f.finished_at > ${query.caseSince} and not exists (
          select 1 from rating r where r.tenant_id = ${tenant} and r.case_id = f.id)`,
    sql`m.at desc, m.key`,
  );

const given = (
  { since }: Query,
  now: Date,
) => sql`json_build_object('id', r.id::text, 'score', r.score, 'labels', r.labels,
  'text', r.text, 'anonymous', r.anonymous, 'at', ${toWireTimeSql(sql`r.updated_at`)},
  'until', ${toWireTimeSql(sql`(r.created_at + make_interval(days => ${serviceLimits.ratingDays}))`)},
  'changeable', r.case_id is null and r.created_at > ${since}::timestamptz, 'reply', r.reply,
  'repliedAt', ${toWireTimeSql(sql`r.replied_at`)}, 'followUp', r.follow_up,
  'canFollowUp', coalesce(r.follow_up = '' and r.replied_at > ${now}::timestamptz - make_interval(days => ${processLimits.followUpDays}), false),
  'rectification', (select json_build_object('status', e.status, 'dueAt', ${toWireTimeSql(sql`e.due_at`)})
    from rectification e where e.tenant_id = r.tenant_id and e.rating_id = r.id)) as given, r.updated_at as at, r.id as key`;

/** What the person gave, newest first. */
export const listGiven = (db: Db, query: Query, now: Date) =>
  pageOf(
    db,
    query,
    sql`
      select ${service(query.person)}, null::text as "caseId", null::text as "lastVisit", ${given(query, now)}
      from rating r join service s on s.tenant_id = r.tenant_id and s.id = r.service_id ${places}
      where r.tenant_id = ${tenant} and r.user_id = ${query.person.id} and r.case_id is null
      union all
      select ${ofCase}, true as usable, f.id::text as "caseId", null::text as "lastVisit", ${given(query, now)}
      from rating r join case_file f on f.tenant_id = r.tenant_id and f.id = r.case_id ${placesOfCase}
      where r.tenant_id = ${tenant} and r.user_id = ${query.person.id}`,
    sql`m.at desc, m.key desc`,
  );

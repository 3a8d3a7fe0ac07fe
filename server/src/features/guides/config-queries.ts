import type { GuideRow, GuideState } from '@yizhan/contract/entities/guide.ts';
import type { ServiceChoice } from '@yizhan/contract/entities/service.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { keepsDept } from '../../domain/guides/keeper-queries.ts';
import { canPublishGuides } from '../../domain/guides/rules.ts';
import { audienceNames } from '../../domain/services/audience-queries.ts';
import type { Person } from '../../person.ts';

type Keeper = Pick<Person, 'menus' | 'deptId'>;

/** The state of a guide. OFF takes precedence over everything else. */
const stateAt = (today: Day) => sql`
  case when g.is_off then 'OFF' when g.submitted_at is not null then 'SUBMITTED'
    when g.published_at is null then 'DRAFT' when g.review_on <= ${today}::date then 'REVIEW' else 'PUBLISHED' end`;

/** A draft, a published and a scheduled revision can coexist. The promise shown is that of the newest. */
const fields = (person: Keeper, today: Day) => sql`
  p.id, p.kind, p.name, p.version, p.draft is not null as draft,
  case when p.published is not null then
    jsonb_build_object('number', p.published, 'at', ${toWireTimeSql(sql`r.published_at`)}) end as published,
  case when p.scheduled is not null then
    jsonb_build_object('number', p.scheduled, 'at', ${toWireTimeSql(sql`p.scheduled_for`)}) end as scheduled, p.failed,
  coalesce(u.nick_name, '') as "changedBy", ${toWireTimeSql(sql`p.changed_at`)} as "changedAt",
  s.id as "serviceId", s.name as "serviceName", g.dept_id as "deptId", coalesce(gd.name, '') as "deptName",
  ${audienceNames} as audience, s.process_type as "processType",
  coalesce(coalesce(p.draft, w.content, r.content)->>'promise', '') as promise,
  ${stateAt(today)} as state, to_char(g.review_on, 'YYYY-MM-DD') as "reviewOn",
  (select count(*)::int from correction k
    where k.tenant_id = ${tenant} and k.guide_id = g.id and k.state = 'OPEN') as corrections,
  ${canPublishGuides(person)}::boolean as "mayPublish"`;

const joined = sql`
  guide g join publication p on p.tenant_id = g.tenant_id and p.id = g.id
  join service s on s.tenant_id = g.tenant_id and s.id = g.service_id
  left join revision r on r.publication_id = p.id and r.number = p.published and r.tenant_id = p.tenant_id
  left join revision w on w.publication_id = p.id and w.number = p.scheduled and w.tenant_id = p.tenant_id
  left join app_user u on u.id = p.changed_by and u.tenant_id = p.tenant_id
  left join dept gd on gd.tenant_id = g.tenant_id and gd.id = g.dept_id`;

type Query = {
  keyword?: string | undefined;
  deptId?: string | undefined;
  state?: GuideState | undefined;
  current: number;
  size: number;
};

/** The most recently changed first: that is what an editor comes back for. */
export async function listManaged(db: Db, person: Keeper, query: Query, today: Day) {
  const { keyword, deptId, state, current, size } = query;
  const like = `%${escapeLike(keyword ?? '')}%`;
  const where = sql`g.tenant_id = ${tenant} and ${keepsDept(person, sql`g.dept_id`)}
    ${keyword ? sql`and (p.name ilike ${like} or s.name ilike ${like})` : nothing}
    ${deptId ? sql`and g.dept_id = ${deptId}` : nothing}
    ${state ? sql`and ${stateAt(today)} = ${state}` : nothing}`;
  const records = await db.many<GuideRow>(sql`
    select ${fields(person, today)} from ${joined} where ${where}
    order by p.changed_at desc, p.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${joined} where ${where}`);
  return { records, total, current, size };
}

export const getManaged = (db: Db, person: Keeper, id: string, today: Day) =>
  db.maybe<GuideRow>(
    sql`select ${fields(person, today)} from ${joined} where g.tenant_id = ${tenant} and g.id = ${id}`,
  );

export const findService = (db: Db, id: string) =>
  db.maybe<{ name: string; deptId: string | null; guideId: string | null }>(sql`
    select s.name, s.dept_id as "deptId", g.id as "guideId"
    from service s left join guide g on g.tenant_id = s.tenant_id and g.service_id = s.id
    where s.tenant_id = ${tenant} and s.id = ${id}`);

export const isDepartment = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from dept where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

export const insertGuide = (db: Db, g: { id: string; serviceId: string; deptId: string | null }) =>
  db.run(sql`
    insert into guide (id, tenant_id, service_id, dept_id) values (${g.id}, ${tenant}, ${g.serviceId}, ${g.deptId})`);

export const submitGuide = (db: Db, id: string, { by, now }: { by: string; now: Date }) =>
  db.run(sql`
    update guide set submitted_at = ${now}, submitted_by = ${by} where tenant_id = ${tenant} and id = ${id}`);

/** Only a published guide can be taken off. Returns whether it was. */
export const shelveGuide = async (db: Db, id: string, off: boolean) =>
  (await db.run(sql`
    update guide set is_off = ${off} where tenant_id = ${tenant} and id = ${id} and published_at is not null`)) > 0;

/** Only a published guide can be confirmed. Returns whether it was. */
export const confirmGuide = async (db: Db, id: string, reviewOn: Day) =>
  (await db.run(sql`
    update guide set review_on = ${reviewOn} where tenant_id = ${tenant} and id = ${id} and published_at is not null`)) >
  0;

type ChoiceQuery = { keyword?: string | undefined; ids?: string[] | undefined };

/** Services of departments whose guides the person maintains: those without a guide, or the picked ones by id. */
export const listServices = (db: Db, person: Keeper, { keyword, ids }: ChoiceQuery) =>
  db.many<ServiceChoice>(sql`
    select s.id as "serviceId", s.name as "serviceName", s.icon as "serviceIcon",
      coalesce(d.name, '') as "serviceDeptName"
    from service s left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    where s.tenant_id = ${tenant} and ${keepsDept(person, sql`s.dept_id`)}
      and ${
        ids
          ? sql`s.id = any(${ids}::bigint[])`
          : sql`s.status <> 'OFF' and not exists (
              select 1 from guide g where g.tenant_id = s.tenant_id and g.service_id = s.id)`
      }
      ${keyword ? sql`and s.name ilike ${`%${escapeLike(keyword)}%`}` : nothing}
    order by s.visit_times desc, s.id limit ${serviceLimits.maxPicked}`);

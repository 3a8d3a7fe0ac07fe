import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import type { ClockDay } from '../../common/working-clock.ts';
import type { Day } from '../../common/working-days.ts';
import type { CrossTenantDb, Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { clockTable, dayOn, hourOn, positionOf } from './clock-queries.ts';

/** Schools with facts that wait to be counted. */
export const listWaitingTenants = async (across: CrossTenantDb): Promise<string[]> =>
  (
    await across.many<{ id: string }>(sql`
      select t.id from tenant t
      where t.suspended_at is null and exists (select from case_fact_change c where c.tenant_id = t.id)`)
  ).map(({ id }) => id);

export const hasWaitingFacts = async (across: CrossTenantDb): Promise<boolean> =>
  (await listWaitingTenants(across)).length > 0;

/** One node at a time counts the facts of a school. */
export const lockRollUp = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('efficiency ' || ${tenant}::text))`);

/** The oldest changes are taken off the list; if the transaction fails they are back. */
export const takeChanges = async (db: Db, limit: number): Promise<{ taken: number; factIds: string[] }> => {
  const rows = await db.many<{ factId: string }>(sql`
    delete from case_fact_change where tenant_id = ${tenant} and id in (
      select id from case_fact_change where tenant_id = ${tenant} order by id limit ${limit})
    returning fact_id::text as "factId"`);
  return { taken: rows.length, factIds: [...new Set(rows.map(({ factId }) => factId))] };
};

/** Which facts: these, or those with ids after one up to another. */
export type FactRange = { after: string; upTo: string };
export type Facts = readonly string[] | FactRange;
const isRange = (facts: Facts): facts is FactRange => 'upTo' in facts;
const among = (column: Sql, facts: Facts) =>
  isRange(facts)
    ? sql`${column} > ${facts.after}::bigint and ${column} <= ${facts.upTo}::bigint`
    : sql`${column} = any(${facts}::bigint[])`;

/** The changes of these facts are taken off the list. Returns which facts changed. */
export const takeChangesOf = async (db: Db, facts: FactRange): Promise<string[]> => {
  const rows = await db.many<{ factId: string }>(sql`
    delete from case_fact_change where tenant_id = ${tenant} and ${among(sql`fact_id`, facts)} returning fact_id::text as "factId"`);
  return [...new Set(rows.map(({ factId }) => factId))];
};

/** Every month with cases or counts, the latest first. */
export const listMonths = async (db: Db): Promise<string[]> =>
  (
    await db.many<{ month: string }>(sql`
      select to_char(month, 'YYYY-MM') as month from (
        select date_trunc('month', accepted_day)::date as month from efficiency_case where tenant_id = ${tenant}
        union
        select date_trunc('month', finished_day)::date from efficiency_case where tenant_id = ${tenant} and finished_day is not null
        union
        select starts from efficiency_count where tenant_id = ${tenant} and grain = 'MONTH') known
      order by month desc`)
  ).map(({ month }) => month);

/** The last id of the next facts, so many at most; undefined when there are none. */
export const lastOfNext = async (db: Db, after: string, limit: number): Promise<string | undefined> =>
  (
    await db.maybe<{ id: string }>(sql`
      select max(id)::text as id from (
        select id from case_fact where tenant_id = ${tenant} and id > ${after}::bigint order by id limit ${limit}) next
      having max(id) is not null`)
  )?.id;

export type Span = { from: Day; to: Day };

/** The first and the last day that counting these facts has to know. */
export const spanOfFacts = (db: Db, facts: Facts) =>
  db.maybe<Span>(sql`
    select to_char(min(${dayOn(sql`accepted_at`)}), 'YYYY-MM-DD') as from,
      to_char(max(greatest(${dayOn(sql`accepted_at`)}, ${dayOn(sql`finished_at`)}, ${dayOn(sql`promise_at`)})), 'YYYY-MM-DD') as to
    from case_fact where tenant_id = ${tenant} and ${among(sql`id`, facts)} having count(*) > 0`);

/** The days in what a statement wrote, each once. */
const daysOf = async (db: Db, written: Sql): Promise<Day[]> =>
  (
    await db.many<{ day: Day }>(sql`
      ${written} select distinct to_char(d.day, 'YYYY-MM-DD') as day
      from written, lateral (values (accepted_day), (finished_day)) as d(day) where d.day is not null`)
  ).map(({ day }) => day);
const returning = sql`returning accepted_day, finished_day`;

/** Takes facts out of what is counted. Returns the days they were counted on. */
export const removeCounted = (db: Db, facts: Facts): Promise<Day[]> =>
  daysOf(
    db,
    sql`with written as (
      delete from efficiency_case where tenant_id = ${tenant} and ${among(sql`fact_id`, facts)} ${returning})`,
  );

/**
 * Measures facts on the working clock: whoever applied and withdrew is not counted, a pause does not count as working
 * time, and a promise is kept early when it is kept before its last day. While the applicant corrects a case no promise
 * runs. Returns the days they count on.
 */
export const measureFacts = (db: Db, facts: Facts, days: readonly ClockDay[]): Promise<Day[]> =>
  daysOf(
    db,
    sql`with ${clockTable(days)}, written as (
      insert into efficiency_case (fact_id, tenant_id, service_id, dept_id, channel, applicant_hash, accepted_day,
        accepted_hour, finished_day, finished_at, work_sec, result, score, is_open, promise_at, clock_from, clock_due)
      select f.id, ${tenant}, f.service_id, coalesce(f.dept_id, ${NO_DEPARTMENT}), f.channel, f.applicant_hash, ${dayOn(sql`f.accepted_at`)},
        ${hourOn(sql`f.accepted_at`)}, ${dayOn(sql`f.finished_at`)}, f.finished_at,
        case when f.finished_at is not null then greatest(${positionOf(sql`f.finished_at`, sql`e`)} - ${positionOf(sql`f.accepted_at`, sql`a`)} - f.paused_sec, 0) end,
        case when f.finished_at is null or f.promise_at is null then null when f.finished_at > f.promise_at then 'LATE'
          when ${dayOn(sql`f.finished_at`)} < ${dayOn(sql`f.promise_at`)} then 'EARLY' else 'ON_TIME' end,
        case when f.finished_at is not null then f.score end,
        f.finished_at is null and f.status in ('ACCEPTED', 'RETURNED'), case when f.status <> 'RETURNED' then f.promise_at end,
        ${positionOf(sql`f.accepted_at`, sql`a`)}, case when p.day is not null then ${positionOf(sql`f.promise_at`, sql`p`)} end
      from case_fact f
      left join clock a on a.day = ${dayOn(sql`f.accepted_at`)}
      left join clock e on e.day = ${dayOn(sql`f.finished_at`)}
      left join clock p on f.status <> 'RETURNED' and p.day = ${dayOn(sql`f.promise_at`)}
      where f.tenant_id = ${tenant} and f.status <> 'WITHDRAWN' and ${among(sql`f.id`, facts)}
      ${returning})`,
  );

/** Facts without a department are counted for the school, and for a department that is none. */
const NO_DEPARTMENT = -1;

/** Named in full, so that the index leads to the days. */
const facets = ['TOTAL', 'CHANNEL', 'DURATION', 'HEAT', 'SCORE', 'LABEL'];
const measures = sql`accepted, people, finished, promised, on_time, early, late, work_sec, rated, score_sum`;

/** Counts these days again from what was measured. */
export async function recountDays(db: Db, days: readonly Day[]): Promise<void> {
  await db.run(sql`
    delete from efficiency_count where tenant_id = ${tenant} and grain = 'DAY' and facet = any(${facets}::text[]) and starts = any(${days}::date[])`);
  const insert = sql`insert into efficiency_count (tenant_id, grain, facet, starts, dept_id, service_id, key, ${measures})`;
  const finished = sql`from efficiency_case where tenant_id = ${tenant} and finished_day = any(${days}::date[])`;
  const accepted = sql`from efficiency_case where tenant_id = ${tenant} and accepted_day = any(${days}::date[])`;
  const begin = (facet: string) => sql`${tenant}, 'DAY', ${facet}::text`;
  const dept = sql`coalesce(dept_id, 0)`;
  const service = sql`coalesce(service_id, 0)`;
  await db.run(sql`
    ${insert}
    select ${begin('TOTAL')}, day, ${dept}, ${service}, '', count(*) filter (where came), count(distinct applicant_hash) filter (where came),
      count(*) filter (where not came), count(result) filter (where not came),
      count(*) filter (where not came and result in ('EARLY', 'ON_TIME')), count(*) filter (where not came and result = 'EARLY'),
      count(*) filter (where not came and result = 'LATE'), coalesce(sum(work_sec) filter (where not came), 0),
      count(score) filter (where not came), coalesce(sum(score) filter (where not came), 0)
    from (
      select accepted_day as day, true as came, dept_id, service_id, applicant_hash, result, work_sec, score ${accepted}
      union all
      select finished_day, false, dept_id, service_id, null, result, work_sec, score ${finished}) events
    group by grouping sets ((day), (day, dept_id), (day, dept_id, service_id))`);
  await db.run(sql`
    ${insert}
    select ${begin('CHANNEL')}, day, ${dept}, 0, channel, count(*) filter (where came), 0, count(*) filter (where not came),
      0, 0, 0, 0, 0, 0, 0
    from (
      select accepted_day as day, true as came, dept_id, channel ${accepted}
      union all
      select finished_day, false, dept_id, channel ${finished}) events
    group by grouping sets ((day, channel), (day, dept_id, channel))`);
  await db.run(sql`
    ${insert}
    select ${begin('DURATION')}, finished_day, ${dept}, ${service}, hours::text, 0, 0, count(*), 0, 0, 0, 0, 0, 0, 0
    from (select *, work_sec / 3600 as hours ${finished}) done
    group by grouping sets ((finished_day, hours), (finished_day, dept_id, hours), (finished_day, dept_id, service_id, hours))`);
  await db.run(sql`
    ${insert}
    select ${begin('HEAT')}, accepted_day, ${dept}, 0, slot, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0
    from (select *, extract(isodow from accepted_day)::text || '-' || accepted_hour::text as slot ${accepted}) came
    group by grouping sets ((accepted_day, slot), (accepted_day, dept_id, slot))`);
  await db.run(sql`
    ${insert}
    select ${begin('SCORE')}, finished_day, ${dept}, 0, score::text, 0, 0, 0, 0, 0, 0, 0, 0, count(*), sum(score)
    ${finished} and score is not null
    group by grouping sets ((finished_day, score), (finished_day, dept_id, score))`);
  // Labels come with the ratings of our own cases.
  await db.run(sql`
    ${insert}
    select ${begin('LABEL')}, finished_day, coalesce(done.dept_id, 0), 0, l.name, 0, 0, 0, 0, 0, 0, 0, 0, count(*), sum(r.score)
    from (select fact_id, finished_day, dept_id ${finished} and score is not null) done
    join case_fact f on f.tenant_id = ${tenant} and f.id = done.fact_id
    join rating r on r.tenant_id = ${tenant} and r.case_id = case when f.source_app = ${OWN_CASES} then f.source_id::bigint end
    cross join lateral jsonb_array_elements_text(r.labels) l(name)
    group by grouping sets ((finished_day, l.name), (finished_day, done.dept_id, l.name))`);
  await recountMonths(db, days);
}

/** A month is the sum of its days. */
async function recountMonths(db: Db, days: readonly Day[]): Promise<void> {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  await db.run(sql`
    delete from efficiency_count where tenant_id = ${tenant} and grain = 'MONTH' and facet = any(${facets}::text[]) and starts = any(${months}::date[])`);
  await db.run(sql`
    insert into efficiency_count (tenant_id, grain, facet, starts, dept_id, service_id, key, ${measures})
    select ${tenant}, 'MONTH', facet, m.month, dept_id, service_id, key, sum(accepted), sum(people), sum(finished),
      sum(promised), sum(on_time), sum(early), sum(late), sum(work_sec), sum(rated), sum(score_sum)
    from unnest(${months}::date[]) as m(month)
    join efficiency_count on tenant_id = ${tenant} and grain = 'DAY' and facet = any(${facets}::text[]) and starts >= m.month
      and starts < m.month + interval '1 month'
    group by facet, m.month, dept_id, service_id, key`);
}

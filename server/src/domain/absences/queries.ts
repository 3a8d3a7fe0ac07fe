import type { Db, Reader } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** Condition: the absence `a` counts today. */
export const isCurrent = (now: Date): Sql => sql`a.ended_at is null and ${today(now)} between a.from_day and a.to_day`;

/** Condition: the absence `a` hands over the cases of this process (an SQL expression, null: of one not published yet). */
export const handsOver = (processId: Sql): Sql => sql`(a.process_ids = '{}' or ${processId} = any(a.process_ids))`;

/**
 * `scope`: the processes that somebody absent handed over by themselves, and 0 for everything else; each is followed
 * alone. `away`: who is absent today, with the second post; one whose second post may no longer sign in has nobody to
 * hand over to. `chain`: each second post on the way from an absent person (`first`) to somebody present. A circle is
 * followed once.
 */
export const chains = (now: Date): Sql => sql`
  scope(process_id, code) as (
    select 0::bigint, ''
    union all
    select k.id, k.code from process k where k.tenant_id = ${tenant} and exists (
      select from absence a where a.tenant_id = ${tenant} and ${isCurrent(now)} and k.id = any(a.process_ids))
  ), away as (
    select o.process_id, a.user_id, a.second_id from absence a
    join scope o on ${handsOver(sql`o.process_id`)}
    join app_user s on s.tenant_id = a.tenant_id and s.id = a.second_id and s.status = 'active'
    where a.tenant_id = ${tenant} and ${isCurrent(now)}
  ), chain(process_id, first, at, seen) as (
    select process_id, user_id, second_id, array[user_id] from away
    union all
    select c.process_id, c.first, a.second_id, c.seen || c.at from chain c
    join away a on a.process_id = c.process_id and a.user_id = c.at where c.at <> all(c.seen)
  ), handed as (
    select c.process_id, c.first, c.at as holder from chain c
    where not exists (select from away a where a.process_id = c.process_id and a.user_id = c.at)
  )`;

/** `work`: by scope the people whose work this person does now: their own, unless handed over, and what was handed to them. */
const workOf = (personId: string, now: Date): Sql => sql`
  ${chains(now)}, work as (
    select h.process_id, h.first from handed h where h.holder = ${personId}
    union all
    select o.process_id, ${personId}::bigint from scope o
    where not exists (select from handed h where h.process_id = o.process_id and h.first = ${personId})
  )`;

/** What a process (an SQL expression) is followed with: by itself, or with everything else. */
export const scopeOf = (processId: Sql): Sql =>
  sql`coalesce((select o.process_id from scope o where o.process_id = ${processId}), 0)`;

/** The people whose cases of this process (an SQL expression) this person handles now. */
export const handledBy = (personId: string, now: Date, processId: Sql): Sql => sql`array(
  with recursive ${workOf(personId, now)}
  select w.first from work w where w.process_id = ${scopeOf(processId)})`;

/**
 * Begins a statement with one row `mine`: the people whose to-dos this person does at all (`people`), with all that is
 * not told apart by process (`rest`), the processes that are (`codes`), and whose cases of them (`cases`).
 */
export const withHandledTodos = (personId: string, now: Date): Sql => sql`
  with recursive ${workOf(personId, now)}, mine as (
    select array(select w.first from work w union select ${personId}::bigint) as people,
      array(select w.first from work w where w.process_id = 0) as rest,
      array(select o.code from scope o where o.process_id <> 0) as codes,
      array(select w.first || ':' || o.code from work w join scope o on o.process_id = w.process_id
        where o.process_id <> 0) as cases
  )`;

/** Condition: the case of the to-do `t` was applied for by this person (an SQL expression). */
const isAppliedForBy = (personId: Sql): Sql => sql`exists (
  select from case_file c where c.tenant_id = t.tenant_id and c.id = split_part(t.source_id, ':', 1)::bigint
    and c.applicant_id = ${personId})`;

/**
 * Condition: a to-do `t` of one of `mine.people` is done by this person. Nobody stands in on their own case: it stays with
 * whoever is away.
 */
export const isHandled = (personId: string): Sql => sql`case
  when t.source_app <> 'case' then t.assignee_id = any(mine.rest)
  when t.assignee_id <> ${personId} and ${isAppliedForBy(sql`${personId}::bigint`)} then false
  when case when t.item_code = any(mine.codes) then t.assignee_id || ':' || t.item_code = any(mine.cases)
    else t.assignee_id = any(mine.rest) end then true
  else t.assignee_id = ${personId} and exists (
    select from handed h left join scope o on o.code = t.item_code and o.process_id <> 0
    where h.first = t.assignee_id and h.process_id = coalesce(o.process_id, 0) and ${isAppliedForBy(sql`h.holder`)})
  end`;

type Holder = { userId: string; name: string };

/** Who stands in for each of these people in everything now; those who have their work themselves are not in the answer. */
export const listHolders = (db: Reader, userIds: readonly string[], now: Date) =>
  db.many<Holder & { first: string }>(sql`
    with recursive ${chains(now)}
    select h.first::text, u.id::text as "userId", u.real_name as name from handed h
    join app_user u on u.tenant_id = ${tenant} and u.id = h.holder
    where h.first = any(${userIds}::bigint[]) and h.process_id = 0`);

/** Everybody who stands in for one of these people now, in this process, or in anything when none is named. */
export const listStandIns = async (db: Reader, userIds: readonly string[], now: Date, processId?: string) =>
  (
    await db.many<{ id: string }>(sql`
      with recursive ${chains(now)}
      select distinct h.holder::text as id from handed h where h.first = any(${userIds}::bigint[])
        ${processId === undefined ? nothing : sql`and h.process_id = ${scopeOf(sql`${processId}::bigint`)}`}`)
  ).map(({ id }) => id);

type Handover = { holderId: string; processId: string | null; now: Date };

/** The people whose cases of a process (null: of one not published yet) this person does now for them. */
export const listHandedTo = async (db: Reader, { holderId, processId, now }: Handover) =>
  (
    await db.many<{ id: string }>(sql`
      with recursive ${chains(now)}
      select distinct h.first::text as id from handed h
      where h.holder = ${holderId} and h.process_id = ${scopeOf(sql`${processId}::bigint`)}`)
  ).map(({ id }) => id);

/**
 * Whom this person covers now, until which day, and in which processes; none named: in everything. The reason is for the
 * second post named, not for those further on.
 */
export const listCovered = (db: Reader, personId: string, now: Date) =>
  db.many<Holder & { to: string; processes: string[]; notes: string[] }>(sql`
    with recursive ${chains(now)}
    select u.id::text as "userId", u.real_name as name, to_char(min(a.to_day), 'YYYY-MM-DD') as to,
      case when bool_or(h.process_id = 0) then '{}' else array_agg(p.published_name order by p.published_name) end as processes,
      coalesce(array_agg(distinct a.note) filter (where a.note <> '' and a.second_id = ${personId}), '{}') as notes
    from handed h
    join app_user u on u.tenant_id = ${tenant} and u.id = h.first
    join absence a on a.tenant_id = u.tenant_id and a.user_id = u.id and ${isCurrent(now)} and ${handsOver(sql`h.process_id`)}
    left join publication p on p.tenant_id = u.tenant_id and p.id = h.process_id
    where h.holder = ${personId} group by u.id, u.real_name order by min(a.to_day), u.id`);

/** Everybody whose to-dos an absence of this person can move: the second posts on the way, and those before them. */
export async function listConcerned(db: Db, userId: string, secondId: string): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    with recursive linked(id) as (
      select unnest(${[userId, secondId]}::bigint[])
      union
      select case when a.user_id = l.id then a.second_id else a.user_id end from linked l
      join absence a on a.tenant_id = ${tenant} and l.id in (a.user_id, a.second_id) and a.ended_at is null
    )
    select id::text from linked`);
  return rows.map(({ id }) => id);
}

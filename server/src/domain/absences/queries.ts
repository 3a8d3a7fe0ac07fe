import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** Condition: the absence `a` counts today. */
export const isCurrent = (now: Date): Sql => sql`a.ended_at is null and ${today(now)} between a.from_day and a.to_day`;

/**
 * `away`: who is absent today, with the second post; one whose second post may no longer sign in has nobody to hand over
 * to. `chain`: each second post on the way from an absent person (`first`) to somebody present. A circle is followed once.
 */
const chains = (now: Date): Sql => sql`
  away as (
    select a.user_id, a.second_id from absence a
    join app_user s on s.tenant_id = a.tenant_id and s.id = a.second_id and s.status = 'active'
    where a.tenant_id = ${tenant} and ${isCurrent(now)}
  ), chain(first, at, seen) as (
    select user_id, second_id, array[user_id] from away
    union all
    select c.first, a.second_id, c.seen || c.at from chain c join away a on a.user_id = c.at where c.at <> all(c.seen)
  ), handed as (
    select c.first, c.at as holder from chain c where not exists (select from away a where a.user_id = c.at)
  )`;

/** The people whose to-dos this person does now: their own, unless handed over, and those handed to them. */
export const handledBy = (personId: string, now: Date): Sql => sql`array(
  with recursive ${chains(now)}
  select h.first from handed h where h.holder = ${personId}
  union all
  select ${personId}::bigint where not exists (select from handed h where h.first = ${personId}))`;

type Holder = { userId: string; name: string };

/** Who stands in for each of these people now; those who have their work themselves are not in the answer. */
export const listHolders = (db: Reader, userIds: readonly string[], now: Date) =>
  db.many<Holder & { first: string }>(sql`
    with recursive ${chains(now)}
    select h.first::text, u.id::text as "userId", u.real_name as name from handed h
    join app_user u on u.tenant_id = ${tenant} and u.id = h.holder
    where h.first = any(${userIds}::bigint[])`);

/** Whom this person covers now, and until which day. */
export const listCovered = (db: Reader, personId: string, now: Date) =>
  db.many<Holder & { to: string }>(sql`
    with recursive ${chains(now)}
    select u.id::text as "userId", u.real_name as name, to_char(a.to_day, 'YYYY-MM-DD') as to from handed h
    join app_user u on u.tenant_id = ${tenant} and u.id = h.first
    join absence a on a.tenant_id = u.tenant_id and a.user_id = u.id and ${isCurrent(now)}
    where h.holder = ${personId} order by a.to_day, u.id`);

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

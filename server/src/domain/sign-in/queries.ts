import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { type Attempts, networkOf } from './rules.ts';

export type Attempt = {
  account: string;
  userId: string | null;
  way: string;
  ip: string;
  userAgent: string;
  now: Date;
};

const DAY_MS = 24 * 3_600_000;

/** Serializes attempts on one account until the transaction ends. */
export const lockAccount = (db: Db, account: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext(${tenant}::text || ' ' || lower(${account})))`);

/** The password was right: the attempt becomes a success, and earlier failures no longer count. */
export const markSuccess = (db: Db, id: string) =>
  db.run(sql`update sign_in_log set ok = true where tenant_id = ${tenant} and id = ${id}`);

/** A sign-in proven elsewhere: by a link from the person's mailbox or a central login. */
export const recordSignIn = (db: Db, { account, userId, way, ip, userAgent, now }: Attempt) =>
  db.run(sql`
    insert into sign_in_log (tenant_id, account, user_id, way, ok, ip, user_agent, at)
    values (${tenant}, lower(${account}), ${userId}, ${way}, true, ${networkOf(ip)}, ${userAgent}, ${now})`);

export const insertAttempt = (db: Db, { account, userId, way, ip, userAgent, now }: Attempt) =>
  db.one<{ id: string }>(sql`
    insert into sign_in_log (tenant_id, account, user_id, way, ok, ip, user_agent, at)
    values (${tenant}, lower(${account}), ${userId}, ${way}, false, ${networkOf(ip)}, ${userAgent}, ${now})
    returning id`);

export function countAttempts(db: Db, { account, ip, way, now }: Attempt): Promise<Attempts> {
  const network = networkOf(ip);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return db.one<Attempts>(sql`
    with recent as (
      select ok, ip, way, at, id from sign_in_log
      where tenant_id = ${tenant} and account = lower(${account}) and at > ${dayAgo}
    ), ended as (
      select max(id) filter (where ok) as anywhere, max(id) filter (where ok and ip = ${network}) as here from recent
    )
    select
      count(*) filter (where not ok and r.id > coalesce(e.anywhere, 0))::int as "ofAccount",
      max(at) filter (where not ok and r.id > coalesce(e.anywhere, 0)) as "lastOfAccount",
      count(*) filter (where not ok and ip = ${network} and way = ${way} and r.id > coalesce(e.here, 0))::int as here,
      max(at) filter (where not ok and ip = ${network} and way = ${way}) as "lastHere",
      (${failuresOfAddress(network, now)}) as "ofAddress"
    from ended e left join recent r on true`);
}

/** Stops counting at the limit: an address under attack has very many rows. */
const failuresOfAddress = (network: string, now: Date) => sql`
  select count(*)::int from (
    select 1 from sign_in_log
    where tenant_id = ${tenant} and ip = ${network} and not ok
      and at > ${new Date(now.getTime() - signInLimits.pauseMinutes * 60_000)}
    limit ${signInLimits.failuresPerAddress}
  ) f`;

export const countFailuresOfAddress = async (db: Db, ip: string, now: Date) =>
  (await db.one<{ n: number }>(sql`select (${failuresOfAddress(networkOf(ip), now)}) as n`)).n;

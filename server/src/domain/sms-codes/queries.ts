import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

const DAY_MS = 24 * 3_600_000;

const hashOf = (db: Db, phone: string) => hashToken(`smsSent ${db.tenant} ${phone}`);

/** Counts one more SMS to this phone in one statement. False when the last one was just now or the day's are used up. */
export async function countSms(db: Db, phone: string, now: Date): Promise<boolean> {
  const rested = new Date(now.getTime() - signInLimits.smsResendSeconds * 1000);
  const written = await db.run(sql`
    insert into sign_in_step as s (tenant_id, kind, hash, data, until, tries)
    values (${tenant}, 'smsSent', ${hashOf(db, phone)}, ${json({ at: now.toISOString() })}::jsonb,
      ${new Date(now.getTime() + DAY_MS)}, 1)
    on conflict (hash) do update set data = excluded.data,
      until = case when s.until <= ${now} then excluded.until else s.until end,
      tries = case when s.until <= ${now} then 1 else s.tries + 1 end
    where s.tenant_id = ${tenant} and (s.until <= ${now}
      or (s.tries < ${signInLimits.smsPerDay} and (s.data->>'at')::timestamptz <= ${rested}))`);
  return written === 1;
}

/** What was sent to this phone within a day. */
export const findSent = (db: Db, phone: string) =>
  db.maybe<{ count: number; lastAt: Date }>(sql`
    select tries as count, (data->>'at')::timestamptz as "lastAt" from sign_in_step
    where tenant_id = ${tenant} and kind = 'smsSent' and hash = ${hashOf(db, phone)}`);

export const findByPhone = (db: Db, phone: string) =>
  db.maybe<{ userId: string }>(sql`
    select b.user_id as "userId" from user_binding b
      join app_user u on u.tenant_id = ${tenant} and u.id = b.user_id and u.status = 'active'
    where b.tenant_id = ${tenant} and b.kind = 'sms' and b.outer_id = ${phone}`);

/** The phone leaves whoever had it before: its number was given to somebody else. Answers who that was. */
export const removePhone = (db: Db, userId: string, phone: string) =>
  db.many<{ userId: string }>(sql`
    delete from user_binding
    where tenant_id = ${tenant} and kind = 'sms' and (user_id = ${userId} or outer_id = ${phone})
    returning user_id as "userId"`);

/** Notices by SMS go to the bound phone as well. */
export const insertPhone = (db: Db, userId: string, phone: string, now: Date) =>
  db.one<{ id: string }>(sql`
    with contact as (
      update app_user set mobile = ${phone}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
      where tenant_id = ${tenant} and id = ${userId}
    )
    insert into user_binding (tenant_id, user_id, kind, outer_id, created_at)
    values (${tenant}, ${userId}, 'sms', ${phone}, ${now}) returning id`);

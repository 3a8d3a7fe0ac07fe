import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { type NoticeChannel, personalChannels } from '@yizhan/contract/notice-channels.ts';
import type { NoticeLevel } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { accountJoins, accountName } from '../notices/account-queries.ts';
import { isOut, noticeType } from '../notices/queries.ts';
import { type DeliveryResult, minuteOfDay, usualQuiet } from './rules.ts';

const isPersonal = (channel: NoticeChannel) => personalChannels.some((one) => one === channel);
const addressOf = (channel: Sql): Sql =>
  sql`case ${channel} when 'mail' then u.email when 'sms' then u.mobile else '' end`;

type NewDeliveries = {
  noticeId: string;
  channel: NoticeChannel;
  now: Date /** Null = all at once. */;
  most: number | null;
};

/**
 * Writes the deliveries of the next receivers, and returns how many. Continues after the last one written. Those who
 * want none, or have no address, have a row that says so.
 */
export const insertDeliveries = (db: Db, { noticeId, channel, now, most }: NewDeliveries) =>
  isPersonal(channel)
    ? db.run(sql`
        insert into notice_delivery (tenant_id, notice_id, user_id, channel, is_urgent, state, next_try)
        select ${tenant}, n.id, r.user_id, ${channel}::text, n.level = 'URGENT',
          case when n.level <> 'URGENT' and ${noticeType} || ':' || n.level || ':' || ${channel}::text = any(p.muted) then 'off'
            when ${addressOf(sql`${channel}::text`)} = '' then 'noAddress' else 'waiting' end, ${now}
        from notice n
          join notice_receiver r on r.tenant_id = ${tenant} and r.notice_id = n.id
          join app_user u on u.tenant_id = ${tenant} and u.id = r.user_id
          left join notice_preference p on p.tenant_id = ${tenant} and p.user_id = r.user_id
        where n.tenant_id = ${tenant} and n.id = ${noticeId} and r.user_id > coalesce((
          select max(v.user_id) from notice_delivery v
          where v.tenant_id = ${tenant} and v.notice_id = ${noticeId} and v.channel = ${channel}), 0)
        order by r.user_id limit ${most}::int
        on conflict do nothing`)
    : db.run(sql`
        insert into notice_delivery (tenant_id, notice_id, channel, is_urgent, state, next_try)
        select ${tenant}, n.id, ${channel}, n.level = 'URGENT', 'waiting', ${now}
        from notice n where n.tenant_id = ${tenant} and n.id = ${noticeId} and not n.is_test
        on conflict do nothing`);

/** Joins the preference `p` of the receiver of the delivery `v`. */
const preferenceJoin: Sql = sql`
  left join notice_preference p on p.tenant_id = ${tenant} and p.user_id = v.user_id`;
const from: Sql = sql`coalesce(p.quiet_from, ${usualQuiet.from}::int)`;
const to: Sql = sql`coalesce(p.quiet_to, ${usualQuiet.to}::int)`;

/** Whether these are quiet hours for the receiver. A group has the usual ones. */
const isQuiet = (now: Date): Sql => {
  const minute = sql`${minuteOfDay(now)}::int`;
  return sql`coalesce(p.quiet_on, true) and case when ${from} <= ${to} then ${minute} >= ${from} and ${minute} < ${to}
    else ${minute} >= ${from} or ${minute} < ${to} end`;
};

/** Postpones what is due to the end of the receiver's quiet hours, urgent notices excepted; returns how many. */
export const postponeQuiet = (db: Db, now: Date, most: number) =>
  db.run(sql`
    with quiet as (
      select v.id, (${to} - ${minuteOfDay(now)}::int + 1440) % 1440 as minutes
      from notice_delivery v ${preferenceJoin}
      where v.tenant_id = ${tenant} and v.state = 'waiting' and v.next_try <= ${now} and not v.is_urgent and ${isQuiet(now)}
      limit ${most}
    )
    update notice_delivery v
    set next_try = date_trunc('minute', ${now}::timestamptz) + quiet.minutes * interval '1 minute'
    from quiet where v.tenant_id = ${tenant} and v.id = quiet.id and v.state = 'waiting'`);

/** Was recalled, has expired, or was read meanwhile: nothing of it goes out any more. */
export const cancelDeliveries = (db: Db, now: Date) =>
  db.run(sql`
    update notice_delivery v set state = 'cancelled'
    from notice n where v.tenant_id = ${tenant} and v.state = 'waiting' and v.next_try <= ${now}
      and n.tenant_id = ${tenant} and n.id = v.notice_id
      and (not ${isOut} or n.expire_at <= ${now} or exists (
        select 1 from notice_receiver r where r.tenant_id = ${tenant} and r.notice_id = v.notice_id
          and r.user_id = v.user_id and r.read_at is not null) or exists (
        select 1 from app_user u where u.tenant_id = ${tenant} and u.id = v.user_id and u.status = 'disabled'))`);

/** Of a notice that is recalled. */
export const cancelWaiting = (db: Db, noticeId: string) =>
  db.run(sql`
    update notice_delivery set state = 'cancelled'
    where tenant_id = ${tenant} and notice_id = ${noticeId} and state = 'waiting'`);

/** Their node died with them under way: whether they arrived, nobody knows. */
export const markLostDeliveries = (db: Db, now: Date) =>
  db.run(sql`
    update notice_delivery set state = 'unknown'
    where tenant_id = ${tenant} and state = 'sending' and next_try <= ${now}`);

/** The school has switched the channel off. */
export const failDeliveries = (db: Db, channel: NoticeChannel, error: string) =>
  db.run(sql`
    update notice_delivery set state = 'failed', error = ${error}
    where tenant_id = ${tenant} and channel = ${channel} and state = 'waiting'`);

export type ClaimedDelivery = {
  id: string;
  noticeId: string;
  attempts: number;
  address: string;
  title: string;
  level: NoticeLevel;
  excerpt: string;
  sender: string;
};

/** Takes the next delivery of a channel: urgent ones first, each by one worker of one node alone. */
export const claimDelivery = (db: Db, channel: NoticeChannel, now: Date) =>
  db.maybe<ClaimedDelivery>(sql`
    with due as (
      select v.id from notice_delivery v
        join notice n on n.tenant_id = ${tenant} and n.id = v.notice_id ${preferenceJoin}
      where v.tenant_id = ${tenant} and v.channel = ${channel} and v.state = 'waiting' and v.next_try <= ${now}
        and ${isOut} and (n.expire_at is null or n.expire_at > ${now}) and (v.is_urgent or not (${isQuiet(now)}))
      order by v.is_urgent desc, v.next_try, v.id limit 1 for update of v skip locked
    ), claimed as (
      update notice_delivery v set state = 'sending', attempts = v.attempts + 1,
        next_try = ${new Date(now.getTime() + deliveryLimits.leaseMs)}
      from due where v.tenant_id = ${tenant} and v.id = due.id
      returning v.id, v.notice_id, v.user_id, v.channel, v.attempts
    )
    select c.id, c.notice_id as "noticeId", c.attempts, ${addressOf(sql`c.channel`)} as address, n.title, n.level,
      n.excerpt, ${accountName} as sender
    from claimed c join notice n on n.tenant_id = ${tenant} and n.id = c.notice_id ${accountJoins}
      left join app_user u on u.tenant_id = ${tenant} and u.id = c.user_id`);

export const saveResult = (db: Db, id: string, result: DeliveryResult | { state: 'noAddress'; error: '' }) =>
  db.run(sql`
    update notice_delivery set state = ${result.state}, error = ${result.error},
      next_try = coalesce(${'nextTry' in result ? result.nextTry : null}, next_try),
      sent_at = ${'sentAt' in result ? result.sentAt : null}
    where tenant_id = ${tenant} and id = ${id} and state = 'sending'`);

/** When there is something to do next. */
export const findNextTry = async (db: Db) =>
  (
    await db.one<{ at: Date | null }>(sql`
      select min(next_try) as at from notice_delivery where tenant_id = ${tenant} and state in ('waiting', 'sending')`)
  ).at;

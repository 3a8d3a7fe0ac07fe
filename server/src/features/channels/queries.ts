import type { DeliveryCount, DeliveryQuery, DeliveryRow } from '@yizhan/contract/entities/channel.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { canManageNotice, type Sender } from '../../domain/notices/account-queries.ts';

/** A notice of an account that the sender may send for. */
export const isOwnNotice = async (db: Db, id: string, sender: Sender) =>
  (await db.maybe(sql`
    select 1 from notice n
    where n.tenant_id = ${tenant} and n.id = ${id} and not n.is_test and ${canManageNotice(sender)}`)) !== undefined;

export const countDeliveries = (db: Db, noticeId: string) =>
  db.many<DeliveryCount>(sql`
    select channel, state, count(*)::int as count from notice_delivery
    where tenant_id = ${tenant} and notice_id = ${noticeId} group by channel, state order by channel, state`);

export async function listDeliveries(db: Db, { id, channel, state, current, size }: DeliveryQuery) {
  const where = sql`v.tenant_id = ${tenant} and v.notice_id = ${id}
    ${channel ? sql`and v.channel = ${channel}` : nothing} ${state ? sql`and v.state = ${state}` : nothing}`;
  const records = await db.many<DeliveryRow>(sql`
    select v.id, coalesce(u.real_name, '') as name, coalesce(u.account, '') as account, v.channel, v.state, v.attempts,
      v.error, ${toWireTimeSql(sql`v.sent_at`)} as "sentAt",
      ${toWireTimeSql(sql`case when v.state = 'waiting' then v.next_try end`)} as "nextTry"
    from notice_delivery v left join app_user u on u.tenant_id = ${tenant} and u.id = v.user_id
    where ${where} order by v.channel, v.user_id nulls first limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from notice_delivery v where ${where}`,
  );
  return { records, total, current, size };
}

type Retry = { id: string; channel: NoticeChannel; state: 'failed' | 'unknown'; now: Date };

/** Only of a notice that is still out. */
export const retryDeliveries = (db: Db, { id, channel, state, now }: Retry) =>
  db.run(sql`
    update notice_delivery v set state = 'waiting', attempts = 0, next_try = ${now}
    from notice n where v.tenant_id = ${tenant} and v.notice_id = ${id} and v.channel = ${channel} and v.state = ${state}
      and n.tenant_id = ${tenant} and n.id = v.notice_id and n.state in ('sending', 'sent')`);

import type { NoticeBoxQuery, NoticeDetail, NoticeLine } from '@yizhan/contract/entities/notice.ts';
import type { NoticeBox } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { accountJoins, accountName, canSendFor, type Sender } from '../../domain/notices/account-queries.ts';
import { isOut, isUnread, noticeType, unreadOf } from '../../domain/notices/queries.ts';

const lineFields = (now: Date): Sql => sql`
  n.id, n.title, n.excerpt, ${noticeType} as type, n.level, n.need_confirm as "needConfirm", ${accountName} as "accountName",
  ${toWireTimeSql(sql`r.sent_at`)} as "sendTime", r.state <> 'unread' as "isRead",
  r.confirmed_at is not null as "isConfirmed", r.archived_at is not null as "isArchived",
  coalesce(n.expire_at <= ${now}, false) as "isExpired", r.reminders`;

const newestFirst = sql`order by r.sent_at desc, r.notice_id desc`;

type UnreadFilter = { userId: string; now: Date; most: number; importantOnly?: boolean };

export const listUnread = (db: Db, { userId, now, most, importantOnly = false }: UnreadFilter) =>
  db.many<NoticeLine>(sql`
    select ${lineFields(now)} from (
      select r.* from ${unreadOf(userId, now)} ${importantOnly ? sql`and n.level <> 'NORMAL'` : nothing}
      ${newestFirst} limit ${most}
    ) r join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id ${accountJoins} ${newestFirst}`);

/** What a person's page has loaded counts as delivered. */
export const markDelivered = (db: Db, userId: string, now: Date) =>
  db.run(sql`
    update notice_receiver set delivered_at = ${now}
    where tenant_id = ${tenant} and user_id = ${userId} and state = 'unread' and delivered_at is null`);

/** What is unread is what the number says. */
const boxes: Record<NoticeBox, (userId: string, now: Date) => Sql> = {
  all: () => sql`r.archived_at is null`,
  unread: isUnread,
  important: () => sql`r.archived_at is null and n.level <> 'NORMAL'`,
  archived: () => sql`r.archived_at is not null`,
};

export async function listMine(db: Db, userId: string, { box, keyword, current, size }: NoticeBoxQuery, now: Date) {
  const from = sql`notice_receiver r join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id`;
  const where = sql`r.tenant_id = ${tenant} and r.user_id = ${userId} and ${isOut} and ${boxes[box](userId, now)}
    ${keyword ? sql`and strpos(lower(n.title || ' ' || n.excerpt), lower(${keyword})) > 0` : nothing}`;
  const records = await db.many<NoticeLine>(sql`
    select ${lineFields(now)} from ${from} ${accountJoins} where ${where}
    ${newestFirst} limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
  return { records, total, current, size };
}

/** `sender`: somebody who sends notices, for some accounts or all. */
type Reader = { id: string; userId: string | null; sender: Sender | undefined; now: Date };
export type StoredDetail = Omit<NoticeDetail, 'attachments' | 'counts' | 'url' | 'mobileUrl'> & {
  url: string | null;
  mobileUrl: string | null;
  fileIds: string[];
  mayManage: boolean;
};

/** Only for those it was sent to, for those who send for its account, and for everybody if it is public. */
export const findDetail = (db: Db, { id, userId, sender, now }: Reader) =>
  db.maybe<StoredDetail>(sql`
    select n.id, n.title, n.level, ${accountName} as "accountName", coalesce(d.name, '') as "deptName",
      ${toWireTimeSql(sql`n.sent_at`)} as "sendTime", ${toWireTimeSql(sql`n.expire_at`)} as "expireAt",
      coalesce(n.expire_at <= ${now}, false) as "isExpired", n.content, n.url, n.mobile_url as "mobileUrl", n.need_confirm as "needConfirm",
      n.file_ids as "fileIds", r.user_id is not null as "isReceiver", ${toWireTimeSql(sql`r.read_at`)} as "readAt",
      ${toWireTimeSql(sql`r.confirmed_at`)} as "confirmedAt", s.may as "mayManage"
    from notice n ${accountJoins}
      cross join lateral (select ${sender ? canSendFor(sender) : sql`false`} as may) s
      left join notice_receiver r on r.tenant_id = ${tenant} and r.notice_id = n.id and r.user_id = ${userId}
    where n.tenant_id = ${tenant} and n.id = ${id} and ${isOut}
      and (n.is_public or r.user_id is not null or s.may)`);

const ownRow = (userId: string, id: string): Sql => sql`
  tenant_id = ${tenant} and user_id = ${userId} and notice_id = ${id}
  and exists (select 1 from notice n where n.tenant_id = ${tenant} and n.id = ${id} and ${isOut})`;

/** `isFirst`: it was not read before. `sourceApp`: the client that sent it. */
export type ReadNotice = { id: string; isFirst: boolean; sourceApp: string | null };

/** The reading of a change at `now`: what carries another time was read before. */
const readNotice = (now: Date): Sql => sql`
  returning notice_id as id, read_at = ${now} as "isFirst", (select n.source_app from notice n
    where n.tenant_id = ${tenant} and n.id = notice_receiver.notice_id) as "sourceApp"`;

/** Undefined if there is no such row; read before or not. */
export const markRead = (db: Db, userId: string, id: string, now: Date) =>
  db.maybe<ReadNotice>(sql`
    update notice_receiver set state = case when state = 'unread' then 'read' else state end,
      delivered_at = coalesce(delivered_at, ${now}), read_at = coalesce(read_at, ${now})
    where ${ownRow(userId, id)} ${readNotice(now)}`);

/** Confirming includes reading. Twice is once. */
export const markConfirmed = (db: Db, userId: string, id: string, now: Date) =>
  db.maybe<ReadNotice>(sql`
    update notice_receiver set state = 'confirmed', delivered_at = coalesce(delivered_at, ${now}),
      read_at = coalesce(read_at, ${now}), confirmed_at = coalesce(confirmed_at, ${now})
    where ${ownRow(userId, id)}
      and exists (select 1 from notice n where n.tenant_id = ${tenant} and n.id = ${id} and n.need_confirm) ${readNotice(now)}`);

export const markAllRead = (db: Db, userId: string, ids: readonly string[] | undefined, now: Date) =>
  db.many<ReadNotice>(sql`
    update notice_receiver set state = case when confirmed_at is null then 'read' else 'confirmed' end,
      delivered_at = coalesce(delivered_at, ${now}), read_at = coalesce(read_at, ${now})
    where tenant_id = ${tenant} and user_id = ${userId} and state = 'unread'
      ${ids ? sql`and notice_id = any(${ids}::bigint[])` : nothing} ${readNotice(now)}`);

export const setArchived = (db: Db, userId: string, ids: readonly string[], at: Date | null) =>
  db.run(sql`
    update notice_receiver set archived_at = ${at}
    where tenant_id = ${tenant} and user_id = ${userId} and notice_id = any(${ids}::bigint[])
      and (archived_at is null) = ${at !== null}`);

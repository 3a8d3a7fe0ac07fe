import type { NoticeCounts, NoticeStatistics, ReceiverQuery, ReceiverRow } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { ReceiverFilter } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

/** Who has read a notice has received it, whichever way it came. */
export const countFields: Sql = sql`count(*)::int as sent, count(r.delivered_at)::int as delivered,
  count(r.read_at)::int as read, count(r.confirmed_at)::int as confirmed`;

export const countsOf = (db: Db, id: string) =>
  db.one<NoticeCounts>(sql`
    select ${countFields} from notice_receiver r where r.tenant_id = ${tenant} and r.notice_id = ${id}`);

/**
 * Counts the receivers of the notices of this page that have not been counted lately, those that waited longest first.
 * One call counts a bounded number of rows, whatever the page has on it; the rest shows what was counted before.
 */
export const refreshCounts = (db: Db, page: Sql, now: Date) =>
  db.run(sql`
    with stale as (
      select n.id, sum(coalesce((n.counts ->> 'sent')::int, 0)) over (order by n.counted_at nulls first, n.id)
        - coalesce((n.counts ->> 'sent')::int, 0) as before
      from (${page}) n
      where n.state in ('sending', 'sent', 'recalled')
        and (n.counted_at is null or n.counted_at < ${new Date(now.getTime() - noticeLimits.countsFreshMs)})
    ), counted as (
      select s.id, (select to_jsonb(c) from (
        select ${countFields} from notice_receiver r where r.tenant_id = ${tenant} and r.notice_id = s.id) c) as counts
      from stale s where s.before < ${noticeLimits.countMostRows}
    )
    update notice n set counts = c.counts, counted_at = ${now} from counted c
    where n.tenant_id = ${tenant} and n.id = c.id`);

/** The departments with the most people who have not read it first. */
export const countsByDepartment = (db: Db, id: string) =>
  db.many<NoticeStatistics['departments'][number]>(sql`
    select r.dept_id as "deptId", coalesce(max(d.name), '') as "deptName", ${countFields}
    from notice_receiver r left join dept d on d.tenant_id = ${tenant} and d.id = r.dept_id
    where r.tenant_id = ${tenant} and r.notice_id = ${id}
    group by r.dept_id order by count(*) - count(r.read_at) desc, count(*) desc, r.dept_id`);

const filters: Record<ReceiverFilter, Sql> = {
  all: sql`true`,
  unread: sql`r.read_at is null`,
  unconfirmed: sql`r.confirmed_at is null`,
  read: sql`r.read_at is not null`,
  confirmed: sql`r.confirmed_at is not null`,
};

export const ofNotice = (id: string, who: ReceiverFilter, deptId: string | undefined): Sql => sql`
  r.tenant_id = ${tenant} and r.notice_id = ${id} and ${filters[who]}
  ${deptId ? sql`and r.dept_id = ${deptId}` : nothing}`;

/** The furthest that the receiver `r` has come. */
export const receiptState: Sql = sql`case when r.confirmed_at is not null then 'confirmed'
  when r.read_at is not null then 'read' when r.delivered_at is not null then 'delivered' else 'sent' end`;

export const isNamed = (keyword: string | undefined): Sql =>
  keyword
    ? sql`and (u.account || ' ' || u.real_name || ' ' || u.nick_name) ilike ${`%${escapeLike(keyword)}%`}`
    : nothing;

export async function listReceivers(db: Db, { id, who, deptId, keyword, current, size }: ReceiverQuery) {
  const from = sql`notice_receiver r join app_user u on u.tenant_id = ${tenant} and u.id = r.user_id`;
  const where = sql`${ofNotice(id, who, deptId)} ${isNamed(keyword)}`;
  const records = await db.many<ReceiverRow>(sql`
    select r.user_id as "userId", u.real_name as name, u.account, coalesce(d.name, '') as "deptName",
      ${receiptState} as state,
      ${toWireTimeSql(sql`r.read_at`)} as "readAt", ${toWireTimeSql(sql`r.confirmed_at`)} as "confirmedAt",
      ${toWireTimeSql(sql`r.reminded_at`)} as "remindedAt"
    from ${from} left join dept d on d.tenant_id = ${tenant} and d.id = r.dept_id
    where ${where} order by d.sort, d.id, u.real_name, u.id limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`);
  return { records, total, current, size };
}

type Reminder = { id: string; who: 'unread' | 'unconfirmed'; deptId: string | undefined; before: Date; now: Date };

/** Makes the notice unread again for those who have not done it and were not reminded lately. */
export const remindReceivers = (db: Db, { id, who, deptId, before, now }: Reminder) =>
  db.run(sql`
    update notice_receiver r set state = 'unread', archived_at = null, reminded_at = ${now}, reminders = r.reminders + 1
    where ${ofNotice(id, who, deptId)} and (r.reminded_at is null or r.reminded_at <= ${before})`);

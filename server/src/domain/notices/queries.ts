import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import type { CanSeeAttached } from '../../common/files.ts';
import type { Db, Reader } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';
import { accountJoins, accountName, canManageNotice } from './account-queries.ts';

/** Receivers read the notice `n` from the moment it is sent until it is recalled. */
export const isOut: Sql = sql`n.state in ('sending', 'sent')`;

/** What the notice `n` is about, see contract/notice-kinds.ts. */
export const noticeType: Sql = sql`
  case when n.source <> '' then n.source when n.source_app is null then 'account' when n.type_code = 'todo' then 'todo'
    else 'system' end`;

/** Whether the notice `n` wants the attention of its receiver `r`: of muted accounts only what is important or must be confirmed. */
export const isUnread = (userId: string, now: Date): Sql => sql`
  r.state = 'unread' and r.archived_at is null
  and ${isOut} and (n.expire_at is null or n.expire_at > ${now})
  and (n.level <> 'NORMAL' or n.need_confirm or not exists (select 1 from account_mute x
    where x.tenant_id = ${tenant} and x.user_id = ${userId} and x.account_id = n.account_id))`;

/** One's unread notices `r` with their notice `n`; from an index that holds nothing but unread rows. */
export const unreadOf = (userId: string, now: Date): Sql => sql`
  notice_receiver r join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id
  where r.tenant_id = ${tenant} and r.user_id = ${userId} and ${isUnread(userId, now)}`;

/** Counted up to a limit: nobody reads the difference between 100 and 1000. */
export async function countUnread(db: Pick<Reader, 'many'>, userId: string, now: Date): Promise<number> {
  const [row] = await db.many<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from ${unreadOf(userId, now)} limit ${noticeLimits.unreadMost}) few`);
  return row?.count ?? 0;
}

type UnreadNotice = { id: string; title: string; sender: string; isUrgent: boolean };

/** The unread notice that matters most. */
export const findUnread = (db: Pick<Reader, 'maybe'>, userId: string, now: Date) =>
  db.maybe<UnreadNotice>(sql`
    select n.id::text, n.title, ${accountName} as sender, n.level = 'URGENT' as "isUrgent"
    from (
      select n.id from ${unreadOf(userId, now)}
      order by array_position(array['URGENT', 'IMPORTANT'], n.level) nulls last, r.sent_at desc, n.id desc limit 1
    ) u join notice n on n.tenant_id = ${tenant} and n.id = u.id ${accountJoins}`);

/** Sends notices, for some accounts or all. */
export const canSendNotices = ({ menus }: Pick<Person, 'menus'>) => menus.has('userFrameConfig/manage/notices');

/** Attachments and pictures follow their notice; those who send notices see them before it is sent. */
export const canSeeNotice: CanSeeAttached = async (db, person, id) => {
  const addressed = person
    ? sql`exists (select 1 from notice_receiver r
        where r.tenant_id = ${tenant} and r.notice_id = n.id and r.user_id = ${person.id})`
    : sql`false`;
  const manages = person && canSendNotices(person) ? canManageNotice(person) : sql`false`;
  const found = await db.maybe(sql`
    select 1 from notice n where n.tenant_id = ${tenant} and n.id = ${id}
      and (${manages} or ${isOut} and (n.is_public or ${addressed}))`);
  return found !== undefined;
};

export type DueNotice = {
  id: string;
  receivers: Receivers;
  reach: string[] | null;
  channels: NoticeChannel[];
  sentAt: Date;
  expireAt: Date | null;
};

/**
 * Takes a notice that is due; nothing if it was changed, recalled or sent. A job that runs again takes it once more and
 * keeps the time of the first run.
 */
export const claimDueNotice = (db: Db, { id, version, now }: { id: string; version: number; now: Date }) =>
  db.maybe<DueNotice>(sql`
    update notice set state = 'sending', sent_at = coalesce(sent_at, ${now})
    where tenant_id = ${tenant} and id = ${id} and version = ${version} and state in ('scheduled', 'sending')
      and (send_at is null or send_at <= ${now})
    returning id, receivers, reach, channels, sent_at as "sentAt", expire_at as "expireAt"`);

/** Whether the receivers are still to be written: a notice can be recalled meanwhile. */
export const isStillSending = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from notice where tenant_id = ${tenant} and id = ${id} and state = 'sending'`)) !==
  undefined;

export const finishSending = (db: Db, id: string) =>
  db.run(sql`update notice set state = 'sent' where tenant_id = ${tenant} and id = ${id} and state = 'sending'`);

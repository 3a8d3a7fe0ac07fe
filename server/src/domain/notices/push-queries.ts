import type { Receivers } from '@yizhan/contract/entities/notice.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import type { NoticeLevel } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

/** A notice of a client; it goes out as soon as it is written, or at its time. */
export type PushedNotice = {
  accountId: string;
  typeCode: string;
  title: string;
  content: string;
  excerpt: string;
  level: NoticeLevel;
  needConfirm: boolean;
  url: string | null;
  mobileUrl: string | null;
  receivers: Receivers;
  channels: NoticeChannel[];
  sendAt: Date | null;
  expireAt: Date | null;
};

type Sender = { sourceApp: string; by: string; now: Date };

/** Several at once, in the given order. */
export const insertPushedNotices = (db: Db, { sourceApp, by, now }: Sender, notices: readonly PushedNotice[]) =>
  db.many<{ id: string; version: number }>(sql`
    insert into notice (tenant_id, source_app, account_id, type_code, title, content, excerpt, level, need_confirm, url,
      mobile_url, receivers, channels, send_at, expire_at, state, created_by, created_at, updated_by, updated_at)
    select ${tenant}, ${sourceApp}, n."accountId", n."typeCode", n.title, n.content, n.excerpt, n.level, n."needConfirm",
      n.url, n."mobileUrl", n.receivers, n.channels, n."sendAt", n."expireAt",
      case when n."sendAt" > ${now} then 'scheduled' else 'sending' end, ${by}, ${now}, ${by}, ${now}
    from jsonb_array_elements(${json(notices)}::jsonb) with ordinality as a(item, place),
      jsonb_to_record(a.item) as n("accountId" bigint, "typeCode" text, title text, content text, excerpt text,
        level text, "needConfirm" bool, url text, "mobileUrl" text, receivers jsonb, channels jsonb,
        "sendAt" timestamptz, "expireAt" timestamptz)
    order by a.place
    returning id, version`);

/** The school's own account. */
export const findSchoolAccount = (db: Db) =>
  db.one<{ id: string }>(sql`
    select id from public_account where tenant_id = ${tenant} and dept_id is null and is_default`);

export const isPublicAccount = async (db: Db, id: string) =>
  (await db.maybe(sql`select 1 from public_account where tenant_id = ${tenant} and id = ${id}`)) !== undefined;

type Template = { title: string; content: string; level: NoticeLevel; needConfirm: boolean };

export const findTemplate = (db: Db, name: string) =>
  db.maybe<Template>(sql`
    select title, content, level, need_confirm as "needConfirm" from notice_template
    where tenant_id = ${tenant} and name = ${name}`);

/** Groups that this person is in: a client reaches those of the administrator who added it. */
export const listOwnGroups = async (db: Db, ids: readonly string[], userId: string) =>
  (
    await db.many<{ id: string }>(sql`
      select c.id from conversation c
        join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = c.id and m.user_id = ${userId}
      where c.tenant_id = ${tenant} and c.id = any(${ids}::bigint[]) and c.kind = 'group' and c.dissolved_at is null
        and m.left_at is null`)
  ).map(({ id }) => id);

type PushedCounts = { state: string; sent: number; delivered: number; read: number; confirmed: number; failed: number };

/** What became of a notice of this client; undefined for any other. */
export const countPushedNotice = (db: Db, sourceApp: string, id: string) =>
  db.maybe<PushedCounts>(sql`
    select n.state, r.*, (select count(*)::int from notice_delivery v where v.tenant_id = ${tenant}
        and v.notice_id = n.id and v.state in ('failed', 'unknown', 'noAddress')) as failed
    from notice n cross join lateral (
      select count(*)::int as sent, count(r.delivered_at)::int as delivered, count(r.read_at)::int as read,
        count(r.confirmed_at)::int as confirmed
      from notice_receiver r where r.tenant_id = ${tenant} and r.notice_id = n.id) r
    where n.tenant_id = ${tenant} and n.source_app = ${sourceApp} and n.id = ${id}`);

/** Recalled, whether it was sent or waits for its time. Undefined for a notice of somebody else. */
export const recallPushedNotice = (db: Db, sourceApp: string, id: string, { by, now }: { by: string; now: Date }) =>
  db.maybe<{ id: string }>(sql`
    update notice set state = 'recalled', recalled_at = coalesce(recalled_at, ${now}), version = version + 1,
      updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and source_app = ${sourceApp} and id = ${id} returning id`);

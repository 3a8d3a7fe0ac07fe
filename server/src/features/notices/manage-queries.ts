import type {
  NamedReceiver,
  NoticeDraft,
  NoticeInput,
  NoticeQuery,
  NoticeRow,
} from '@yizhan/contract/entities/notice.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { json, nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { accountJoins, accountName, canManageNotice, type Sender } from '../../domain/notices/account-queries.ts';
import { refreshCounts } from './receipt-queries.ts';

const noCounts = { sent: 0, delivered: 0, read: 0, confirmed: 0 };

/** The most recently changed first. Tests sent to oneself are not listed. */
export async function listNotices(db: Db, sender: Sender, { keyword, state, current, size }: NoticeQuery, now: Date) {
  const where = sql`n.tenant_id = ${tenant} and not n.is_test and n.source = '' and ${canManageNotice(sender)}
    ${state ? sql`and n.state = ${state}` : nothing}
    ${keyword ? sql`and strpos(lower(n.title), lower(${keyword})) > 0` : nothing}`;
  const page = sql`
    select * from notice n where ${where} order by n.updated_at desc, n.id desc
    limit ${size} offset ${(current - 1) * size}`;
  await refreshCounts(db, page, now);
  const records = await db.many<NoticeRow>(sql`
    select n.id, n.version, n.title, n.level, n.need_confirm as "needConfirm", ${accountName} as "accountName", n.state,
      ${toWireTimeSql(sql`coalesce(n.sent_at, n.send_at)`)} as "sendTime",
      ${toWireTimeSql(sql`n.expire_at`)} as "expireAt", coalesce(u.nick_name, '') as "changedBy",
      ${toWireTimeSql(sql`n.updated_at`)} as "changedAt", coalesce(n.counts, ${json(noCounts)}) as counts
    from (${page}) n ${accountJoins}
      left join app_user u on u.tenant_id = ${tenant} and u.id = n.updated_by
    order by n.updated_at desc, n.id desc`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from notice n where ${where}`);
  return { records, total, current, size };
}

export type StoredNotice = Omit<NoticeDraft, 'attachments' | 'people' | 'groups' | 'reviewedReach'> & LastChange;

export const findNotice = (db: Db, id: string, sender: Sender) =>
  db.maybe<StoredNotice>(sql`
    select n.id, n.version, n.account_id as "accountId", ${accountName} as "accountName", n.title, n.content, n.level,
      n.need_confirm as "needConfirm", n.is_public as "isPublic", n.url, n.receivers, n.state, n.file_ids as "fileIds",
      n.channels,
      ${toWireTimeSql(sql`n.send_at`)} as "sendAt", ${toWireTimeSql(sql`n.expire_at`)} as "expireAt",
      ${toWireTimeSql(sql`coalesce(n.sent_at, n.send_at)`)} as "sendTime",
      ${toWireTimeSql(sql`n.updated_at`)} as "updatedAt",
      (select nick_name from app_user u where u.tenant_id = ${tenant} and u.id = n.updated_by) as "updatedBy",
      n.returned_note as "returnedNote", (select json_build_object('id', u.id::text, 'name', u.real_name)
        from app_user u where u.tenant_id = ${tenant} and u.id = n.submitted_by) as "submittedBy"
    from notice n ${accountJoins} where n.tenant_id = ${tenant} and n.id = ${id} and not n.is_test and n.source = ''
      and ${canManageNotice(sender)}`);

/** Locks the notice until the transaction ends. */
export async function lockNotice(db: Db, id: string, sender: Sender) {
  await db.run(sql`select id from notice where tenant_id = ${tenant} and id = ${id} for update`);
  return findNotice(db, id, sender);
}

type Times = { sendAt: Date | null; expireAt: Date | null };
export type NoticeWrite = Omit<NoticeInput, keyof Times> & Times & { excerpt: string; by: string; now: Date };
type SavedRow = { id: string; version: number };

export const insertNotice = (db: Db, n: NoticeWrite) =>
  db.one<SavedRow>(sql`
    insert into notice (tenant_id, account_id, title, content, excerpt, level, need_confirm, is_public, url, receivers,
      file_ids, channels, send_at, expire_at, created_by, created_at, updated_by, updated_at)
    values (${tenant}, ${n.accountId}, ${n.title}, ${n.content}, ${n.excerpt}, ${n.level}, ${n.needConfirm}, ${n.isPublic},
      ${n.url}, ${json(n.receivers)}, ${json(n.fileIds)}, ${json(n.channels)}, ${n.sendAt}, ${n.expireAt}, ${n.by}, ${n.now}, ${n.by}, ${n.now})
    returning id, version`);

/** A changed notice is a draft again: what waits for its time must be sent once more. */
export const updateNotice = (db: Db, id: string, n: NoticeWrite) =>
  db.one<SavedRow>(sql`
    update notice set account_id = ${n.accountId}, title = ${n.title}, content = ${n.content}, excerpt = ${n.excerpt},
      level = ${n.level}, need_confirm = ${n.needConfirm}, is_public = ${n.isPublic}, url = ${n.url},
      receivers = ${json(n.receivers)}, file_ids = ${json(n.fileIds)}, channels = ${json(n.channels)}, send_at = ${n.sendAt}, expire_at = ${n.expireAt},
      state = 'draft', submitted_by = null, returned_note = '', updated_by = ${n.by}, updated_at = ${n.now}, version = version + 1
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

type Change = { id: string; by: string; now: Date };

export const setState = (db: Db, { id, by, now }: Change, state: 'draft' | 'recalled') =>
  db.one<SavedRow>(sql`
    update notice set state = ${state}, version = version + 1, updated_by = ${by}, updated_at = ${now}
      ${state === 'recalled' ? sql`, recalled_at = ${now}` : sql`, submitted_by = null`}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

/** Whom it reaches is decided by who submits it, and stays when another sender approves it. */
export const submitForReview = (db: Db, { id, by, now }: Change, reach: readonly string[] | null) =>
  db.one<SavedRow>(sql`
    update notice set state = 'review', submitted_by = ${by}, returned_note = '', reach = ${toJson(reach)},
      version = version + 1, updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

/** `reach` undefined = as it was submitted. */
export const setSending = (
  db: Db,
  { id, by, now }: Change,
  state: 'scheduled' | 'sending',
  reach: readonly string[] | null | undefined,
) =>
  db.one<SavedRow>(sql`
    update notice set state = ${state}, version = version + 1, updated_by = ${by}, updated_at = ${now}
      ${reach === undefined ? nothing : sql`, reach = ${toJson(reach)}`}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const setReturned = (db: Db, { id, by, now }: Change, note: string) =>
  db.one<SavedRow>(sql`
    update notice set state = 'draft', submitted_by = null, returned_note = ${note}, version = version + 1,
      updated_by = ${by}, updated_at = ${now}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

const toJson = (reach: readonly string[] | null) => (reach === null ? null : json(reach));

export const findReach = async (db: Db, id: string) =>
  (
    await db.one<{ reach: string[] | null }>(sql`
      select reach from notice where tenant_id = ${tenant} and id = ${id}`)
  ).reach;

export const deleteNotice = (db: Db, id: string) =>
  db.run(sql`delete from notice where tenant_id = ${tenant} and id = ${id}`);

/** A copy for its writer alone. */
export const insertTest = (db: Db, { id, by, now }: Change, title: string) =>
  db.one<SavedRow>(sql`
    insert into notice (tenant_id, account_id, title, content, excerpt, level, need_confirm, is_public, url, receivers,
      file_ids, channels, is_test, state, created_by, created_at, updated_by, updated_at)
    select ${tenant}, account_id, ${title}, content, excerpt, level, need_confirm, false, url,
      ${json({ all: false, userIds: [by], deptIds: [], roleIds: [], identityTypes: [], groupIds: [] })}, file_ids, channels, true,
      'sending', ${by}, ${now}, ${by}, ${now}
    from notice where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const namePeople = (db: Db, ids: readonly string[]) =>
  db.many<NamedReceiver>(sql`
    select id, real_name as name from app_user where tenant_id = ${tenant} and id = any(${ids}::bigint[]) order by id`);

/** The groups of these that a person is in: nobody else can name them. */
export const nameGroups = (db: Db, ids: readonly string[], userId: string) =>
  db.many<NamedReceiver>(sql`
    select c.id, c.name from conversation c
      join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = c.id and m.user_id = ${userId}
    where c.tenant_id = ${tenant} and c.id = any(${ids}::bigint[]) and c.kind = 'group' and c.dissolved_at is null
      and m.left_at is null order by c.id`);

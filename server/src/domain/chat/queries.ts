import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { accountName, accountSource } from '../notices/account-queries.ts';
import { isOut } from '../notices/queries.ts';

const studentTypes = [identityTypes.undergraduate, identityTypes.postgraduate];

export type ConversationKind = 'person' | 'group' | 'own' | 'account';
export type MemberRow = {
  userId: string;
  /** Of the two people of a conversation; the members of a group are many and not named. */
  name: string;
  role: 'owner' | 'admin' | 'member';
  muted: boolean;
  joinedSeq: number;
  isStudent: boolean;
};

/** Has student identities and no other. */
export const isStudent = (userId: Sql): Sql => sql`coalesce((
  select bool_and(i.type = any(${studentTypes}::int[])) from user_identity i
  where i.tenant_id = ${tenant} and i.user_id = ${userId}), false)`;

/** A conversation with its present members; undefined when it is not there or dissolved. */
export const findMembers = (db: Db, conversationId: string) =>
  db.maybe<{
    kind: ConversationKind;
    name: string;
    accountId: string | null;
    allowReply: boolean;
    members: MemberRow[];
  }>(sql`
    select c.kind, c.name, c.account_id as "accountId", coalesce((select a.allow_reply from public_account a
        where a.tenant_id = ${tenant} and a.id = c.account_id), true) as "allowReply", coalesce(json_agg(json_build_object('userId', m.user_id::text, 'name', coalesce(u.real_name, ''),
      'role', m.role, 'muted', m.muted, 'joinedSeq', m.joined_seq,
      'isStudent', c.kind = 'person' and ${isStudent(sql`m.user_id`)})) filter (where m.user_id is not null), '[]') as members
    from conversation c
    left join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = c.id and m.left_at is null
    left join app_user u on c.kind = 'person' and u.tenant_id = ${tenant} and u.id = m.user_id
    where c.tenant_id = ${tenant} and c.id = ${conversationId} and c.dissolved_at is null
    group by c.id`);

/** The conversation of two people, or of one person alone; made when there is none. */
export async function openPair(db: Db, userIds: readonly [string, string] | readonly [string], now: Date) {
  const pairKey = [...userIds].sort().join(':');
  const kind = userIds.length === 1 ? 'own' : 'person';
  return db.transaction(async (inside) => {
    const { id } = await inside.one<{ id: string }>(sql`
      insert into conversation (tenant_id, kind, pair_key, created_at) values (${tenant}, ${kind}, ${pairKey}, ${now})
      on conflict (tenant_id, pair_key) do update set pair_key = excluded.pair_key
      returning id`);
    await inside.run(sql`
      insert into conversation_member (tenant_id, conversation_id, user_id, pinned_at)
      select ${tenant}, ${id}, u, ${kind === 'own' ? now : null} from unnest(${userIds}::bigint[]) u
      on conflict do nothing`);
    return id;
  });
}

export type ConversationRow = {
  jid: string;
  kind: ConversationKind;
  name: string;
  otherId: string | null;
  otherName: string | null;
  avatar: string | null;
  muted: boolean;
  pinnedAt: string | null;
  unread: number;
  mentionedSeq: number | null;
  lastSeq: number;
  readSeq: number;
  joinedSeq: number;
  othersReadSeq: number | null;
  lastAt: string | null;
  isOpen: boolean;
  accountId: string | null;
  canReply: boolean;
};

/** Articles after the read position that the person has read as notices, or that are out of date. */
const readAsNotices = sql`
  case when c.kind = 'account' then (
    select count(*) from message x
    join notice n on n.tenant_id = ${tenant} and n.id = x.object_id
    join notice_receiver r on r.tenant_id = ${tenant} and r.notice_id = n.id and r.user_id = m.user_id
      and (r.state <> 'unread' or n.expire_at <= now())
    where x.tenant_id = ${tenant} and x.conversation_id = c.id and x.seq > m.read_seq
      and x.type = ${messageTypes.article}::int and x.recalled_at is null) else 0 end`;

/** Messages after the read position that were recalled; events and recalls themselves never are. */
const recalledUnread = sql`(
  select count(*) from message x
  where x.tenant_id = ${tenant} and x.conversation_id = c.id and x.seq > m.read_seq and x.recalled_at is not null)`;

/** What is unread of conversation `c` for its member `m`. */
const unreadNumber = sql`
  case when c.counted > m.read_counted
    then greatest(0, c.counted - m.read_counted - ${recalledUnread} - ${readAsNotices}) else 0 end`;

const conversationColumns = sql`
  c.id as jid, c.kind, case when a.id is null then c.name else ${accountName} end as name, o.user_id as "otherId", u.real_name as "otherName", coalesce(u.avatar, a.avatar) as avatar,
  c.account_id as "accountId", coalesce(a.allow_reply, true) as "canReply",
  m.muted, ${toWireTimeSql(sql`m.pinned_at`)} as "pinnedAt", ${unreadNumber}::int as unread,
  m.mentioned_seq::float8 as "mentionedSeq", c.last_seq::float8 as "lastSeq", m.read_seq::float8 as "readSeq",
  m.joined_seq::float8 as "joinedSeq", o.read_seq::float8 as "othersReadSeq",
  ${toWireTimeSql(sql`coalesce(c.last_at, c.created_at)`)} as "lastAt",
  c.last_seq > coalesce(m.hidden_seq, -1) as "isOpen"`;

const conversationSource = (userId: string): Sql => sql`
  conversation_member m
  join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.dissolved_at is null
  left join conversation_member o on c.kind = 'person' and o.tenant_id = ${tenant} and o.conversation_id = c.id
    and o.user_id <> ${userId}
  left join app_user u on u.tenant_id = ${tenant} and u.id = o.user_id
  left join public_account a on a.tenant_id = ${tenant} and a.id = c.account_id ${accountSource}
  where m.tenant_id = ${tenant} and m.user_id = ${userId} and m.left_at is null`;

/** A person's conversations: pinned first, then the latest. Empty ones appear once something was said. */
export const listConversations = (db: Db, userId: string, most: number) =>
  db.many<ConversationRow>(sql`
    select ${conversationColumns} from ${conversationSource(userId)}
      and (c.last_seq > coalesce(m.hidden_seq, 0) or c.kind in ('group', 'own'))
    order by (m.pinned_at is null), coalesce(c.last_at, c.created_at) desc, c.id desc limit ${most}`);

export const findConversation = (db: Db, userId: string, conversationId: string) =>
  db.maybe<ConversationRow>(sql`
    select ${conversationColumns} from ${conversationSource(userId)} and c.id = ${conversationId}`);

/**
 * Unread notices that have no card yet: the list makes one of each when it is opened, so they count before. Of muted
 * accounts none, as with their conversations.
 */
const articlesToCome = (userIds: readonly string[]): Sql => sql`
  select r.user_id, count(*) from notice_receiver r
  join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id and ${isOut}
    and (n.expire_at is null or n.expire_at > now())
  left join conversation c on c.tenant_id = ${tenant} and c.pair_key = 'account:' || n.account_id || ':' || r.user_id
  where r.tenant_id = ${tenant} and r.user_id = any(${userIds}::bigint[]) and r.state = 'unread'
    and r.sent_at > now() - make_interval(days => ${chatLimits.minRetentionDays})
    and not exists (select 1 from account_mute x
      where x.tenant_id = ${tenant} and x.user_id = r.user_id and x.account_id = n.account_id)
    and (c.id is null or not exists (select 1 from message x
      where x.tenant_id = ${tenant} and x.conversation_id = c.id and x.from_id = 0 and x.client_id = 'notice-' || n.id))
  group by 1`;

/** The unread number of people, of all their conversations that are not muted (CH-8). */
export const countUnreadOf = async (db: Db, userIds: readonly string[]) => {
  const rows = await db.many<{ userId: string; total: number }>(sql`
    select "userId", sum(n)::int as total from (
      select m.user_id as "userId", ${unreadNumber} as n
      from conversation_member m
      join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.dissolved_at is null
      where m.tenant_id = ${tenant} and m.user_id = any(${userIds}::bigint[]) and m.left_at is null and not m.muted
      union all ${articlesToCome(userIds)}
    ) each group by 1`);
  return new Map(rows.map(({ userId, total }) => [userId, total]));
};

export const countUnread = async (db: Db, userId: string) => (await countUnreadOf(db, [userId])).get(userId) ?? 0;

/** The people with whom a person has talked alone, the latest first. */
export const listPartners = async (db: Db, userId: string, most: number) =>
  (
    await db.many<{ userId: string }>(sql`
      select o.user_id as "userId" from conversation_member m
      join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.kind = 'person' and c.last_seq > 0
      join conversation_member o on o.tenant_id = ${tenant} and o.conversation_id = c.id and o.user_id <> ${userId}
      where m.tenant_id = ${tenant} and m.user_id = ${userId}
      order by c.last_at desc limit ${most}`)
  ).map((row) => row.userId);

export const findUserName = async (db: Db, userId: string) =>
  (
    await db.maybe<{ name: string }>(sql`
      select real_name as name from app_user where tenant_id = ${tenant} and id = ${userId} and status = 'active'`)
  )?.name;

export const listUserNames = async (db: Db, userIds: readonly string[]) =>
  (
    await db.many<{ name: string }>(sql`
      select real_name as name from app_user where tenant_id = ${tenant} and id = any(${userIds}::bigint[])
      order by real_name, id`)
  ).map(({ name }) => name);

export const isMember = async (db: Db, userId: string, conversationId: string) =>
  (await db.maybe(sql`
    select 1 from conversation_member m
    join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.dissolved_at is null
    where m.tenant_id = ${tenant} and m.conversation_id = ${conversationId} and m.user_id = ${userId}
      and m.left_at is null`)) !== undefined;

import type { ArticleCard } from '@yizhan/contract/entities/message.ts';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import { accountJoins, accountName } from '../notices/account-queries.ts';
import { isOut } from '../notices/queries.ts';

/** `from_id` of what an account itself says: ids of people begin with one. */
export const ACCOUNT_ITSELF = 0;

export const accountPairKey = (accountId: string, userId: string) => `account:${accountId}:${userId}`;

export type NewArticle = { noticeId: string; accountId: string; accountName: string; title: string; sentAt: Date };

const DAY_MS = 86_400_000;

/**
 * A person's latest notices that have no card in the conversation with their account yet, oldest first. None older than
 * what every school keeps, or cards that were removed for their age would come back.
 */
export const listNewArticles = (db: Db, userId: string, now: Date) =>
  db.many<NewArticle>(sql`
    select n.id as "noticeId", n.account_id as "accountId", ${accountName} as "accountName", n.title, r.sent_at as "sentAt"
    from (
      select r.notice_id, r.sent_at from notice_receiver r
      where r.tenant_id = ${tenant} and r.user_id = ${userId}
        and r.sent_at > ${new Date(now.getTime() - chatLimits.minRetentionDays * DAY_MS)}
      order by r.sent_at desc, r.notice_id desc limit ${noticeLimits.cardsMost}
    ) r join notice n on n.tenant_id = ${tenant} and n.id = r.notice_id and ${isOut} ${accountJoins}
      left join conversation c on c.tenant_id = ${tenant} and c.pair_key = 'account:' || n.account_id || ':' || ${userId}::text
    where c.id is null or not exists (select 1 from message m
      where m.tenant_id = ${tenant} and m.conversation_id = c.id and m.from_id = ${ACCOUNT_ITSELF}
        and m.client_id = 'notice-' || n.id)
    order by r.sent_at, n.id`);

type Account = { id: string; name: string };

/** The conversation of one person with each account, made when there is none; called as the account is called now. */
export const openAccountConversations = async (db: Db, userId: string, accounts: readonly Account[], now: Date) => {
  const opened = await db.many<{ id: string }>(sql`
    with made as (
      insert into conversation (tenant_id, kind, pair_key, name, account_id, created_at)
      select ${tenant}, 'account', 'account:' || a.id || ':' || ${userId}::text, a.name, a.id, ${now}::timestamptz
      from unnest(${accounts.map(({ id }) => id)}::bigint[], ${accounts.map(({ name }) => name)}::text[]) a(id, name)
      on conflict (tenant_id, pair_key) do update set name = excluded.name
      returning id, account_id
    ), joined as (
      insert into conversation_member (tenant_id, conversation_id, user_id, muted)
      select ${tenant}, made.id, ${userId}::bigint, exists (select 1 from account_mute x
        where x.tenant_id = ${tenant} and x.user_id = ${userId} and x.account_id = made.account_id)
      from made on conflict do nothing
    )
    select id from made`);
  return opened.map(({ id }) => id);
};

/** In the order of ids, so that two lists that load at once wait for each other and not in a circle. */
export const lockAccountConversations = (db: Db, pairKeys: readonly string[]) =>
  db.many<{ id: string; pairKey: string }>(sql`
    select id, pair_key as "pairKey" from conversation
    where tenant_id = ${tenant} and pair_key = any(${pairKeys}::text[]) order by id for update`);

export type AccountMessage = {
  conversationId: string;
  clientId: string;
  type: number;
  content: string;
  objectId: string | null;
  sentAt: Date;
};

/** What an account says, after the lock: numbered without a gap, and each of it once. */
export const insertAccountMessages = (db: Db, messages: readonly AccountMessage[]) =>
  db.many<{ conversationId: string; seq: number }>(sql`
    with incoming as (
      select i.* from rows from (json_to_recordset(${json(messages)}) as (
        "conversationId" bigint, "clientId" text, type int, content text, "objectId" bigint, "sentAt" timestamptz))
        with ordinality as i("conversationId", "clientId", type, content, "objectId", "sentAt", place)
      where not exists (select 1 from message m where m.tenant_id = ${tenant}
        and m.conversation_id = i."conversationId" and m.from_id = ${ACCOUNT_ITSELF} and m.client_id = i."clientId")
    ), fresh as (
      select i.*, row_number() over (partition by i."conversationId" order by i.place) as nth from incoming i
    ), numbered as (
      update conversation c set last_seq = c.last_seq + f.n, counted = c.counted + f.n,
        last_at = greatest(c.last_at, f.last)
      from (select "conversationId", count(*) as n, max("sentAt") as last from fresh group by 1) f
      where c.tenant_id = ${tenant} and c.id = f."conversationId"
      returning c.id, c.last_seq - f.n as base, c.counted - f.n as base_counted
    )
    insert into message (tenant_id, conversation_id, seq, from_id, client_id, type, content, object_id, counted, sent_at)
    select ${tenant}, f."conversationId", n.base + f.nth, ${ACCOUNT_ITSELF}, f."clientId", f.type, f.content, f."objectId",
      n.base_counted + f.nth, f."sentAt"
    from fresh f join numbered n on n.id = f."conversationId"
    returning conversation_id as "conversationId", seq::float8 as seq`);

/** What the cards of these notices show one person. */
export const listCards = (db: Db, userId: string, noticeIds: readonly string[]) =>
  db.many<ArticleCard & { noticeId: string }>(sql`
    select n.id as "noticeId", n.excerpt, substring(n.content from '/files/([1-9][0-9]{0,17})') as "coverId", n.level,
      n.need_confirm as "needConfirm", r.read_at is not null as "isRead", r.confirmed_at is not null as "isConfirmed"
    from notice n join notice_receiver r on r.tenant_id = ${tenant} and r.notice_id = n.id and r.user_id = ${userId}
    where n.tenant_id = ${tenant} and n.id = any(${noticeIds}::bigint[]) and ${isOut}`);

/** The cards of a recalled notice, in every conversation. The kind stands there as in the index. */
export const recallCards = (db: Db, noticeId: string, now: Date) =>
  db.run(sql`
    update message set recalled_at = ${now}
    where tenant_id = ${tenant} and object_id = ${noticeId} and type = 80
      and recalled_at is null`);

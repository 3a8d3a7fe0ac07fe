import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

export type NewMessage = {
  conversationId: string;
  fromId: string;
  clientId: string;
  type: number;
  content: string;
  objectId: string | null;
  fileType: string;
  fileSize: number;
  quotedSeq: number | null;
  mentions: readonly string[];
  /** Does it raise the unread number of the others? */
  isCounted: boolean;
};

/** The number of a message, by its place among those given, from 1. */
export type NumberedRow = { place: number; seq: number };
export type StoredRow = { conversationId: string; fromId: string; clientId: string; seq: number; sentAt: Date };

/** In the order of ids, so that two nodes never wait for each other in a circle. */
export const lockConversations = (db: Db, ids: readonly string[]) =>
  db.run(sql`
    select id from conversation where tenant_id = ${tenant} and id = any(${ids}::bigint[]) order by id for update`);

/**
 * Runs after the lock, so that its snapshot has what another node stored before. Messages of people who are no members,
 * those stored already and the second of two equal ones are left out before numbers are given: no number is skipped.
 */
export const insertMessages = (db: Db, messages: readonly NewMessage[], now: Date) =>
  db.many<NumberedRow>(sql`
    with incoming as (
      select distinct on (i."conversationId", i."fromId", i."clientId") i.*
      from rows from (json_to_recordset(${json(messages)}) as (
        "conversationId" bigint, "fromId" bigint, "clientId" text, type int, content text, "objectId" bigint,
        "fileType" text, "fileSize" bigint, "quotedSeq" bigint, mentions text[], "isCounted" boolean)) with ordinality
        as i("conversationId", "fromId", "clientId", type, content, "objectId", "fileType", "fileSize", "quotedSeq",
          mentions, "isCounted", place)
      join conversation c on c.tenant_id = ${tenant} and c.id = i."conversationId" and c.dissolved_at is null
      join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = i."conversationId"
        and m.user_id = i."fromId" and m.left_at is null
      order by i."conversationId", i."fromId", i."clientId", i.place),
    fresh as (
      select i.*, row_number() over w as nth, count(*) filter (where i."isCounted") over w as nth_counted
      from incoming i
      where not exists (select from message m where m.tenant_id = ${tenant} and m.conversation_id = i."conversationId"
        and m.from_id = i."fromId" and m.client_id = i."clientId")
      window w as (partition by i."conversationId" order by i.place rows unbounded preceding)),
    numbered as (
      update conversation c
      set last_seq = c.last_seq + f.n, counted = c.counted + f.n_counted, last_at = ${now}
      from (select "conversationId", max(nth) as n, max(nth_counted) as n_counted from fresh group by 1) f
      where c.tenant_id = ${tenant} and c.id = f."conversationId"
      returning c.id, c.last_seq - f.n as base, c.counted - f.n_counted as base_counted),
    stored as (
      insert into message (tenant_id, conversation_id, seq, from_id, client_id, type, content, object_id, file_type,
        file_size, quoted_seq, mentions, counted, sent_at)
      select ${tenant}, f."conversationId", n.base + f.nth, f."fromId", f."clientId", f.type, f.content, f."objectId",
        f."fileType", f."fileSize", f."quotedSeq", f.mentions, n.base_counted + f.nth_counted, ${now}
      from fresh f join numbered n on n.id = f."conversationId"
      returning conversation_id, from_id, seq, counted),
    recalled as (
      update message m set recalled_at = ${now} from fresh f
      where f.type = ${messageTypes.recall} and m.tenant_id = ${tenant} and m.conversation_id = f."conversationId"
        and m.seq = f."quotedSeq"),
    own as (
      update conversation_member m set read_seq = s.seq, read_counted = s.counted, mentioned_seq = null
      from (select conversation_id, from_id, max(seq) as seq, max(counted) as counted from stored group by 1, 2) s
      where m.tenant_id = ${tenant} and m.conversation_id = s.conversation_id and m.user_id = s.from_id)
    select f.place::int as place, (n.base + f.nth)::float8 as seq
    from fresh f join numbered n on n.id = f."conversationId"`);

/** The numbers of messages that an earlier attempt stored. */
export const findStored = (db: Db, messages: readonly NewMessage[]) =>
  db.many<StoredRow>(sql`
    select m.conversation_id as "conversationId", m.from_id as "fromId", m.client_id as "clientId",
      m.seq::float8 as seq, m.sent_at as "sentAt"
    from message m
    join json_to_recordset(${json(messages)}) as i("conversationId" bigint, "fromId" bigint, "clientId" text)
      on m.conversation_id = i."conversationId" and m.from_id = i."fromId" and m.client_id = i."clientId"
    where m.tenant_id = ${tenant}`);

/** Remembers the first message not read yet that mentions a person. */
export const markMentions = (
  db: Db,
  rows: readonly { conversationId: string; seq: number; mentions: readonly string[] }[],
) =>
  db.run(sql`
    update conversation_member m set mentioned_seq = i.seq
    from (
      select distinct on ("conversationId", mention) "conversationId", mention, seq
      from json_to_recordset(${json(rows)}) as r("conversationId" bigint, seq bigint, mentions text[]), unnest(mentions) mention
      order by "conversationId", mention, seq) i
    where m.tenant_id = ${tenant} and m.conversation_id = i."conversationId" and m.left_at is null
      and m.mentioned_seq is null and m.read_seq < i.seq and i.mention in ('all', m.user_id::text)`);

/** Who was mentioned in a message that is recalled is mentioned no longer. */
export const dropMentions = (db: Db, rows: readonly Pick<NewMessage, 'conversationId' | 'quotedSeq'>[]) =>
  db.run(sql`
    update conversation_member m set mentioned_seq = null
    from json_to_recordset(${json(rows)}) as r("conversationId" bigint, "quotedSeq" bigint)
    where m.tenant_id = ${tenant} and m.conversation_id = r."conversationId" and m.mentioned_seq = r."quotedSeq"`);

export type ReadPosition = { conversationId: string; userId: string; seq: number };

/** Moves read positions forward, each to the furthest of those given. Returns those that moved, and whose messages they passed. */
export const markRead = (db: Db, positions: readonly ReadPosition[]) =>
  db.many<ReadPosition & { authorIds: string[] }>(sql`
    update conversation_member m set read_seq = r.seq, read_counted = r.counted,
      mentioned_seq = case when m.mentioned_seq > r.seq then m.mentioned_seq end
    from (
      select "conversationId", "userId", max(seq) as seq
      from json_to_recordset(${json(positions)}) as p("conversationId" bigint, "userId" bigint, seq bigint)
      group by 1, 2) i
    join message r on r.tenant_id = ${tenant} and r.conversation_id = i."conversationId" and r.seq = i.seq
    join conversation_member before on before.tenant_id = ${tenant} and before.conversation_id = i."conversationId"
      and before.user_id = i."userId"
    where m.tenant_id = ${tenant} and m.conversation_id = i."conversationId" and m.user_id = i."userId"
      and m.left_at is null and m.read_seq < r.seq
    returning m.conversation_id as "conversationId", m.user_id as "userId", m.read_seq::float8 as seq,
      array(select distinct s.from_id::text from message s where s.tenant_id = ${tenant}
        and s.conversation_id = m.conversation_id and s.seq > before.read_seq and s.seq <= r.seq
        and s.from_id <> m.user_id) as "authorIds"`);

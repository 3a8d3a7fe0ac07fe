import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

export type MessageRow = {
  jid: string;
  kind: 'person' | 'group' | 'own' | 'account';
  groupName: string;
  accountId: string | null;
  /** The other person of two. */
  otherId: string | null;
  otherName: string | null;
  seq: number;
  clientId: string;
  fromId: string;
  fromName: string | null;
  type: number;
  content: string;
  objectId: string | null;
  fileType: string;
  fileSize: number;
  sentAt: string;
  recalled: boolean;
  mentions: string[];
  quotedSeq: number | null;
  quotedFrom: string | null;
  quotedType: number | null;
  quotedContent: string | null;
  quotedRecalled: boolean;
};

const messageColumns = sql`
  s.conversation_id as jid, c.kind, c.name as "groupName", c.account_id as "accountId", o.user_id as "otherId", ou.real_name as "otherName", s.seq::float8 as seq, s.client_id as "clientId", s.from_id as "fromId",
  case when s.from_id = 0 then c.name else u.real_name end as "fromName", s.type, case when s.recalled_at is null then s.content else '' end as content,
  case when s.recalled_at is null then s.object_id end as "objectId", s.file_type as "fileType",
  s.file_size::float8 as "fileSize", ${toWireTimeSql(sql`s.sent_at`)} as "sentAt",
  s.recalled_at is not null as recalled, s.mentions, q.seq::float8 as "quotedSeq", qu.real_name as "quotedFrom",
  q.type as "quotedType", case when q.recalled_at is null then q.content else '' end as "quotedContent",
  q.recalled_at is not null as "quotedRecalled"`;

const joined = sql`
  join conversation c on c.tenant_id = ${tenant} and c.id = s.conversation_id
  left join app_user u on u.tenant_id = ${tenant} and u.id = s.from_id
  left join conversation_member o on c.kind = 'person' and o.tenant_id = ${tenant} and o.conversation_id = c.id
    and o.user_id <> s.from_id
  left join app_user ou on ou.tenant_id = ${tenant} and ou.id = o.user_id
  left join message q on q.tenant_id = ${tenant} and q.conversation_id = s.conversation_id and q.seq = s.quoted_seq
  left join app_user qu on qu.tenant_id = ${tenant} and qu.id = q.from_id`;

type Range = { before?: number | undefined; after?: number | undefined; size: number };

/** Messages of a thread in their order: the last ones, those before a place, or those after it. */
export function listMessages(db: Db, conversationId: string, joinedSeq: number, { before, after, size }: Range) {
  const bound: Sql = before === undefined ? sql`` : sql`and s.seq < ${before}`;
  const order: Sql = after === undefined ? sql`desc` : sql`asc`;
  return db.many<MessageRow>(sql`
    select * from (
      select ${messageColumns} from message s ${joined}
      where s.tenant_id = ${tenant} and s.conversation_id = ${conversationId} and s.seq > ${Math.max(joinedSeq, after ?? 0)} ${bound}
      order by s.seq ${order} limit ${size}) page
    order by seq`);
}

/** Messages whose places are known: one look-up each. */
export const listMessagesAt = (db: Db, places: readonly { jid: string; seq: number }[]) =>
  db.many<MessageRow>(sql`
    select ${messageColumns}
    from unnest(${places.map(({ jid }) => jid)}::bigint[], ${places.map(({ seq }) => seq)}::bigint[]) p(jid, seq)
    join message s on s.tenant_id = ${tenant} and s.conversation_id = p.jid and s.seq = p.seq ${joined}`);

export const findMessage = (db: Db, conversationId: string, seq: number) =>
  db.maybe<MessageRow & { sent: Date }>(sql`
    select ${messageColumns}, s.sent_at as sent from message s ${joined}
    where s.tenant_id = ${tenant} and s.conversation_id = ${conversationId} and s.seq = ${seq}`);

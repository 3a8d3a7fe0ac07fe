import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import type { ConversationKind } from '../../domain/chat/queries.ts';

type Query = { keyword: string; sender: string; from: string; to: string; current: number; size: number };

export type RecordRow = {
  jid: string;
  fromId: string;
  kind: ConversationKind;
  seq: number;
  timeSend: string;
  fromUserName: string;
  fromUserNumber: string;
  conversationName: string;
  type: number;
  content: string;
  recalled: boolean;
  total: number;
};

const said = [messageTypes.text, messageTypes.picture, messageTypes.person, messageTypes.file];

/** Messages of the whole school sent on these days, newest first. What was recalled shows that it was, not what it said. */
export const findRecords = (db: Db, { keyword, sender, from, to, current, size }: Query) =>
  db.many<RecordRow>(sql`
    with page as (
      select s.*, u.real_name, u.account, count(*) over ()::int as total
      from message s
      join app_user u on u.tenant_id = ${tenant} and u.id = s.from_id
      where s.tenant_id = ${tenant} and s.type = any(${said}::int[])
        and s.sent_at >= ${from}::timestamp at time zone 'Asia/Shanghai'
        and s.sent_at < (${to}::timestamp + interval '1 day') at time zone 'Asia/Shanghai'
        ${keyword === '' ? sql`` : sql`and s.recalled_at is null and s.content ilike ${`%${escapeLike(keyword)}%`}`}
        ${
          sender === ''
            ? sql``
            : sql`and (u.account = ${sender} or u.real_name = ${sender} or exists (
                select from user_identity i where i.tenant_id = ${tenant} and i.user_id = u.id and i.number = ${sender}))`
        }
      order by s.sent_at desc, s.conversation_id, s.seq desc limit ${size} offset ${(current - 1) * size})
    select p.conversation_id as jid, p.from_id as "fromId", c.kind, p.seq::float8 as seq, ${toWireTimeSql(sql`p.sent_at`)} as "timeSend",
      p.real_name as "fromUserName", p.account as "fromUserNumber", p.type, p.total,
      case when p.recalled_at is null then p.content else '' end as content, p.recalled_at is not null as recalled,
      case when c.kind = 'group' then c.name else coalesce(o.real_name, p.real_name) end as "conversationName"
    from page p
    join conversation c on c.tenant_id = ${tenant} and c.id = p.conversation_id
    left join conversation_member m on c.kind = 'person' and m.tenant_id = ${tenant} and m.conversation_id = c.id
      and m.user_id <> p.from_id
    left join app_user o on o.tenant_id = ${tenant} and o.id = m.user_id
    order by p.sent_at desc, p.conversation_id, p.seq desc`);

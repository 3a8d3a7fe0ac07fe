import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';

type Preferences = { pinned?: boolean | undefined; muted?: boolean | undefined; hidden?: boolean | undefined };

export const updatePreferences = (
  db: Db,
  userId: string,
  jid: string,
  { pinned, muted, hidden }: Preferences,
  now: Date,
) =>
  db.run(sql`
    update conversation_member m set
      pinned_at = case when ${pinned ?? null}::boolean is null then m.pinned_at when ${pinned ?? null}::boolean then ${now} end,
      muted = coalesce(${muted ?? null}::boolean, m.muted),
      hidden_seq = case when ${hidden ?? null}::boolean is null then m.hidden_seq when ${hidden ?? null}::boolean then c.last_seq end
    from conversation c
    where m.tenant_id = ${tenant} and m.conversation_id = ${jid} and m.user_id = ${userId} and m.left_at is null
      and c.tenant_id = ${tenant} and c.id = m.conversation_id`);

type Search = {
  keyword: string;
  kind: 'all' | 'files';
  jid?: string | undefined;
  current: number;
  size: number;
};

/** The kinds stand there as in the index: texts, pictures, files, articles. */
const kinds = { all: sql`s.type in (1, 2, 9, 80)`, files: sql`s.type in (2, 9)` };

type Place = { jid: string; seq: number; conversationName: string; total: number };

/** Places of the messages with this text that the person may read, newest first. */
export const findMessages = (db: Db, userId: string, search: Search) => db.many<Place>(foundMessages(userId, search));

export const foundMessages = (userId: string, { keyword, kind, jid, current, size }: Search): Sql => sql`
    select s.conversation_id as jid, s.seq::float8 as seq, count(*) over ()::int as total,
      coalesce(nullif(c.name, ''), u.real_name, '') as "conversationName"
    from conversation_member m
    join conversation c on c.tenant_id = ${tenant} and c.id = m.conversation_id and c.dissolved_at is null
    join message s on s.tenant_id = ${tenant} and s.conversation_id = c.id and s.seq > m.joined_seq
    left join conversation_member o on c.kind = 'person' and o.tenant_id = ${tenant} and o.conversation_id = c.id
      and o.user_id <> ${userId}
    left join app_user u on u.tenant_id = ${tenant} and u.id = o.user_id
    where m.tenant_id = ${tenant} and m.user_id = ${userId} and m.left_at is null and s.recalled_at is null
      and ${kinds[kind]} ${keyword === '' ? nothing : sql`and s.content ilike ${`%${escapeLike(keyword)}%`}`}
      ${jid ? sql`and s.conversation_id = ${jid}` : nothing}
    order by s.sent_at desc, s.seq desc limit ${size} offset ${(current - 1) * size}`;

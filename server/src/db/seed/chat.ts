import { messageTypes } from '@yizhan/contract/message-types.ts';
import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { conversations, type DemoConversation } from './demo/chat.ts';

const MINUTE_MS = 60_000;

/** Conversations of the demo accounts; run after its people. The last line of each is not read by the others yet. */
export async function seedChat(db: Db, now: Date): Promise<void> {
  for (const one of conversations) await seedConversation(db, one, now);
}

async function seedConversation(db: Db, { people, group, lines }: DemoConversation, now: Date) {
  const users = await db.many<{ id: string; account: string }>(sql`
    select id, account from app_user where tenant_id = ${tenant} and account = any(${people}::text[])`);
  const idOf = new Map(users.map(({ id, account }) => [account, id]));
  const rows = lines.map(({ from, text, minutesAgo }, at) => ({
    seq: at + 1,
    from: idOf.get(from),
    content: text,
    sent: new Date(now.getTime() - minutesAgo * MINUTE_MS),
  }));
  const last = rows.at(-1);
  const pairKey = group ? null : [...idOf.values()].sort().join(':');
  const { id } = await db.one<{ id: string }>(sql`
    insert into conversation (tenant_id, kind, pair_key, name, announcement, last_seq, counted, last_at, created_at)
    values (${tenant}, ${group ? 'group' : 'person'}, ${pairKey}, ${group?.name ?? ''}, ${group?.announcement ?? ''},
      ${rows.length}, ${rows.length}, ${last?.sent ?? now}, ${rows[0]?.sent ?? now})
    returning id`);
  await db.run(sql`
    insert into message (tenant_id, conversation_id, seq, from_id, client_id, type, content, counted, sent_at)
    select ${tenant}, ${id}, l.seq, l."from", 'demo-' || l.seq, ${messageTypes.text}, l.content, l.seq, l.sent
    from json_to_recordset(${json(rows)}) as l(seq bigint, "from" bigint, content text, sent timestamptz)`);
  await db.run(sql`
    insert into conversation_member (tenant_id, conversation_id, user_id, role, read_seq, read_counted)
    select ${tenant}, ${id}, u.id, case when ${group !== undefined}::boolean and u.account = ${people[0] ?? ''} then 'owner' else 'member' end,
      r.seq, r.seq
    from app_user u, lateral (select case when u.id = ${last?.from ?? null}::bigint then ${rows.length}::bigint else ${rows.length - 1}::bigint end as seq) r
    where u.tenant_id = ${tenant} and u.account = any(${people}::text[])`);
}

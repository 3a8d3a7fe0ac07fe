import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** Conversations with the oldest messages from before this time. */
export const listOutdated = async (db: Db, before: Date, most: number) =>
  (
    await db.many<{ jid: string }>(sql`
      select distinct jid from (
        select conversation_id as jid from message
        where tenant_id = ${tenant} and sent_at < ${before} order by sent_at limit ${most}) oldest`)
  ).map(({ jid }) => jid);

/**
 * Removes messages of conversations that the transaction has locked. Nobody can read them any more, so they end to be
 * unread. Returns how many they were and the files that no other message has.
 */
export const deleteMessages = (db: Db, jids: readonly string[], before: Date, most: number) =>
  db.one<{ removed: number; fileIds: string[] }>(deletion(jids, before, most));

/** Kinds of files stand there as in the index. */
export const deletion = (jids: readonly string[], before: Date, most: number): Sql => sql`
    with gone as (
      delete from message where tenant_id = ${tenant} and ctid in (
        select ctid from message where tenant_id = ${tenant} and conversation_id = any(${jids}::bigint[])
          and sent_at < ${before} order by sent_at, seq limit ${most})
      returning conversation_id, seq, counted, type, object_id),
    moved as (
      update conversation_member m set read_seq = greatest(m.read_seq, g.seq),
        read_counted = greatest(m.read_counted, g.counted),
        mentioned_seq = case when m.mentioned_seq > g.seq then m.mentioned_seq end
      from (select conversation_id, max(seq) as seq, max(counted) as counted from gone group by 1) g
      where m.tenant_id = ${tenant} and m.conversation_id = g.conversation_id)
    select (select count(*)::int from gone) as removed, coalesce((
      select json_agg(distinct g.object_id::text) from gone g
      where g.type in (2, 9) and g.object_id is not null
        and not exists (select from message m where m.tenant_id = ${tenant} and m.object_id = g.object_id
          and m.type in (2, 9) and m.sent_at >= ${before})), '[]') as "fileIds"`;

import type { AccountThread, AccountThreadQuery } from '@yizhan/contract/entities/public-account.ts';
import type { Db } from '../../db/database.ts';
import { nothing, type Sql, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { handledBy } from '../../domain/absences/queries.ts';
import { accountName, accountSource, canSendFor, type Sender } from '../../domain/notices/account-queries.ts';

/** Who sends for an account answers its readers, and so does who stands in for one of its staff (PC-7). */
const canAnswerFor = (sender: Sender, now: Date): Sql => sql`(${canSendFor(sender)} or exists (
  select from public_account_staff s where s.tenant_id = ${tenant} and s.account_id = a.id
    and s.user_id = any(${handledBy(sender.id, now, sql`0::bigint`)})))`;

/** Conversations `c` with accounts `a` that the person may answer for, in which a reader has written. */
const threads = (sender: Sender, now: Date): Sql => sql`
  conversation c join public_account a on a.tenant_id = ${tenant} and a.id = c.account_id
    and ${canAnswerFor(sender, now)} ${accountSource}
  join conversation_member m on m.tenant_id = ${tenant} and m.conversation_id = c.id
  join app_user u on u.tenant_id = ${tenant} and u.id = m.user_id
  cross join lateral (
    select s.content, s.sent_at from message s
    where s.tenant_id = ${tenant} and s.conversation_id = c.id and s.type = 1 and s.recalled_at is null
    order by s.seq desc limit 1) l
  where c.tenant_id = ${tenant} and c.account_id is not null`;

type ThreadPageQuery = AccountThreadQuery & { now: Date };

/** Those that wait for an answer first, then the latest. */
export async function listThreads(
  db: Db,
  sender: Sender,
  { accountId, jid, waiting, current, size, now }: ThreadPageQuery,
) {
  const from = sql`${threads(sender, now)} ${accountId ? sql`and c.account_id = ${accountId}` : nothing}
    ${jid ? sql`and c.id = ${jid}` : nothing}
    ${waiting ? sql`and c.asked_at is not null` : nothing}`;
  const records = await db.many<AccountThread>(sql`
    select c.id as jid, a.id as "accountId", ${accountName} as "accountName", u.real_name as "userName",
      coalesce((select x.name from user_identity i join dept x on x.tenant_id = ${tenant} and x.id = i.dept_id
        where i.tenant_id = ${tenant} and i.user_id = u.id order by i.is_default desc, i.id limit 1), '') as "deptName",
      l.content as "lastText", ${toWireTimeSql(sql`l.sent_at`)} as "lastAt", c.asked_at is not null as waiting
    from ${from} order by c.asked_at is null, l.sent_at desc, c.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from}`);
  return { records, total, current, size };
}

export type ThreadRow = { jid: string; userId: string; accountName: string };

export const findThread = (db: Db, sender: Sender, { jid, now }: { jid: string; now: Date }) =>
  db.maybe<ThreadRow>(sql`
    select c.id as jid, m.user_id as "userId", ${accountName} as "accountName"
    from ${threads(sender, now)} and c.id = ${jid}`);

import type { NoticeType } from '@yizhan/contract/notice-kinds.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import { addMissingAccounts } from './account-queries.ts';

/** What the portal writes by itself to people by their ids. */
export type SystemNotice = {
  source: Extract<NoticeType, 'case' | 'bulk' | 'feedback'>;
  /** From the account of this department; null = the school's. */
  deptId: string | null;
  title: string;
  content: string;
  url: string;
  by: string;
  userIds: readonly string[];
  now: Date;
};

const insert = (db: Db, n: SystemNotice) =>
  db.maybe<{ id: string }>(sql`
    with made as (
      insert into notice (tenant_id, account_id, title, content, excerpt, url, receivers, source, state, sent_at,
        created_by, created_at, updated_at)
      select ${tenant}, a.id, ${n.title}, ${n.content}, ${n.content}, ${n.url}, ${json({
        ...{ all: false, deptIds: [], roleIds: [], identityTypes: [], groupIds: [] },
        userIds: n.userIds,
      })}::jsonb, ${n.source}, 'sent', ${n.now}::timestamptz,
        ${n.by}::bigint, ${n.now}::timestamptz, ${n.now}::timestamptz
      from public_account a
      where a.tenant_id = ${tenant} and a.is_default and (a.dept_id = ${n.deptId}::bigint or a.dept_id is null)
      order by a.dept_id is null limit 1
      returning id
    ), receivers as (
      insert into notice_receiver (tenant_id, notice_id, user_id, sent_at)
      select ${tenant}, made.id, u, ${n.now}::timestamptz from made, unnest(${n.userIds}::bigint[]) u
    )
    select id from made`);

/** Told in the same transaction as what it tells of. */
export async function insertSystemNotice(db: Db, notice: SystemNotice): Promise<void> {
  if (notice.userIds.length === 0 || (await insert(db, notice))) return;
  await addMissingAccounts(db);
  await insert(db, notice);
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { unreadOf } from './queries.ts';

const now = new Date('2026-11-17T02:00:00Z');

/** Notices to people 1 to `people`; the first person has read all but the last. */
async function fill(db: Db, { people, notices }: { people: number; notices: number }) {
  await db.run(sql`
    with a as (insert into public_account (tenant_id) values (${tenant}) returning id), n as (
      insert into notice (tenant_id, account_id, title, state, created_by)
      select ${tenant}, a.id, '通知', 'sent', 1 from a, generate_series(1, ${notices}::int) returning id)
    insert into notice_receiver (tenant_id, notice_id, user_id, state, sent_at)
    select ${tenant}, n.id, u, case when u = 1 and n.id < (select max(id) from n) then 'read' else 'unread' end, ${now}
    from n, generate_series(1, ${people}::int) u`);
}

const planOf = async (db: Db, userId: string) =>
  (
    await db.many<{ 'QUERY PLAN': string }>(sql`
      explain select r.notice_id from ${unreadOf(userId, now)} order by r.sent_at desc, r.notice_id desc limit 10`)
  )
    .map((row) => row['QUERY PLAN'])
    .join('\n');

test('one person’s unread list comes from the index of unread rows, in a small school and in a large one', async () => {
  const database = await testDatabase();
  for (const size of [
    { people: 500, notices: 5 },
    { people: 5000, notices: 12 },
  ]) {
    const db = database.of(`t${randomUUID()}`);
    await fill(db, size);
    const plan = await planOf(db, '1');
    expect(plan).toContain('notice_receiver_unread');
    expect(plan).not.toMatch(/Seq Scan on notice_receiver/);
  }
});

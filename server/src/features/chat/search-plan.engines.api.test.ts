import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { Database, type Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { deletion } from '../../domain/chat/retention-queries.ts';
import { foundMessages } from './queries.ts';

const now = new Date('2026-11-17T02:00:00Z');
const page = { current: 1, size: 20 };

/** Person 1 in 40 conversations with 200 messages each; every tenth is a file. */
async function fill(db: Db): Promise<string> {
  const { jid } = await db.one<{ jid: string }>(sql`
    with c as (
      insert into conversation (tenant_id, kind, name, last_seq, counted)
      select ${tenant}, 'group', '群', 200, 200 from generate_series(1, 40) returning id),
    m as (insert into conversation_member (tenant_id, conversation_id, user_id) select ${tenant}, c.id, 1 from c),
    s as (
      insert into message (tenant_id, conversation_id, seq, from_id, client_id, type, content, object_id, counted, sent_at)
      select ${tenant}, c.id, n, 1, 'm' || n, case when n % 10 = 0 then 9 else 1 end, '内容' || n,
        case when n % 10 = 0 then c.id * 1000 + n end, n, ${now}::timestamptz + n * interval '1 minute'
      from c, generate_series(1, 200) n)
    select min(id) as jid from c`);
  return jid;
}

const planOf = async (db: Db, statement: Sql) =>
  (await db.many<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)).map((row) => row['QUERY PLAN']).join('\n');

test('CH-22 the files of a conversation, the words in it and what is kept no longer come from indexes', async () => {
  const { pool, close } = await openTestDatabase();
  onTestFinished(close);
  const db = new Database(pool).of('000000');
  await pool.query("insert into tenant (id, name) values ('000000', '一站大学')");
  const jid = await fill(db);
  await pool.query('analyze');
  const plans = [
    await planOf(db, foundMessages('1', { ...page, keyword: '', kind: 'files', jid })),
    await planOf(db, foundMessages('1', { ...page, keyword: '内容', kind: 'all', jid })),
    await planOf(db, deletion([jid], now, 500)),
  ];
  expect(plans[0]).toContain('message_files');
  expect(plans[2]).toContain('message_file ');
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on message/);
});

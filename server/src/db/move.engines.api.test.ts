import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { openEmbedded } from './embedded/open.ts';
import { templateFolder } from './embedded/template.ts';
import { makeJobTables } from './job-tables.ts';
import { moveDatabase, TargetNotEmpty } from './move.ts';
import type { OpenPool } from './pool.ts';

let source: OpenPool;
let target: OpenPool;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yizhan-move-'));
  await cp(await templateFolder(), folder, { recursive: true });
  source = await openEmbedded(folder);
  await fill(source.pool);
  target = await openTestDatabase();
  await makeJobTables(target.pool);
});
afterAll(() => Promise.all([source.close(), target.close()]));

const count = async (pool: pg.Pool, table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

/** More than a batch, with parents inserted after their children and texts with all kinds of characters. */
async function fill(pool: pg.Pool) {
  await pool.query('insert into tenant (id, name, settings) values ($1, $2, $3)', [
    '000000',
    '一站大学 "{},\\\'\n',
    { a: [null, 'b'] },
  ]);
  await pool.query(`insert into dept (id, tenant_id, code, name)
    select n, '000000', 'D' || n, '院系 ' || n from generate_series(1, 1201) n`);
  await pool.query('update dept set parent_id = id + 1 where id <= 1200');
  await pool.query("select setval('dept_id_seq', 1201)");
  await pool.query("select pgboss.create_queue('letters', '{}')");
  await pool.query(`insert into pgboss.job (name, data) values ('letters', '{"to": "admin"}')`);
}

test('a database that has rows already is refused and stays as it was', async () => {
  await target.pool.query("insert into tenant (id, name) values ('there', 'x')");
  onTestFinished(async () => void (await target.pool.query('delete from tenant')));
  await expect(moveDatabase(source.pool, target.pool)).rejects.toThrow(TargetNotEmpty);
  expect(await count(target.pool, 'tenant')).toBe(1);
  expect(await count(target.pool, 'dept')).toBe(0);
});

test('an embedded database moves to PostgreSQL with every row, reference and counter', async () => {
  const moved = await moveDatabase(source.pool, target.pool);
  expect(moved.rows).toBe(1 + 1201 + 1);
  const all = 'select to_jsonb(t) as row from tenant t union all (select to_jsonb(d) from dept d order by id)';
  expect((await target.pool.query(all)).rows).toEqual((await source.pool.query(all)).rows);
  const next = await target.pool.query(
    "insert into dept (tenant_id, code, name) values ('000000', 'N', 'N') returning id",
  );
  expect(next.rows).toEqual([{ id: '1202' }]);
  const orphan = target.pool.query('update dept set parent_id = 999999 where id = 1');
  await expect(orphan).rejects.toThrow('violates foreign key');
  expect(await count(target.pool, 'pgboss.job')).toBe(1);
});

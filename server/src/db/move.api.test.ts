import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { openEmbedded } from './embedded/open.ts';
import { templateFolder } from './embedded/template.ts';
import { makeJobTables } from './job-tables.ts';
import { moveDatabase, TargetNotEmpty } from './move.ts';
import type { OpenPool } from './pool.ts';

let folder: string;
let source: OpenPool;
let target: OpenPool;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yizhan-move-'));
  await cp(await templateFolder(), join(folder, 'db'), { recursive: true });
  source = await openEmbedded(join(folder, 'db'));
  target = await openTestDatabase();
  await makeJobTables(target.pool);
});

afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true, force: true });
});

const count = async (pool: pg.Pool, table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

/** More than a batch, with parents that come after their children and everything a text can hold. */
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

test('an embedded database moves to PostgreSQL with every row, reference and counter', async () => {
  await fill(source.pool);
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

test('a database that has rows already is refused and stays as it was', async () => {
  await fill(source.pool);
  await target.pool.query("insert into tenant (id, name) values ('there', 'x')");
  await expect(moveDatabase(source.pool, target.pool)).rejects.toThrow(TargetNotEmpty);
  expect(await count(target.pool, 'tenant')).toBe(1);
  expect(await count(target.pool, 'dept')).toBe(0);
});

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, testDatabase, testUrl } from '../../test/database.ts';
import { Database, type Db } from './database.ts';
import type { OpenPool } from './pool.ts';
import { sql, tenant } from './sql.ts';

const tenantId = () => `t${randomBytes(6).toString('hex')}`;
const aTenant = async () => (await testDatabase()).of(tenantId());

/** A separate database with one connection, so that a statement is run again by the connection that prepared it. */
let alone: OpenPool;
beforeAll(async () => {
  alone = await openTestDatabase();
  alone.pool.options.max = 1;
});
afterAll(() => alone.close());
const oneConnection = () => new Database(alone.pool);

test('a statement answers the same when a connection knows it as when it meets it', async () => {
  const db = oneConnection().of(tenantId());
  const ask = () =>
    db.many(sql`
      select ${tenant}::text as name, 12345678901234::bigint as id, 7 as small, 1.5::float8 as part, true as yes,
        '{"a": [1]}'::jsonb as json, array['x', 'y']::text[] as list, '2026-09-01T00:00:00Z'::timestamptz as at,
        '\\x00ff'::bytea as bytes, null::timestamptz as never, null::text as empty`);
  const first = await ask();
  expect(first).toEqual([
    {
      name: db.tenant,
      id: '12345678901234',
      small: 7,
      part: 1.5,
      yes: true,
      json: { a: [1] },
      list: ['x', 'y'],
      at: new Date('2026-09-01T00:00:00Z'),
      bytes: Buffer.from([0, 255]),
      never: null,
      empty: null,
    },
  ]);
  expect(await ask()).toEqual(first);
});

test('how many rows were written is told each time, also by statements that answer none', async () => {
  const db = oneConnection().of(tenantId());
  const add = (code: string) => sql`insert into dept (tenant_id, code, name) values (${tenant}, ${code}, ${code})`;
  const move = (sort: number) => sql`update dept set sort = ${sort} where tenant_id = ${tenant}`;
  expect([await db.run(add('a')), await db.run(add('b'))]).toEqual([1, 1]);
  expect([await db.run(move(1)), await db.run(move(2))]).toEqual([2, 2]);
  expect(await db.run(sql`delete from dept where tenant_id = ${tenant} and code = 'none'`)).toBe(0);
});

test('a value that does not fit, the first time a statement is asked, spoils nothing for the next', async () => {
  const database = oneConnection();
  const db = database.of(tenantId());
  const ask = (id: string) => db.many(sql`select ${id}::bigint as id, ${tenant}::text as name`);
  await expect(ask('not a number')).rejects.toMatchObject({ code: '22P02' });
  expect(await ask('5')).toEqual([{ id: '5', name: db.tenant }]);
  await expect(ask('again none')).rejects.toMatchObject({ code: '22P02' });
  expect(await ask('6')).toEqual([{ id: '6', name: db.tenant }]);
  expect(database.pool.totalCount).toBe(1);
});

test('a value nobody can write down fails alone', async () => {
  const db = oneConnection().of(tenantId());
  const bad = { toPostgres: () => bad } as unknown as string;
  const ask = (value: string) => db.many(sql`select ${value}::text as value from (select ${tenant}::text) t`);
  await expect(ask(bad)).rejects.toThrow('circular');
  expect(await ask('good')).toEqual([{ value: 'good' }]);
});

test('an error of the database says who asked', async () => {
  const db = await aTenant();
  const whoAsks = async () => {
    await db.many(sql`select 1 / 0 as n from dept where tenant_id = ${tenant}`);
  };
  await db.run(sql`insert into dept (tenant_id, code, name) values (${tenant}, 'a', 'a')`);
  const error = await whoAsks().catch((cause: Error) => cause);
  expect((error as Error).stack).toContain('whoAsks');
});

// The embedded engine has no server that could drop a connection.
if (testUrl) {
  const pidOf = async (db: Db) =>
    (await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid from (select ${tenant}::text) t`)).pid;
  const asleep = sql`select pg_sleep(30)::text from (select ${tenant}::text) t`;

  async function cut(pid: number) {
    const other = new pg.Client({ connectionString: testUrl });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [pid]);
    await other.end();
  }

  test('a connection cut while it works fails who asked, and the next has another', async () => {
    const db = oneConnection().of(tenantId());
    const pid = await pidOf(db);
    const asked = db.many(asleep);
    await Promise.all([expect(asked).rejects.toThrow(), cut(pid)]);
    expect(await pidOf(db)).not.toBe(pid);
  });

  test('a connection cut in the middle of a transaction fails that one alone', async () => {
    const db = oneConnection().of(tenantId());
    const torn = db.transaction(async (inside) => {
      await cut(await pidOf(inside));
      await inside.many(asleep);
    });
    await expect(torn).rejects.toThrow();
    expect(await db.many(sql`select ${tenant}::text as name`)).toEqual([{ name: db.tenant }]);
  });
}

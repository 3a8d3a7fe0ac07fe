import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { vacuum } from './vacuum.ts';

test('after a vacuum the planner knows how many rows a table has, and deleted rows take no room', async () => {
  const { pool, close } = await openTestDatabase();
  try {
    await pool.query('create table held (id int primary key)');
    await pool.query('insert into held select generate_series(1, 5000)');
    await pool.query('delete from held where id > 100');
    await vacuum(pool, new AbortController().signal);
    const { rows } = await pool.query<{ rows: number; pages: number }>(
      "select reltuples::int as rows, relpages as pages from pg_class where oid = 'held'::regclass",
    );
    expect(rows).toEqual([{ rows: 100, pages: 1 }]);
  } finally {
    await close();
  }
});

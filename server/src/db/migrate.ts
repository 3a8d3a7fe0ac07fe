import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';

const LOCK = 7_305_120; // any number, the same on every node: nodes starting together migrate one after the other

export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create extension if not exists pg_trgm');
    const trigrams = await client.query<{ n: number }>("select cardinality(show_trgm('中')) as n");
    if (!trigrams.rows[0]?.n) throw new Error('the database cluster needs a UTF-8 locale: initdb --locale=C.UTF-8');
    await runMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/open.ts';
import { templateFolder } from '../src/db/embedded/template.ts';
import { migrate } from '../src/db/migrate.ts';
import { type OpenPool, openPostgres } from '../src/db/pool.ts';

let opened: Promise<Database> | undefined;

/** The migrated database of this worker process, with the first school. Tests add schools to it and never clean up. */
export function testDatabase(): Promise<Database> {
  opened ??= openTestDatabase().then(async ({ pool }) => {
    await pool.query("insert into tenant (id, name) values ('000000', '一站大学')");
    return new Database(pool);
  });
  return opened;
}

/** The engine of this run: they differ only in speed, and a few operational tests depend on it. */
export const testUrl = process.env.TEST_DATABASE_URL;

/** A separate database, for the few tests that close it or count whole tables. */
export async function openTestDatabase(): Promise<OpenPool> {
  const name = `${process.env.TEST_RUN ?? 'test'}_${randomBytes(4).toString('hex')}`;
  if (!testUrl) {
    const folder = join(tmpdir(), name);
    await cp(await templateFolder(), folder, { recursive: true });
    return openEmbedded(folder);
  }
  const server = new pg.Client({ connectionString: testUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  const url = new URL(testUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await migrate(database.pool);
  return database;
}

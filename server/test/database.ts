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
  const database = await createDatabase(testUrl, name);
  await migrate(database.pool);
  return database;
}

/** A copy of a database of this run, which nobody may be using. PostgreSQL only. */
export async function copyTestDatabase(source: string): Promise<OpenPool> {
  if (!testUrl) throw new Error('needs PostgreSQL');
  return createDatabase(testUrl, `${source}_copy`, `template ${source}`);
}

async function createDatabase(server: string, name: string, options = ''): Promise<OpenPool> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return openPostgres(addressOf(server, name));
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

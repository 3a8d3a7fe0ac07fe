import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { templateFolder } from '../src/db/embedded/template.ts';

/** Once per run: creates the template before the workers start, and removes what they leave behind at the end. */
export default async function setupDatabases() {
  const run = `test_${randomBytes(4).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'yizhan-test-'));
  process.env.TEST_RUN = run;
  // Everything a test puts into a temporary folder is removed with the run.
  process.env.TMPDIR = folder;
  await templateFolder();
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (process.env.TEST_DATABASE_URL) await dropDatabases(process.env.TEST_DATABASE_URL, run);
  };
}

async function dropDatabases(url: string, run: string) {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${run}%`,
  ]);
  for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
  await server.end();
}

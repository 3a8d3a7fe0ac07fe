/** Command-line tasks besides the server: `npm start -- move`, `npm start -- first-link`, `npm start -- efficiency`. */

import { ConfigError, readConfig } from './config.ts';
import { Database } from './db/database.ts';
import { makeJobTables } from './db/job-tables.ts';
import { moveDatabase, TargetNotEmpty } from './db/move.ts';
import { prepareTenants } from './db/seed/prepare.ts';
import { rebuildRollUp } from './domain/efficiency/roll-up.ts';
import { listTenants } from './domain/tenants/queries.ts';
import { DEFAULT_TENANT } from './domain/tenants/tenants.ts';
import { hasAdministrator } from './features/session/queries.ts';
import { openDatabase } from './process/open-database.ts';
import { startFailure } from './process/start-failure.ts';
import { createFirstLink } from './process/start-message.ts';

const commands: Record<string, { about: string; run: () => Promise<void> }> = {
  move: { about: 'copy the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL', run: move },
  'first-link': { about: 'print a new link for the first administrator', run: printFirstLink },
  efficiency: { about: 'count the cases of every school again, to the same figures', run: rebuildEfficiency },
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  for (const [name, { about }] of Object.entries(commands)) console.error(`npm start -- ${name.padEnd(12)}${about}`);
  process.exit(1);
}
try {
  await command.run();
} catch (error) {
  console.error(error instanceof TargetNotEmpty ? error.message : startFailure(error));
  process.exit(1);
}

async function move() {
  // The key is not needed here: encrypted values are copied as they are.
  const { databaseUrl, dataDir } = readConfig({ ...process.env, SECRET_KEY: process.env.SECRET_KEY || '-'.repeat(32) });
  if (!databaseUrl) throw new ConfigError('DATABASE_URL: names the PostgreSQL to move to');
  const source = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const target = await openDatabase({ databaseUrl, dataDir });
    try {
      await makeJobTables(target.pool);
      const { rows, tables } = await moveDatabase(source.pool, target.pool);
      console.log(`moved ${rows} rows of ${tables} tables; ${dataDir}/db stays as it was`);
      console.log(`start with the same DATABASE_URL, and SECRET_KEY set to the contents of ${dataDir}/secret.key`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function printFirstLink() {
  const config = readConfig(process.env);
  const now = new Date();
  const opened = await openDatabase(config);
  try {
    const database = new Database(opened.pool);
    await prepareTenants(database);
    if (await hasAdministrator(database.of(DEFAULT_TENANT), now)) console.log('there is an administrator already');
    else console.log(await createFirstLink(config, database, now));
  } finally {
    await opened.close();
  }
}

async function rebuildEfficiency() {
  const opened = await openDatabase(readConfig(process.env));
  try {
    const database = new Database(opened.pool);
    const schools = await listTenants(database.across);
    for (const { id, name } of schools) {
      try {
        await rebuildRollUp(database.of(id));
        console.log(`counted the cases of ${name}`);
      } catch (error) {
        process.exitCode = 1;
        console.error(`could not count the cases of ${name}: ${startFailure(error)}`);
      }
    }
  } finally {
    await opened.close();
  }
}

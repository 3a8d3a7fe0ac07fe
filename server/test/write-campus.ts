/** Writes the demo campus with its search index into DATA_DIR, and exits: test servers start from a copy. */

import { loadSecret } from '../src/common/secrets.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import { seedDemo } from '../src/db/seed/demo.ts';
import { prepareTenants } from '../src/db/seed/prepare.ts';
import { indexSchools } from '../src/domain/search/entry-queries.ts';
import { openBus } from '../src/outside/open-bus.ts';
import { memoryReplayGuard } from '../src/outside/replay-guard.ts';
import { makeParts } from '../src/parts.ts';
import { prepareDataDir } from '../src/process/data-dir.ts';
import { makeLogger } from '../src/process/logger.ts';
import { openDatabase } from '../src/process/open-database.ts';

const config = readConfig(process.env);
prepareDataDir(config);
const opened = await openDatabase(config);
const database = new Database(opened.pool);
await prepareTenants(database);
const [bus, replayGuard] = [await openBus(undefined), memoryReplayGuard()];
const clock = () => new Date();
const parts = makeParts({
  config,
  database,
  bus,
  replayGuard,
  clock,
  logger: makeLogger(config),
  secret: loadSecret(config),
});
await seedDemo(database, clock(), parts.files);
await indexSchools(database, new AbortController().signal);
await opened.close();
process.exit(0);

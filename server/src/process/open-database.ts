import { type Config, ConfigError } from '../config.ts';
import { openEmbeddedFolder } from '../db/embedded/folder.ts';
import { templateFolder } from '../db/embedded/template.ts';
import { type OpenPool, openPostgres } from '../db/pool.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** DATABASE_URL only selects the engine: both are migrated and used alike. */
export async function openDatabase(where: Where): Promise<OpenPool> {
  // The embedded database opens in its thread while this one loads the migrator.
  const [opened, { migrate }] = await Promise.all([open(where), import('../db/migrate.ts')]);
  try {
    await migrate(opened.pool);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const open = async ({ databaseUrl, dataDir }: Where) =>
  databaseUrl ? reach(openPostgres(databaseUrl)) : openEmbeddedFolder(dataDir, await templateFolder());

/** A failure of the first connection is reported as a problem of the address: host, password or certificate. */
async function reach(opened: OpenPool): Promise<OpenPool> {
  try {
    (await opened.pool.connect()).release();
    return opened;
  } catch (error) {
    await opened.close();
    throw new ConfigError(`DATABASE_URL: cannot connect: ${reasonOf(error)}`);
  }
}

/** One line; a host with several addresses fails with a code and no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || String(error)).replace(/\s+/g, ' ');
}

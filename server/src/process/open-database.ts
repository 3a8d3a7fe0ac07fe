import { type Config, ConfigError } from '../config.ts';
import { openEmbeddedFolder } from '../db/embedded/folder.ts';
import { templateFolder } from '../db/embedded/template.ts';
import { type OpenPool, openPostgres } from '../db/pool.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** DATABASE_URL chooses the engine and nothing else: both are migrated and spoken to alike. */
export async function openDatabase(where: Where): Promise<OpenPool> {
  // The embedded database opens in its thread while this one reads the migrator.
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

/** Whatever keeps the first connection from standing is the address's matter: a host, a password, a certificate. */
async function reach(opened: OpenPool): Promise<OpenPool> {
  try {
    (await opened.pool.connect()).release();
    return opened;
  } catch (error) {
    await opened.close();
    throw new ConfigError(`DATABASE_URL: cannot connect: ${reasonOf(error)}`);
  }
}

/** One line; a host with several addresses fails with a code and no words. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || String(error)).replace(/\s+/g, ' ');
}

import type { Config } from './config.ts';
import { openEmbeddedFolder } from './db/embedded/folder.ts';
import { templateFolder } from './db/embedded/template.ts';
import { type OpenPool, openPostgres } from './db/pool.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** DATABASE_URL chooses the engine and nothing else: both are migrated and spoken to alike. */
export async function openDatabase(where: Where): Promise<OpenPool> {
  // The embedded database opens in its thread while this one reads the migrator.
  const [opened, { migrate }] = await Promise.all([open(where), import('./db/migrate.ts')]);
  try {
    await migrate(opened.pool);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const open = async ({ databaseUrl, dataDir }: Where) =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbeddedFolder(dataDir, await templateFolder());

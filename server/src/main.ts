/** The process. What it needs first it reads first: the embedded database opens while the application is loaded. */
import { readConfig } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { openDatabase } from './open-database.ts';
import { startFailure } from './start-failure.ts';

try {
  const config = readConfig(process.env);
  prepareDataDir(config);
  const [opened, { serve }] = await Promise.all([openDatabase(config), import('./serve.ts')]);
  await serve(config, opened).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

/** The process. Import order matters: the embedded database opens while the application is still loading. */
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { prepareDataDir } from './process/data-dir.ts';
import { exitOnSignal } from './process/exit-signals.ts';
import { requireFreePort } from './process/free-port.ts';
import { openDatabase } from './process/open-database.ts';
import { startFailure } from './process/start-failure.ts';

// After a start that reads many rows, V8 would treat rows as long-lived and allocate those of every call in the old
// generation: see docs/decisions/016-what-a-call-costs.md.
setFlagsFromString('--no-allocation-site-pretenuring');
exitOnSignal();

try {
  const config = readConfig(process.env);
  await requireFreePort(config);
  if (config.demo) await requireFreePort({ host: config.host, port: config.campusPort }, 'DEMO_CAMPUS_PORT');
  prepareDataDir(config);
  const [opened, { serve }] = await Promise.all([openDatabase(config), import('./process/serve.ts')]);
  await serve(config, opened).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

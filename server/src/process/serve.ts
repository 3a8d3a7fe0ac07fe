import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '../app.ts';
import { loadSecret } from '../common/secrets.ts';
import type { Config } from '../config.ts';
import { Database } from '../db/database.ts';
import type { OpenPool } from '../db/pool.ts';
import { seedDemo } from '../db/seed/demo.ts';
import { prepareTenants } from '../db/seed/prepare.ts';
import { indexSchools } from '../domain/search/entry-queries.ts';
import { fillNameSounds } from '../domain/users/name-sounds-queries.ts';
import { readWebBuild } from '../http/web-build.ts';
import { openBus } from '../outside/open-bus.ts';
import { openReplayGuard } from '../outside/open-replay-guard.ts';
import { makeParts, type Parts } from '../parts.ts';
import { openCampus } from './demo-campus.ts';
import { stopExitingOnSignal } from './exit-signals.ts';
import { makeLogger } from './logger.ts';
import { printStartMessage } from './start-message.ts';

/** Time for in-flight requests; the rest of the ten seconds is for jobs and database. */
const REQUESTS_END_MS = 6_000;
const EVERYTHING_ENDS_MS = 9_000;

/** `npm run dev` */
const fromSources = import.meta.url.endsWith('.ts');

/** Listens, and closes everything in order on shutdown. Only tests pass another clock. */
export async function serve(config: Config, opened: OpenPool, clock: () => Date = () => new Date()) {
  const logger = makeLogger(config);
  const database = new Database(opened.pool);
  await prepareTenants(database);
  const [bus, replayGuard] = await Promise.all([
    openBus(config.redisUrl),
    openReplayGuard(config.redisUrl, join(config.dataDir, 'replay')),
  ]);
  const secret = loadSecret(config);
  const campus = config.demo ? await openCampus(config, secret, clock) : undefined;
  const parts = makeParts({
    ...{ config: campus?.allowIn(config) ?? config, database, bus, replayGuard, clock, logger, secret },
  });
  if (campus) {
    await seed(parts);
    await campus.writeAddresses(database);
  }
  const app = await buildApp(parts, {
    web: readWebBuild(),
    checkAnswers: fromSources,
    loopDelayMs: serverLimits.maxEventLoopDelayMs,
  });
  await app.listen({ host: config.host, port: config.port });

  const { port } = app.server.address() as AddressInfo;
  campus?.meet({ ...config, port });

  const ending = new AbortController();
  const begun = begin(ending.signal);
  stopExitingOnSignal();
  closeWithGrace({ delay: EVERYTHING_ENDS_MS, logger }, async ({ err, signal }) => {
    // Ctrl-C sends two signals, one from the terminal and one from npm: the second must not force an exit.
    for (const again of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(again).on(again, () => undefined);
    if (err) logger.fatal({ err }, 'the server ends because of an error');
    else logger.info({ signal }, 'the server ends');
    ending.abort();
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS);
    await app.close();
    clearTimeout(cut);
    await Promise.all([campus?.close(), bus.close(), replayGuard.close(), begun.catch(() => undefined)]);
    await opened.close();
  });
  await begun;
  return { port };

  /** Work the first responses need not wait for; on shutdown it stops after the current step. */
  async function begin(signal: AbortSignal) {
    await printStartMessage({ ...config, port }, database, bus, clock());
    await indexSchools(database, signal);
    await fillNameSounds(database, signal);
    if (!signal.aborted) await parts.jobs.work();
  }
}

async function seed({ database, clock, files, logger }: Parts) {
  const began = performance.now();
  const written = await seedDemo(database, clock(), files);
  if (written) logger.info({ ...written, ms: Math.round(performance.now() - began) }, 'the demo campus was written');
}

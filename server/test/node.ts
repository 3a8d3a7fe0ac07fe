import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import type { OpenPool } from '../src/db/pool.ts';
import type { RunJob } from '../src/jobs/job.ts';
import { Jobs } from '../src/jobs/queue.ts';
import { registry } from '../src/jobs/registry.ts';
import { memoryBus } from '../src/outside/bus.ts';
import { memoryReplayGuard } from '../src/outside/replay-guard.ts';
import { makeParts } from '../src/parts.ts';

/** The parts of a node that works alone on a database. */
export const partsAlone = ({ pool }: OpenPool, env: Record<string, string> = {}) =>
  makeParts({
    config: readConfig(env),
    database: new Database(pool),
    bus: memoryBus(),
    replayGuard: memoryReplayGuard(),
    clock: () => new Date(),
    logger: pino({ level: 'silent' }),
    secret: 'a secret for tests, long enough to be one',
  });

/** A node that works alone on a database, and whose cleanup the test defines. */
export async function aNodeAlone(opened: OpenPool, run: RunJob<'cleanup'>) {
  const parts = partsAlone(opened);
  const { database } = parts;
  const cleanup = { lane: 'long' as const, load: async () => ({ run }) };
  const jobs = new Jobs(parts, () => parts, { ...registry, cleanup });
  await jobs.prepare();
  return { jobs, database };
}

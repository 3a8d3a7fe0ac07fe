import { type JobKind, type JobPayload, jobs as kinds } from '@yizhan/contract/jobs.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { Failure } from '../common/fail.ts';
import type { Db } from '../db/database.ts';
import type { JobParts } from './job.ts';
import { type ClaimedJob, writeHeartbeat, writeProgress } from './queries.ts';
import type { Registry } from './registry.ts';

/** How a run ended, which decides what happens to its row. */
export type Outcome =
  | { end: 'finished'; result: unknown }
  | { end: 'failed'; failure: Failure }
  /** `soon`: it did not fail, so it need not wait. */
  | { end: 'again'; tries: number; soon: boolean };

type Needs = { db: Db; registry: Registry; parts: JobParts; signal: AbortSignal };

export async function run(job: ClaimedJob, { db, registry, parts, signal }: Needs): Promise<Outcome> {
  const { clock, logger } = parts;
  const alive = setInterval(
    () => void writeHeartbeat(db, job.id, clock()).catch(() => undefined),
    jobLimits.heartbeatMs,
  );
  try {
    if (!isKind(job.kind)) throw new Error(`no kind of job is called ${job.kind}`);
    const progress = progressWriter((done, total) => writeProgress(db, job.id, { done, total, now: clock() }));
    const result = await runKind(registry, job.kind, job.payload, { db, now: clock(), parts, progress, signal });
    return { end: 'finished', result };
  } catch (error) {
    // A refusal is final; any other error may be temporary.
    if (error instanceof Failure) {
      logger.warn({ job: job.id, kind: job.kind, tenant: db.tenant, code: error.code }, 'job refused');
      return { end: 'failed', failure: error };
    }
    if (signal.aborted) return { end: 'again', tries: job.tries - 1, soon: true };
    logger.error({ err: error, job: job.id, kind: job.kind, tries: job.tries }, 'job failed');
    if (hasNoAttemptsLeft(job.tries)) return { end: 'failed', failure: new Failure('internal') };
    return { end: 'again', tries: job.tries, soon: false };
  } finally {
    clearInterval(alive);
  }
}

export const hasNoAttemptsLeft = (tries: number) => tries >= jobLimits.maxAttempts;

const isKind = (kind: string): kind is JobKind => Object.hasOwn(kinds, kind);

type RunContext = Omit<Parameters<Awaited<ReturnType<Registry[JobKind]['load']>>['run']>[0], 'payload'>;

async function runKind<K extends JobKind>(registry: Registry, kind: K, payload: unknown, context: RunContext) {
  const { run } = await registry[kind].load();
  return run({ ...context, payload: kinds[kind].parse(payload) as JobPayload<K> });
}

/** Lets the kind clean up after a failure. The job stays failed even if this throws. */
export async function cleanUpAfterFailure(
  job: ClaimedJob,
  failure: Failure,
  { db, registry, parts }: Omit<Needs, 'signal'>,
) {
  const { clock, logger } = parts;
  try {
    if (isKind(job.kind)) await failKind(registry, job.kind, job.payload, { db, now: clock(), parts }, failure);
  } catch (error) {
    logger.error({ err: error, job: job.id, kind: job.kind }, 'nothing cleared up after a failed job');
  }
}

async function failKind<K extends JobKind>(
  registry: Registry,
  kind: K,
  payload: unknown,
  context: Pick<RunContext, 'db' | 'now' | 'parts'>,
  failure: Failure,
) {
  const { failed } = await registry[kind].load();
  await failed?.({ ...context, payload: kinds[kind].parse(payload) as JobPayload<K> }, failure);
}

/** Throttled: readers poll about once a second. */
function progressWriter(write: (done: number, total: number) => Promise<unknown>) {
  let last = Number.NEGATIVE_INFINITY;
  return async (done: number, total: number) => {
    const now = performance.now();
    if (now - last < jobLimits.progressMs && done < total) return;
    last = now;
    await write(done, total);
  };
}

import type { JobKind, JobPayload } from '@yizhan/contract/jobs.ts';
import type { Logger } from 'pino';
import type { Failure } from '../common/fail.ts';
import type { Files } from '../common/files.ts';
import type { Database, Db } from '../db/database.ts';
import type { CardHints } from '../domain/cards/card-hints.ts';
import type { Tenants } from '../domain/tenants/tenants.ts';
import type { Bus } from '../outside/bus.ts';
import type { Foreign } from '../outside/foreign.ts';

/** The parts of the server that jobs use. */
export type JobParts = {
  database: Database;
  bus: Bus;
  clock: () => Date;
  logger: Logger;
  tenants: Pick<Tenants, 'all'>;
  files: Pick<Files, 'sweep'>;
  foreign: Foreign;
  cardHints: CardHints;
};

/** What a job is given. */
export type JobRun<K extends JobKind> = {
  db: Db;
  payload: JobPayload<K>;
  now: Date;
  parts: JobParts;
  /** Tells the person who waits; may be called as often as one likes. */
  progress(done: number, total: number): Promise<void>;
  /** The server ends: a long job stops here and is run again later. */
  signal: AbortSignal;
};

/** May run a second time after its node died: it has to come to the same end. What it answers is kept for its owner. */
export type RunJob<K extends JobKind> = (work: JobRun<K>) => Promise<unknown>;

/** What follows when it has failed for good: refused, broken too often, or lost with its nodes. */
export type OnJobFailed<K extends JobKind> = (
  work: Pick<JobRun<K>, 'db' | 'payload' | 'now' | 'parts'>,
  failure: Failure,
) => Promise<void>;

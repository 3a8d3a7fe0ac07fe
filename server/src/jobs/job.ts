import type { JobKind, JobPayload } from '@yizhan/contract/jobs.ts';
import type { Logger } from 'pino';
import type { Failure } from '../common/fail.ts';
import type { Files } from '../common/files.ts';
import type { Secrets } from '../common/secrets.ts';
import type { SensitiveWords } from '../common/sensitive-words.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import type { BulkLists } from '../domain/bulk/list.ts';
import type { CardHints } from '../domain/cards/card-hints.ts';
import type { Tenants } from '../domain/tenants/tenants.ts';
import type { Bus } from '../outside/bus.ts';
import type { Foreign } from '../outside/foreign.ts';

export type StartOptions = {
  /** The person who waits for it and may query its progress. */
  ownerId?: string;
  at?: Date;
  /** While a job with this key is pending or running, it is reused. */
  uniqueKey?: string;
};

/** Starts a job; inside a transaction only if that commits. Returns the job's id. */
type StartJob = <K extends JobKind>(db: Db, kind: K, payload: JobPayload<K>, options?: StartOptions) => Promise<string>;

/** The parts of the server that jobs use. */
export type JobParts = {
  config: Pick<Config, 'microAppOrigins' | 'databaseUrl' | 'publicUrl' | 'host' | 'port'>;
  database: Database;
  bus: Bus;
  clock: () => Date;
  logger: Logger;
  tenants: Pick<Tenants, 'all' | 'open'>;
  files: Pick<Files, 'sweep' | 'save' | 'remove' | 'inScratch' | 'copyTo' | 'keepMade'>;
  words: Pick<SensitiveWords, 'findAll'>;
  bulkLists: BulkLists;
  foreign: Foreign;
  cardHints: CardHints;
  secrets: Pick<Secrets, 'open'>;
  jobs: { start: StartJob };
};

/** The input of a job. */
export type JobRun<K extends JobKind> = {
  db: Db;
  payload: JobPayload<K>;
  now: Date;
  parts: JobParts;
  /** Reports progress to the owner; may be called as often as needed. */
  progress(done: number, total: number): Promise<void>;
  /** Aborted at shutdown: a long job stops here and is run again later. */
  signal: AbortSignal;
};

/** Must be idempotent: it may run again after its node died. Its result is stored for its owner. */
export type RunJob<K extends JobKind> = (work: JobRun<K>) => Promise<unknown>;

/** Called when the job has failed for good: refused, out of retries, or lost with its nodes. */
export type OnJobFailed<K extends JobKind> = (
  work: Pick<JobRun<K>, 'db' | 'payload' | 'now' | 'parts'>,
  failure: Failure,
) => Promise<void>;

import { randomUUID } from 'node:crypto';
import { type JobKind, type JobPayload, jobs as kinds } from '@yizhan/contract/jobs.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type PgBoss from 'pg-boss';
import { Failure } from '../common/fail.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { DEFAULT_TENANT } from '../domain/tenants/tenants.ts';
import { inside, openBoss } from './boss.ts';
import type { JobParts, StartOptions } from './job.ts';
import * as rows from './queries.ts';
import { registry as all, daily, type Lane, onDemand, places, type Registry, regular } from './registry.ts';
import { cleanUpAfterFailure, hasNoAttemptsLeft, type Outcome, run } from './run.ts';
import { lastDailyStart, lastIntervalStart } from './schedule.ts';
import { WakeSignal } from './wake-signal.ts';

type Environment = Pick<JobParts, 'database' | 'bus' | 'clock' | 'logger'> & {
  config: Pick<Config, 'databaseUrl'>;
};

type QueueEntry = { lane: Lane; jobId: string; queueId: string; startAfter?: Date };

type Place = { lane: Lane; signal: WakeSignal };

type SelfStarting = (typeof daily)[number]['kind'] | (typeof regular)[number]['kind'];

const MINUTE_MS = 60_000;
/** Delay before looking for a new job, so that the transaction that starts it can commit. */
const COMMIT_MS = 100;
const LONGEST_SECONDS = 23 * 3600;
/** Our own row counts the tries, see run.ts. */
const QUEUE_TRIES = 1_000_000;

const instances = new WeakMap<Database, Promise<PgBoss>>();

/** Background jobs: enqueued in the caller's transaction, run once by some node, with progress in their own row. */
export class Jobs {
  private readonly places = places.map((lane) => ({ lane, signal: new WakeSignal() }));
  private readonly ending = new AbortController();
  private loops: Promise<void>[] = [];
  private minute: NodeJS.Timeout | undefined;
  private stopped: Promise<void> | undefined;
  private readonly begun = new Map<JobKind, number>();

  constructor(
    private readonly environment: Environment,
    private readonly parts: () => JobParts,
    private readonly registry: Registry = all,
  ) {
    environment.bus.subscribe('job.waiting', ({ lane }) => {
      const wake = () => {
        for (const place of this.places) if (place.lane === lane) place.signal.wake();
      };
      setTimeout(wake, COMMIT_MS).unref();
    });
  }

  /** Creates the queue's tables; call before the first `start`. */
  async prepare(): Promise<void> {
    await this.boss();
  }

  /** Returns the job's id, to query its progress. Inside a transaction the job starts only if that commits. */
  async start<K extends JobKind>(db: Db, kind: K, payload: JobPayload<K>, options: StartOptions = {}): Promise<string> {
    await this.boss();
    const { lane } = this.registry[kind];
    const now = this.environment.clock();
    const { ownerId = null, uniqueKey = null, at: dueAt = now } = options;
    const queueId = randomUUID();
    const id = await db.transaction(async (tx) => {
      const job = { kind, payload: kinds[kind].parse(payload), ownerId, uniqueKey, queueId, now, dueAt };
      const created = await rows.insertJob(tx, job);
      if (!created) return (uniqueKey && (await rows.findByUniqueKey(tx, kind, uniqueKey))?.id) ?? undefined;
      await this.enqueue(tx, { lane, jobId: created.id, queueId, ...(dueAt > now && { startAfter: dueAt }) });
      return created.id;
    });
    // The existing job ended at this very moment, so a new one is needed after all.
    if (!id) return this.start(db, kind, payload, options);
    this.environment.bus.publish('job.waiting', { lane });
    return id;
  }

  /** Whether a failed job of this kind can be run again by itself. */
  mayRestart(kind: string): boolean {
    return Object.hasOwn(this.registry, kind) && !this.registry[kind as JobKind].restartedByOwner;
  }

  /** Runs a failed job again, with all its attempts. False if it is not failed any more, or its like is pending. */
  async restart(db: Db, id: string): Promise<boolean> {
    const queueId = randomUUID();
    const restarted = await db.transaction(async (tx) => {
      const job = await rows.reviveJob(tx, id, { queueId, now: this.environment.clock() });
      if (!job) return undefined;
      const { lane } = this.registry[job.kind as JobKind];
      await this.enqueue(tx, { lane, jobId: id, queueId });
      return { lane };
    });
    if (restarted) this.environment.bus.publish('job.waiting', restarted);
    return restarted !== undefined;
  }

  private async enqueue(tx: Db, { lane, jobId, queueId, startAfter }: QueueEntry) {
    const boss = await this.boss();
    await boss.send(
      lane,
      { tenantId: tx.tenant, jobId },
      {
        ...inside(tx),
        id: queueId,
        ...(startAfter && { startAfter }),
        expireInSeconds: LONGEST_SECONDS,
        retryLimit: QUEUE_TRIES,
        retryDelay: jobLimits.retrySeconds,
      },
    );
  }

  /** Starts running jobs on this node. `alone`: no other node uses this database. */
  async work({ alone = this.environment.config.databaseUrl === undefined } = {}): Promise<void> {
    await this.requeueLost(alone ? 0 : jobLimits.lostAfterMs);
    this.loops = this.places.map((place) => this.loop(place));
    this.minute = setInterval(() => void this.everyMinute(), MINUTE_MS).unref();
  }

  /** Running jobs are aborted and given some seconds; those that do not end are run again by the next node. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  private async end() {
    clearInterval(this.minute);
    this.ending.abort();
    for (const { signal } of this.places) signal.wake();
    const patience = new Promise((resolve) => setTimeout(resolve, jobLimits.stopTimeoutMs).unref());
    await Promise.race([Promise.all(this.loops), patience]);
  }

  /** Runs a school's due jobs by the server's clock, one after the other, and returns how many. */
  async runDue(tenantId: string): Promise<number> {
    const db = this.environment.database.of(tenantId);
    const due = await rows.listDue(db, this.environment.clock());
    for (const { id } of due) await this.runJob(db, id);
    return due.length;
  }

  /** Requeues lost jobs; one that was lost too often has failed. */
  async requeueLost(silentMs: number): Promise<void> {
    const since = new Date(this.environment.clock().getTime() - silentMs);
    for (const lost of await rows.listStalledJobs(this.environment.database.across, since)) {
      const db = this.environment.database.of(lost.tenantId);
      const claimed = await db.transaction(async (tx) => {
        const job = await rows.lockStalledJob(tx, lost.id, since);
        if (!job) return undefined;
        const outcome: Outcome = hasNoAttemptsLeft(job.tries) ? gaveUp : { end: 'again', tries: job.tries, soon: true };
        await this.writeOutcome(tx, job, outcome);
        return { job, outcome };
      });
      if (claimed) await this.afterOutcome(db, claimed.job, claimed.outcome);
    }
  }

  /** Starts the daily jobs that are due and that no node has started yet. */
  async startDaily(): Promise<void> {
    for (const { kind, at } of daily) await this.startAt(lastDailyStart(at, this.environment.clock()), kind);
  }

  /** The same for jobs repeated every few minutes; one still running is not started twice. */
  async startRegular(): Promise<void> {
    const { clock, database } = this.environment;
    for (const job of regular)
      if (!('when' in job) || (await job.when(database.across)))
        await this.startAt(lastIntervalStart(job.everyMs, clock()), job.kind, { uniqueKey: 'regular' });
  }

  /** What was due while no job ran: its own job died, or the one before had just had its last look. */
  async startOnDemand(): Promise<void> {
    const { database, clock } = this.environment;
    for (const { kind, listTenants } of onDemand)
      for (const tenantId of await listTenants(database.across, clock()))
        await this.start(database.of(tenantId), kind, {}, { uniqueKey: 'due' });
  }

  private async startAt(time: Date, kind: SelfStarting, options: StartOptions = {}) {
    if (this.begun.get(kind) === time.getTime()) return;
    await this.environment.database.of(DEFAULT_TENANT).transaction(async (tx) => {
      await rows.lockDaily(tx, kind);
      if (!(await rows.startedSince(tx, kind, time))) await this.start(tx, kind, {}, options);
    });
    this.begun.set(kind, time.getTime());
  }

  private boss(): Promise<PgBoss> {
    const { database } = this.environment;
    const boss = instances.get(database) ?? openBoss(database.pool);
    instances.set(database, boss);
    return boss;
  }

  private async everyMinute() {
    try {
      await this.requeueLost(jobLimits.lostAfterMs);
      await this.startDaily();
      await this.startRegular();
      await this.startOnDemand();
    } catch (err) {
      this.environment.logger.warn({ err }, 'the look after the jobs failed; the next minute tries again');
    }
  }

  private async loop({ lane, signal }: Place) {
    const boss = await this.boss();
    while (!this.ending.signal.aborted) {
      try {
        const [next] = await boss.fetch<{ tenantId: string; jobId: string }>(lane);
        if (next)
          await this.runJob(this.environment.database.of(next.data.tenantId), next.data.jobId, {
            lane,
            queueId: next.id,
          });
        else await signal.wait(jobLimits.pollMs);
      } catch (err) {
        this.environment.logger.warn({ err }, 'a job could not be taken; the next look tries again');
        await signal.wait(jobLimits.pollMs);
      }
    }
  }

  private async runJob(db: Db, id: string, entry?: { lane: Lane; queueId: string }) {
    const job = await rows.claimJob(db, id, this.environment.clock());
    if (!job) return entry && this.putBack(db, id, entry);
    const { registry, ending } = this;
    const outcome = await run(job, { db, registry, parts: this.parts(), signal: ending.signal });
    await db.transaction((tx) => this.writeOutcome(tx, job, outcome));
    await this.afterOutcome(db, job, outcome);
  }

  /** Another node has run it, or its school is suspended: then it is looked at again later. */
  private async putBack(db: Db, id: string, { lane, queueId }: { lane: Lane; queueId: string }) {
    const boss = await this.boss();
    const next = randomUUID();
    await db.transaction(async (tx) => {
      await boss.deleteJob(lane, queueId, inside(tx));
      if (!(await rows.restJob(tx, id, next))) return;
      const startAfter = new Date(this.environment.clock().getTime() + jobLimits.restMs);
      await this.enqueue(tx, { lane, jobId: id, queueId: next, startAfter });
    });
  }

  /** Follow-up after the outcome is committed. */
  private async afterOutcome(db: Db, job: rows.ClaimedJob, outcome: Outcome) {
    if (outcome.end === 'failed')
      await cleanUpAfterFailure(job, outcome.failure, { db, registry: this.registry, parts: this.parts() });
    if (outcome.end !== 'again' && job.ownerId)
      this.environment.bus.publish('hint', { tenantId: db.tenant, topic: 'job', userIds: [job.ownerId] });
  }

  /** The row and the queue entry change together. */
  private async writeOutcome(db: Db, job: rows.ClaimedJob, outcome: Outcome) {
    const boss = await this.boss();
    const lane = this.registry[job.kind as JobKind]?.lane ?? 'quick';
    const now = this.environment.clock();
    switch (outcome.end) {
      case 'finished':
        await rows.finishJob(db, job.id, outcome.result, now);
        return boss.deleteJob(lane, job.queueId, inside(db));
      case 'failed':
        await rows.failJob(db, job.id, outcome.failure, now);
        return boss.deleteJob(lane, job.queueId, inside(db));
      case 'again':
        await rows.requeueJob(db, job.id, outcome.tries);
        if (!outcome.soon) return boss.fail(lane, job.queueId, {}, inside(db));
        await boss.cancel(lane, job.queueId, inside(db));
        return boss.resume(lane, job.queueId, inside(db));
    }
  }
}

const gaveUp: Outcome = { end: 'failed', failure: new Failure('internal') };

import type { JobKind } from '@yizhan/contract/jobs.ts';
import type { FailureParams } from '../common/fail.ts';
import type { CrossTenantDb, Db } from '../db/database.ts';
import { json, sql, tenant } from '../db/sql.ts';

type NewJob = {
  kind: JobKind;
  payload: unknown;
  ownerId: string | null;
  uniqueKey: string | null;
  queueId: string;
  now: Date;
  dueAt: Date;
};

export type ClaimedJob = {
  id: string;
  kind: string;
  payload: unknown;
  ownerId: string | null;
  tries: number;
  queueId: string;
};
export type StalledJob = { id: string; tenantId: string; kind: string };

/** Undefined when a job with the same key is pending or running. */
export const insertJob = (db: Db, j: NewJob) =>
  db.maybe<{ id: string }>(sql`
    insert into job (tenant_id, kind, owner_id, payload, once, queue_id, created_at, due_at)
    values (${tenant}, ${j.kind}, ${j.ownerId}, ${json(j.payload)}, ${j.uniqueKey}, ${j.queueId}, ${j.now}, ${j.dueAt})
    on conflict (tenant_id, kind, once) where state in ('waiting', 'running') do nothing
    returning id`);

export const findByUniqueKey = (db: Db, kind: JobKind, uniqueKey: string) =>
  db.maybe<{ id: string }>(sql`
    select id from job
    where tenant_id = ${tenant} and kind = ${kind} and once = ${uniqueKey} and state in ('waiting', 'running')`);

const isSuspended = sql`exists (select from tenant t where t.id = ${tenant} and t.suspended_at is not null)`;

/** Only one node gets the row; that of a suspended school, nobody. */
export const claimJob = (db: Db, id: string, now: Date) =>
  db.maybe<ClaimedJob>(sql`
    update job set state = 'running', tries = tries + 1, started_at = ${now}, alive_at = ${now}
    where tenant_id = ${tenant} and id = ${id} and state = 'waiting' and not ${isSuspended}
    returning id, kind, payload, owner_id as "ownerId", tries, queue_id as "queueId"`);

export const writeHeartbeat = (db: Db, id: string, now: Date) =>
  db.run(sql`update job set alive_at = ${now} where tenant_id = ${tenant} and id = ${id} and state = 'running'`);

export const writeProgress = (db: Db, id: string, { done, total, now }: { done: number; total: number; now: Date }) =>
  db.run(sql`
    update job set done = ${done}, total = ${total}, alive_at = ${now}
    where tenant_id = ${tenant} and id = ${id} and state = 'running'`);

export const finishJob = (db: Db, id: string, result: unknown, now: Date) =>
  db.run(sql`
    update job set state = 'finished', result = ${json(result ?? null)}, done = total, ended_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

export const failJob = (db: Db, id: string, failure: { code: string; params: FailureParams }, now: Date) =>
  db.run(sql`
    update job set state = 'failed', failure = ${failure.code}, result = ${json(failure.params)}, ended_at = ${now}
    where tenant_id = ${tenant} and id = ${id}`);

/** Back into the queue; `tries` counts only failures. */
export const requeueJob = (db: Db, id: string, tries: number) =>
  db.run(sql`
    update job set state = 'waiting', tries = ${tries}, alive_at = null
    where tenant_id = ${tenant} and id = ${id} and state = 'running'`);

/** A due job of a suspended school waits on, under another queue entry. */
export const restJob = (db: Db, id: string, queueId: string) =>
  db.maybe<{ id: string }>(sql`
    update job set queue_id = ${queueId}
    where tenant_id = ${tenant} and id = ${id} and state = 'waiting' and ${isSuspended} returning id`);

/** A failed job waits again, unless one with its key does already. */
export const reviveJob = (db: Db, id: string, { queueId, now }: { queueId: string; now: Date }) =>
  db.maybe<{ kind: string }>(sql`
    update job j set state = 'waiting', tries = 0, done = 0, failure = null, result = null, queue_id = ${queueId},
      due_at = ${now}, started_at = null, alive_at = null, ended_at = null
    where j.tenant_id = ${tenant} and j.id = ${id} and j.state = 'failed'
      and (j.once is null or not exists (
        select from job o
        where o.tenant_id = j.tenant_id and o.kind = j.kind and o.once = j.once and o.state in ('waiting', 'running')))
    returning j.kind`);

/** Running without a heartbeat, or handed out and never begun, since before `since`. */
export const listStalledJobs = (across: CrossTenantDb, since: Date) =>
  across.many<StalledJob>(sql`
    select j.id, j.tenant_id as "tenantId", j.kind from job j
    where j.state = 'running' and j.alive_at < ${since}
    union all
    select j.id, j.tenant_id, j.kind from pgboss.job q join job j on j.queue_id = q.id
    where q.state = 'active' and q.started_on < ${since} and j.state = 'waiting'
    limit 500`);

/** Locks a lost job, unless another node has just requeued it. */
export const lockStalledJob = (db: Db, id: string, since: Date) =>
  db.maybe<ClaimedJob>(sql`
    select id, kind, payload, owner_id as "ownerId", tries, queue_id as "queueId" from job
    where tenant_id = ${tenant} and id = ${id} and (state = 'waiting' or (state = 'running' and alive_at < ${since}))
    for update`);

export const listDue = (db: Db, now: Date) =>
  db.many<{ id: string }>(sql`
    select id from job where tenant_id = ${tenant} and state = 'waiting' and due_at <= ${now} and not ${isSuspended}
    order by due_at, id`);

export const startedSince = (db: Db, kind: JobKind, since: Date) =>
  db.maybe(sql`select id from job where tenant_id = ${tenant} and kind = ${kind} and created_at >= ${since} limit 1`);

/** One node at a time decides whether a daily job is due. */
export const lockDaily = (db: Db, kind: JobKind) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext(${tenant}), hashtext(${`daily ${kind}`}))`);

import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { CanSeeAttached } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { Counts, JobRecord } from './job.ts';

const columns = sql`id, key, owner_id as "ownerId", kind, list, file_name as "fileName", is_dry as "isDry", params,
  upload_id as "uploadId", source_id as "sourceId", state, total, done, inserted, updated, skipped, failed, failure,
  file_id as "fileId", undone_at as "undoneAt",
  exists (select 1 from bulk_job later where later.tenant_id = ${tenant} and later.owner_id = bulk_job.owner_id
    and later.source_id = bulk_job.id) as "isFollowed", created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt"`;

type NewJob = Pick<JobRecord, 'key' | 'ownerId' | 'kind' | 'list' | 'fileName' | 'isDry' | 'params'> &
  Partial<Pick<JobRecord, 'uploadId' | 'sourceId' | 'total'>> & { now: Date };

/** Undefined while another job of this person runs in this list. */
export const insertJob = (db: Db, j: NewJob) =>
  db.maybe<{ id: string }>(sql`
    insert into bulk_job (tenant_id, owner_id, key, kind, list, file_name, is_dry, params, upload_id, source_id, total, created_at)
    values (${tenant}, ${j.ownerId}, ${j.key}, ${j.kind}, ${j.list}, ${j.fileName}, ${j.isDry}, ${json(j.params)},
      ${j.uploadId ?? null}, ${j.sourceId ?? null}, ${j.total ?? 0}, ${j.now})
    on conflict (tenant_id, owner_id, list) where state in ('waiting', 'running') do nothing
    returning id`);

export const findJob = (db: Db, id: string) =>
  db.maybe<JobRecord>(sql`select ${columns} from bulk_job where tenant_id = ${tenant} and id = ${id}`);

/** The job with this key, if it is this person's own. */
export const findOwnJob = (db: Db, ownerId: string, key: string) =>
  db.maybe<JobRecord>(
    sql`select ${columns} from bulk_job where tenant_id = ${tenant} and key = ${key} and owner_id = ${ownerId}`,
  );

/** Undefined for a job that has ended, or was cancelled before it began. */
export const beginJob = (db: Db, id: string, now: Date) =>
  db.maybe<JobRecord>(sql`
    update bulk_job set state = 'running', started_at = coalesce(started_at, ${now})
    where tenant_id = ${tenant} and id = ${id} and state in ('waiting', 'running')
    returning ${columns}`);

/** Adds to the counts of a running job, and answers whether its owner wants it to end. */
export async function addCounts(db: Db, id: string, { total, ...add }: Counts & { total: number }): Promise<boolean> {
  const row = await db.maybe<{ isCancelled: boolean }>(sql`
    update bulk_job set done = done + ${add.done}, inserted = inserted + ${add.inserted},
      skipped = skipped + ${add.skipped}, failed = failed + ${add.failed}, total = greatest(total, ${total}, done + ${add.done})
    where tenant_id = ${tenant} and id = ${id} and state = 'running'
    returning is_cancelled as "isCancelled"`);
  return row?.isCancelled ?? true;
}

type JobEnd = {
  state: 'finished' | 'failed' | 'cancelled';
  failure?: NonNullable<JobRecord['failure']>;
  fileId?: string;
  now: Date;
};

/** Ends a job; what has ended already stays as it is. */
export const endJob = (db: Db, id: string, { state, failure, fileId, now }: JobEnd) =>
  db.maybe<{ ownerId: string; list: string }>(sql`
    update bulk_job set state = ${state}, failure = ${failure ? json(failure) : null}, file_id = ${fileId ?? null},
      total = case when ${state} = 'finished' then done else greatest(total, done) end,
      started_at = coalesce(started_at, ${now}), ended_at = ${now}
    where tenant_id = ${tenant} and id = ${id} and state in ('waiting', 'running')
    returning owner_id as "ownerId", list`);

/** One that has begun ends itself after its batch; one that still waits has nobody to notice it, and is over. */
export const cancelJob = (db: Db, id: string, now: Date) =>
  db.run(sql`
    update bulk_job set is_cancelled = true, state = case state when 'waiting' then 'cancelled' else state end,
      started_at = coalesce(started_at, case state when 'waiting' then ${now}::timestamptz end),
      ended_at = case state when 'waiting' then ${now}::timestamptz end
    where tenant_id = ${tenant} and id = ${id} and state in ('waiting', 'running')`);

/** A dry run that begins again writes its failures again. */
export const resetJob = (db: Db, id: string) =>
  db.run(sql`
    with gone as (delete from bulk_failure where tenant_id = ${tenant} and job_id = ${id})
    update bulk_job set done = 0, inserted = 0, skipped = 0, failed = 0 where tenant_id = ${tenant} and id = ${id}`);

/** A dry run of mended rows begins with what the one before it found out about all others. */
export const beginFrom = (db: Db, id: string, { tried, mended }: { tried: string; mended: readonly number[] }) =>
  db.run(sql`
    with kept as (
      insert into bulk_failure (tenant_id, job_id, row, cells, errors)
      select ${tenant}, ${id}, row, cells, errors from bulk_failure
      where tenant_id = ${tenant} and job_id = ${tried} and row <> all(${mended}::int[]))
    update bulk_job set done = t.done - ${mended.length}, inserted = t.inserted, skipped = t.skipped, failed = t.failed - ${mended.length}
    from bulk_job t where bulk_job.tenant_id = ${tenant} and bulk_job.id = ${id} and t.tenant_id = ${tenant} and t.id = ${tried}`);

export const markUndone = (db: Db, id: string, now: Date) =>
  db.run(sql`update bulk_job set undone_at = ${now} where tenant_id = ${tenant} and id = ${id} and undone_at is null`);

type OwnJobs = { since: Date; kind?: string | undefined };

/** An import is one row, however often it was tried: of its dry runs the newest, until it begins. */
const ownJobs = (ownerId: string, { since, kind }: OwnJobs) => sql`
  from bulk_job where tenant_id = ${tenant} and owner_id = ${ownerId} and created_at >= ${since}
    and (${kind ?? null}::text is null or kind = ${kind ?? null})
    and not (is_dry and exists (select 1 from bulk_job newer where newer.tenant_id = ${tenant}
      and newer.owner_id = bulk_job.owner_id and newer.id > bulk_job.id and newer.upload_id = bulk_job.upload_id))`;

export const listOwnJobs = (
  db: Db,
  ownerId: string,
  { size, offset, ...q }: OwnJobs & { size: number; offset: number },
) => db.many<JobRecord>(sql`select ${columns} ${ownJobs(ownerId, q)} order by id desc limit ${size} offset ${offset}`);

export const countOwnJobs = async (db: Db, ownerId: string, q: OwnJobs) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n ${ownJobs(ownerId, q)}`)).n;

const HOUR_MS = 3_600_000;

/** The file of a job is its owner's, for a day. */
export const canSeeBulkJob: CanSeeAttached = async (db, person, id, now) =>
  person !== undefined &&
  (await db.maybe(sql`
    select 1 from bulk_job where tenant_id = ${tenant} and id = ${id} and owner_id = ${person.id}
      and ended_at > ${new Date(now.getTime() - bulkLimits.fileHours * HOUR_MS)}`)) !== undefined;

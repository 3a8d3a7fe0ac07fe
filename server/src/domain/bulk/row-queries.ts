import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';
import type { RowError } from './read-cell.ts';

export type FailureRecord = { row: number; cells: Record<string, string>; errors: RowError[] };

/** The numbers of the batches that are written. */
export const listWritten = async (db: Db, jobId: string): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.many<{ number: number }>(
        sql`select number from bulk_batch where tenant_id = ${tenant} and job_id = ${jobId}`,
      )
    ).map(({ number }) => number),
  );

type Batch = { jobId: string; number: number; written: readonly { n: number; id: string }[] };

export const insertBatch = (db: Db, { jobId, number, written }: Batch) =>
  db.run(sql`
    insert into bulk_batch (tenant_id, job_id, number, rows, ids)
    values (${tenant}, ${jobId}, ${number}, ${written.map(({ n }) => n)}::int[], ${written.map(({ id }) => id)}::bigint[])`);

/** Failures as the text of a JSON array. */
export const insertFailures = (db: Db, jobId: string, failures: string) =>
  db.run(sql`
    insert into bulk_failure (tenant_id, job_id, row, cells, errors)
    select ${tenant}, ${jobId}, f.row, f.cells, f.errors
    from jsonb_to_recordset(${failures}::jsonb) as f(row int, cells jsonb, errors jsonb)
    on conflict (job_id, row) do nothing`);

export const insertFailure = (db: Db, jobId: string, failure: FailureRecord) =>
  insertFailures(db, jobId, json([failure]));

export const listFailures = (db: Db, jobId: string, { size, offset }: { size: number; offset: number }) =>
  db.many<FailureRecord>(sql`
    select row, cells, errors from bulk_failure
    where tenant_id = ${tenant} and job_id = ${jobId} order by row limit ${size} offset ${offset}`);

/** Those behind a row, for a reader that goes through all of them. */
export const listFailuresAfter = (db: Db, jobId: string, after: number, size: number) =>
  db.many<FailureRecord>(sql`
    select row, cells, errors from bulk_failure
    where tenant_id = ${tenant} and job_id = ${jobId} and row > ${after} order by row limit ${size}`);

export const findFailures = (db: Db, jobId: string, rows: readonly number[]) =>
  db.many<FailureRecord>(sql`
    select row, cells, errors from bulk_failure
    where tenant_id = ${tenant} and job_id = ${jobId} and row = any(${rows}::int[]) order by row`);

/** The last batch of an import that is not taken back yet, locked. */
export const nextToUndo = (db: Db, jobId: string) =>
  db.maybe<{ number: number; rows: number[]; ids: string[] }>(sql`
    select number, rows, ids::text[] as ids from bulk_batch
    where tenant_id = ${tenant} and job_id = ${jobId} order by number desc limit 1 for update`);

export const deleteBatch = (db: Db, jobId: string, number: number) =>
  db.run(sql`delete from bulk_batch where tenant_id = ${tenant} and job_id = ${jobId} and number = ${number}`);

export const countWritten = async (db: Db, jobId: string) =>
  (
    await db.one<{ n: number }>(sql`
      select coalesce(sum(cardinality(ids)), 0)::int as n from bulk_batch where tenant_id = ${tenant} and job_id = ${jobId}`)
  ).n;

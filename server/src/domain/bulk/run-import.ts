import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fail } from '../../common/fail.ts';
import { insertSensitiveHits } from '../../common/sensitive-words/sensitive-word-queries.ts';
import { findWords, refusedFor, type TextFound } from './batch-words.ts';
import { type BulkEnd, type BulkRun, readable } from './bulk-run.ts';
import { BulkThread, type ImportBatch, type ImportTask } from './bulk-thread.ts';
import { DryTally } from './dry-tally.ts';
import { type ImportParams, importParams, type JobRecord, mendedCells } from './job.ts';
import type { Importing, RefusedRow } from './list.ts';
import { addCounts, beginFrom, findJob, resetJob } from './queries.ts';
import { planRows } from './row-plan.ts';
import { type FailureRecord, insertBatch, insertFailure, insertFailures, listWritten } from './row-queries.ts';
import { findUpload } from './upload-queries.ts';

type Import = {
  job: JobRecord;
  params: ImportParams;
  importing: Importing;
  thread: BulkThread;
  /** What a dry run would have written; empty otherwise. */
  tally: DryTally;
};

/** Goes through the file batch by batch. After a restart it passes over the batches that were written. */
export async function runImport(run: BulkRun, job: JobRecord): Promise<BulkEnd> {
  const { db, list, files } = run;
  const params = importParams.parse(job.params);
  const importing = list.importing ?? fail('not_found');
  const { mended = [], tried } = params;
  // A dry run leaves nothing behind that it could go on from.
  if (job.isDry) await resetJob(db, job.id);
  if (tried !== undefined) await beginFrom(db, job.id, { tried, mended: mended.map(({ row }) => row) });
  const tally = new DryTally(importing, tried === undefined ? 0 : ((await findJob(db, job.id))?.inserted ?? 0));
  const written = job.isDry ? new Set<number>() : await listWritten(db, job.id);
  const plan = planRows(list, params, (await importing.options?.(db, askerOf(params))) ?? {});
  const go = async (source: ImportTask['source']) => {
    const thread = new BulkThread({ is: 'import', source, headerLine: params.headerLine, plan, mended });
    try {
      return await readable(goThrough(run, { job, params, importing, thread, tally }, written));
    } finally {
      await thread.close();
    }
  };
  if (params.rows) return go({ rows: params.rows });
  const upload = await findUpload(db, { ownerId: job.ownerId, list: list.code, id: job.uploadId ?? '0' });
  if (!upload) fail('not_found');
  return files.inScratch(async (path) => {
    await files.copyTo(path, upload.file);
    return go({ path, kind: kindOf(upload.name), sheet: params.sheet });
  });
}

const askerOf = ({ asker: { id, menus, deptId } }: ImportParams) => ({ id, menus: new Set(menus), deptId });

export const kindOf = (name: string) => (/\.xls$/i.test(name) ? 'xls' : 'xlsx');

async function goThrough(run: BulkRun, work: Import, written: ReadonlySet<number>): Promise<BulkEnd> {
  const atOnce = work.importing.isIndependent && !work.params.stops ? bulkLimits.batchesAtOnce : 1;
  const writing: Promise<BulkEnd | undefined>[] = [];
  let rows = 0;
  try {
    for await (const batch of batchesOf(work.thread)) {
      rows += batch.size;
      if (rows > bulkLimits.maxRows) fail('bulk_too_many_rows', { most: bulkLimits.maxRows });
      if (written.has(batch.number)) continue;
      run.signal.throwIfAborted();
      writing.push(awaitedLater(writeBatch(run, work, batch)));
      // The oldest first: the thread has the cells of the last few batches only.
      const end = writing.length < atOnce ? undefined : await writing.shift();
      if (end) return end;
    }
    while (writing.length > 0) {
      const end = await writing.shift();
      if (end) return end;
    }
  } finally {
    // A job has not ended while something of it is still being written.
    await Promise.allSettled(writing);
  }
  if (rows === 0) fail('bulk_no_rows');
  return { state: 'finished' };
}

/** The next ones are read and checked while one is written. */
async function* batchesOf(thread: BulkThread): AsyncGenerator<ImportBatch> {
  const ahead = Array.from({ length: bulkLimits.batchesAhead }, () => askBatch(thread));
  for (;;) {
    const answer = await ahead.shift();
    if (answer?.is !== 'batch') return;
    yield answer.batch;
    ahead.push(askBatch(thread));
  }
}

function askBatch(thread: BulkThread) {
  return awaitedLater(thread.ask({ ask: 'batch' }));
}

/** One of several is awaited at a time, and tells of the failure then. */
function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

type Refusals = { without: number[]; duplicates: number; wrong: RefusedRow[] };

/** What the database and the words have against rows of the batch: a key that is there is a duplicate, all else a failure. */
async function refusalsOf(
  db: BulkRun['db'],
  run: BulkRun,
  { job, importing, tally }: Import,
  batch: ImportBatch & { texts: readonly TextFound[] },
): Promise<Refusals> {
  const refused = refusedFor(batch.texts);
  const numbers = new Set(refused.map(({ n }) => n));
  const isAsked = batch.validCount > numbers.size && (job.isDry || !importing.skipsExisting);
  const rows = withoutRows(batch.valid, numbers);
  const there = isAsked ? await importing.existing(db, rows, tally.acceptedFor(rows)) : [];
  const duplicates = new Set(
    there.flatMap(({ n, column, reason }) => (!reason && run.list.keys.includes(column) ? [n] : [])),
  );
  const others = [...refused, ...there].filter(({ n }) => !duplicates.has(n));
  const wrong = [...new Map(others.map((one) => [one.n, one])).values()];
  return { without: [...duplicates, ...wrong.map(({ n }) => n)], duplicates: duplicates.size, wrong };
}

/** A row that is refused already is not there for a row below it. */
const withoutRows = (rows: string, numbers: ReadonlySet<number>) =>
  numbers.size === 0 ? rows : JSON.stringify((JSON.parse(rows) as { n: number }[]).filter(({ n }) => !numbers.has(n)));

/** Only the mended rows are tried again; those of the file are read once more for their keys and names. */
async function passOver(run: BulkRun, work: Import, batch: ImportBatch): Promise<undefined> {
  if (!work.tally.isNeeded) return;
  const texts = await wordsOf(run, work, batch);
  const { without } = await refusalsOf(run.db, run, work, { ...batch, texts });
  work.tally.add(batch.valid, without);
}

const wordsOf = ({ words, db }: BulkRun, { importing }: Import, { valid }: ImportBatch) =>
  findWords(words, db.tenant, importing, valid);

/** One transaction: its rows, its failures and the counts, or nothing. */
async function writeBatch(run: BulkRun, work: Import, batch: ImportBatch): Promise<BulkEnd | undefined> {
  const { job, params, importing } = work;
  if (params.tried !== undefined && !batch.isMended) return passOver(run, work, batch);
  const texts = await wordsOf(run, work, batch);
  return run.db.transaction(async (db) => {
    const refusals = await refusalsOf(db, run, work, { ...batch, texts });
    if (!job.isDry) await recordWords(db, work, { texts, now: run.clock() });
    const wrong = await failuresOf(work, batch, refusals.wrong);
    if (params.stops) {
      const first = firstOf(batch, wrong);
      if (first) return stopAt(db, job, first);
    }
    const left = batch.validCount - refusals.without.length;
    const writing = { by: job.ownerId, now: run.clock(), without: refusals.without };
    const written = job.isDry || left === 0 ? [] : await importing.write(db, batch.valid, writing);
    if (!job.isDry) await insertBatch(db, { jobId: job.id, number: batch.number, written });
    if (batch.failureCount > 0) await insertFailures(db, job.id, batch.failures);
    if (wrong.length > 0) await insertFailures(db, job.id, JSON.stringify(wrong));
    if (job.isDry) {
      work.tally.add(batch.valid, refusals.without);
      await importing.assertRoom?.(db, work.tally.more(left));
    }
    // A row that was not written is there already, perhaps for a moment only.
    const inserted = job.isDry ? left : written.length;
    const isCancelled = await addCounts(db, job.id, {
      done: batch.size,
      inserted,
      skipped: batch.duplicates + refusals.duplicates + left - inserted,
      failed: batch.failureCount + wrong.length,
      total: 0,
    });
    return isCancelled ? { state: 'cancelled' as const } : undefined;
  });
}

/** What the form records of a text that it refuses; a dry run is no attempt. */
async function recordWords(
  db: BulkRun['db'],
  { job, importing }: Import,
  { texts, now }: { texts: readonly TextFound[]; now: Date },
) {
  const place = importing.words?.place ?? '';
  for (const { text, words } of texts) await insertSensitiveHits(db, { userId: job.ownerId, place, words, text, now });
}

async function failuresOf(work: Import, batch: ImportBatch, wrong: Refusals['wrong']): Promise<FailureRecord[]> {
  if (wrong.length === 0) return [];
  const answer = await work.thread.ask({ ask: 'cells', number: batch.number, rows: wrong.map(({ n }) => n) });
  const cells = answer.is === 'cells' ? answer.cells : {};
  const mended = batch.isMended ? mendedCells(work.params) : undefined;
  return wrong.map(({ n, column, reason = 'taken', params }) => {
    const own = cells[n] ?? {};
    const value = mended?.get(n)?.[column] ?? own[column] ?? '';
    return { row: n, cells: own, errors: [{ column, reason, params: { value, ...params } }] };
  });
}

function firstOf(batch: ImportBatch, wrong: readonly FailureRecord[]): FailureRecord | undefined {
  const checked = batch.failureCount > 0 ? (JSON.parse(batch.failures) as FailureRecord[]) : [];
  return [...checked, ...wrong].sort((a, b) => a.row - b.row)[0];
}

/** Error rule 2: nothing of this batch is written, and the row is named. */
async function stopAt(db: BulkRun['db'], job: JobRecord, failure: FailureRecord): Promise<BulkEnd> {
  await insertFailure(db, job.id, failure);
  await addCounts(db, job.id, { done: 0, inserted: 0, skipped: 0, failed: 1, total: 0 });
  const { column, reason, params = {} } = failure.errors[0] ?? { column: '', reason: '' };
  return { state: 'failed', failure: { code: 'stopped', params: { ...params, at: failure.row, column, reason } } };
}

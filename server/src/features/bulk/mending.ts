import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fail } from '../../common/fail.ts';
import { type FileColumn, fileColumns } from '../../domain/bulk/file-columns.ts';
import { type ImportParams, importParams, type JobRecord, type MendedRow, mendedCells } from '../../domain/bulk/job.ts';
import { type BulkList, labelOf } from '../../domain/bulk/list.ts';
import { countWritten, type FailureRecord, findFailures, listFailures } from '../../domain/bulk/row-queries.ts';
import { canUndo, reasonText, undoUntil } from '../../domain/bulk/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { importableFor, ownJob } from './access.ts';
import { askerOf, callerOf, startJob } from './start-job.ts';

/** The matched columns in the order of the file; an undo tells of the key alone. */
/** A cell with several options has no list to choose one from. */
const hasOneOption = (list: BulkList, column: string) =>
  list.columns.some(({ name, kind }) => name === column && kind.type === 'option');

export function columnsOf(list: BulkList, job: JobRecord): string[] {
  if (job.kind === 'undo') return list.keys.slice(0, 1);
  const { places } = importParams.parse(job.params);
  return Object.keys(places).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** All columns of the file in their order, for an error file. */
export const originalColumns = (list: BulkList, job: JobRecord): Pick<FileColumn, 'name' | 'head'>[] =>
  job.kind === 'undo'
    ? columnsOf(list, job).map((name) => ({ name, head: undefined }))
    : fileColumns(importParams.parse(job.params));

const only = (cells: Cells, columns: readonly string[]) =>
  Object.fromEntries(columns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]])));

type Cells = Readonly<Record<string, string>>;

/** The failed rows as they stand in the file, as a file of their own. */
function rowsAlone(list: BulkList, job: JobRecord, failures: readonly FailureRecord[]): Partial<ImportParams> {
  const columns = originalColumns(list, job);
  const isMatched = new Set(columnsOf(list, job));
  return {
    headerLine: 0,
    stops: false,
    places: Object.fromEntries(columns.flatMap(({ name }, at) => (isMatched.has(name) ? [[name, at]] : []))),
    heads: columns.flatMap(({ head }, at) => (head === undefined ? [] : [{ head, at }])),
    rows: failures.map(({ row, cells }) => ({ number: row, cells: columns.map(({ name }) => cells[name] ?? null) })),
  };
}

/** What was mended before stays mended. */
function mendedNow({ mended = [] }: ImportParams, rows: readonly MendedRow[]): MendedRow[] {
  const all = new Map(mended.map((one) => [one.row, one]));
  for (const { row, cells } of rows) all.set(row, { row, cells: { ...all.get(row)?.cells, ...cells } });
  return [...all.values()];
}

function assertUndoable(job: JobRecord, now: Date) {
  if (job.undoneAt) fail('bulk_undone_already');
  if (job.isDry || job.inserted === 0) fail('bulk_nothing_to_undo');
  if (undoUntil(job) && !canUndo(job, now)) fail('bulk_undo_late', { hours: bulkLimits.undoHours });
}

export const mending: Pick<Handlers<typeof bulk>, 'failedRows' | 'mendRows' | 'undo'> = {
  async failedRows({ list: code, key, current, size }, context) {
    const { db, caller } = context;
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import', 'undo']);
    const failures = await listFailures(db, job.id, { size, offset: (current - 1) * size });
    const options = (await list.importing.options?.(db, context.person)) ?? {};
    const columns = columnsOf(list, job);
    const mended = job.kind === 'undo' ? new Map() : mendedCells(importParams.parse(job.params));
    return {
      records: failures.map(({ row, cells, errors }) => ({
        row,
        cells: only({ ...cells, ...mended.get(row) }, columns),
        errors: errors.map((error) => ({ column: error.column, reason: reasonText(error, caller.language) })),
      })),
      total: job.failed,
      current,
      size,
      columns: columns.map((column) => ({
        column,
        label: labelOf(list, column, caller.language),
        options: hasOneOption(list, column) ? (options[column]?.map(({ label }) => label) ?? null) : null,
      })),
    };
  },

  async mendRows({ list: code, key, rows }, context) {
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import']);
    const before = importParams.parse(job.params);
    const mended = mendedNow(before, rows);
    const numbers = [...new Set(rows.map(({ row }) => row))];
    const failures = await findFailures(context.db, job.id, numbers);
    if (failures.length < numbers.length) fail('not_found');
    const { fileName, isDry, id: sourceId } = job;
    const from = { asker: askerOf(context), caller: callerOf(context) };
    const next = { kind: 'import', fileName, isDry, sourceId } as const;
    if (isDry) {
      // What ended early has not judged all rows: then all of them are tried again.
      const tried = before.tried ?? (job.state === 'finished' ? job.id : undefined);
      const params: ImportParams = { ...before, mended, tried, ...from };
      return startJob(context, list, { ...next, params, uploadId: job.uploadId, total: job.total });
    }
    const params: ImportParams = {
      ...before,
      ...rowsAlone(list, job, failures),
      mended: mended.filter(({ row }) => numbers.includes(row)),
      ...from,
    };
    return startJob(context, list, { ...next, params, total: failures.length });
  },

  async undo({ list: code, key }, context) {
    const { db, now } = context;
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import']);
    assertUndoable(job, now);
    const total = await countWritten(db, job.id);
    const params = { caller: callerOf(context) };
    const { fileName, id: sourceId } = job;
    return startJob(context, list, { kind: 'undo', fileName, isDry: false, params, sourceId, total });
  },
};

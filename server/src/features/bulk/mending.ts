import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fail } from '../../common/fail.ts';
import { type FileColumn, fileColumns } from '../../domain/bulk/file-columns.ts';
import { type ImportParams, importParams, type JobRecord } from '../../domain/bulk/job.ts';
import { type BulkList, labelOf } from '../../domain/bulk/list.ts';
import { countWritten, type FailureRecord, findFailures, listFailures } from '../../domain/bulk/row-queries.ts';
import { canUndo, reasonText, undoUntil } from '../../domain/bulk/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { importableFor, ownJob } from './access.ts';
import { askerOf, callerOf, startJob } from './start-job.ts';

/** The matched columns in the order of the file; an undo tells of the key alone. */
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

/** The failed rows with what was mended, as a file of their own. */
function mendedRows(columns: readonly string[], failures: readonly FailureRecord[], mended: Map<number, Cells>) {
  return failures.map(({ row, cells }) => ({
    number: row,
    cells: columns.map((column) => mended.get(row)?.[column] ?? cells[column] ?? null),
  }));
}

type Cells = Readonly<Record<string, string>>;

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
    return {
      records: failures.map(({ row, cells, errors }) => ({
        row,
        cells: only(cells, columns),
        errors: errors.map((error) => ({ column: error.column, reason: reasonText(error, caller.language) })),
      })),
      total: job.failed,
      current,
      size,
      columns: columns.map((column) => ({
        column,
        label: labelOf(list, column, caller.language),
        options: options[column]?.map(({ label }) => label) ?? null,
      })),
    };
  },

  async mendRows({ list: code, key, rows }, context) {
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import']);
    const columns = originalColumns(list, job);
    const isMatched = new Set(columnsOf(list, job));
    const mended = new Map(rows.map(({ row, cells }) => [row, cells]));
    const failures = await findFailures(context.db, job.id, [...mended.keys()]);
    if (failures.length < mended.size) fail('not_found');
    const params: ImportParams = {
      headerLine: 0,
      stops: false,
      places: Object.fromEntries(columns.flatMap(({ name }, at) => (isMatched.has(name) ? [[name, at]] : []))),
      heads: columns.flatMap(({ head }, at) => (head === undefined ? [] : [{ head, at }])),
      rows: mendedRows(
        columns.map(({ name }) => name),
        failures,
        mended,
      ),
      asker: askerOf(context),
      caller: callerOf(context),
    };
    const { fileName, isDry, id: sourceId } = job;
    return startJob(context, list, { kind: 'import', fileName, isDry, params, sourceId, total: failures.length });
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

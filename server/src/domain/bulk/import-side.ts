import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { readRowsHere } from '../../common/workbook/read-rows.ts';
import type { SheetRow } from '../../common/workbook/sheet-row.ts';
import type { FromBulkThread, ImportBatch, ImportTask, ToBulkThread } from './bulk-thread.ts';
import { trimCell } from './fold-label.ts';
import { MendedRows } from './mended-rows.ts';
import { type CheckedRow, keptCells, RowChecker } from './row-checker.ts';
import type { RowPlan } from './row-plan.ts';

const isBlank = ({ cells }: SheetRow) =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && trimCell(cell) === ''));

async function* rowsBelow({ source, headerLine }: ImportTask): AsyncGenerator<SheetRow[]> {
  if ('rows' in source) {
    for (let at = 0; at < source.rows.length; at += bulkLimits.batchRows)
      yield source.rows.slice(at, at + bulkLimits.batchRows);
    return;
  }
  const waiting: SheetRow[] = [];
  for await (const rows of readRowsHere(source.path, source.kind, {}, source.sheet)) {
    for (const row of rows) if (row.number > headerLine && !isBlank(row)) waiting.push(row);
    while (waiting.length >= bulkLimits.batchRows) yield waiting.splice(0, bulkLimits.batchRows);
  }
  if (waiting.length > 0) yield waiting;
}

/** A row as the file has it, and what came of it: a failed one keeps its cells as they are there, whatever was mended. */
type Outcome = { row: SheetRow; checked: CheckedRow };

function toBatch(outcomes: readonly Outcome[], plan: RowPlan): Omit<ImportBatch, 'number' | 'isMended'> {
  const valid: object[] = [];
  const failures: { row: number; cells: object; errors: object[] }[] = [];
  let duplicates = 0;
  for (const { row, checked } of outcomes) {
    if (checked.is === 'valid') valid.push(checked.values);
    else if (checked.is === 'duplicate') duplicates += 1;
    else failures.push({ row: checked.n, cells: keptCells(plan, row), errors: checked.errors });
  }
  return {
    size: outcomes.length,
    last: outcomes.at(-1)?.row.number ?? 0,
    valid: JSON.stringify(valid),
    validCount: valid.length,
    duplicates,
    failures: JSON.stringify(failures),
    failureCount: failures.length,
  };
}

type CheckedBatch = { rows: readonly SheetRow[]; batch: Omit<ImportBatch, 'number'> };

/** Mended rows come after all others, which are judged as if nothing had been mended. */
async function* checkedBatches(task: ImportTask): AsyncGenerator<CheckedBatch> {
  const { plan } = task;
  const checker = new RowChecker(plan);
  const mended = new MendedRows(plan, task.mended);
  const batchOf = (outcomes: readonly Outcome[], isMended: boolean): CheckedBatch => ({
    rows: outcomes.map(({ row }) => row),
    batch: { ...toBatch(outcomes, plan), isMended },
  });
  for await (const rows of rowsBelow(task)) {
    const outcomes = rows.map((row) => ({ row, checked: checker.check(row) }));
    yield batchOf(
      outcomes.filter(({ row }) => !mended.keep(row)),
      false,
    );
  }
  checker.forget(mended.numbers);
  while (mended.kept.length > 0) {
    const rows = mended.kept.splice(0, bulkLimits.batchRows);
    const outcomes = rows.map((row) => ({ row, checked: checker.check(mended.apply(row)) }));
    yield batchOf(outcomes, true);
  }
}

/** Answers with one checked batch at a time, and with the cells of a batch that the database refused in part. */
export function serveImport(task: ImportTask): (message: ToBulkThread) => Promise<FromBulkThread> {
  const batches = checkedBatches(task);
  const recent = new Map<number, readonly SheetRow[]>();
  let number = 0;
  return async (message) => {
    if (message.ask === 'cells') {
      const wanted = new Set(message.rows);
      const rows = (recent.get(message.number) ?? []).filter((row) => wanted.has(row.number));
      return { is: 'cells', cells: Object.fromEntries(rows.map((row) => [row.number, keptCells(task.plan, row)])) };
    }
    const next = await batches.next();
    if (next.done) return { is: 'end' };
    number += 1;
    recent.set(number, next.value.rows);
    recent.delete(number - bulkLimits.batchesAhead - 1);
    return { is: 'batch', batch: { number, ...next.value.batch } };
  };
}

import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { readRowsHere } from '../../common/workbook/read-rows.ts';
import type { SheetRow } from '../../common/workbook/sheet-row.ts';
import type { FromBulkThread, ImportBatch, ImportTask, ToBulkThread } from './bulk-thread.ts';
import { keptCells, RowChecker } from './row-checker.ts';

const isBlank = ({ cells }: SheetRow) => cells.every((cell) => cell === null || cell === '');

async function* rowsBelow({ source, headerLine }: ImportTask): AsyncGenerator<SheetRow[]> {
  if ('rows' in source) {
    for (let at = 0; at < source.rows.length; at += bulkLimits.batchRows)
      yield source.rows.slice(at, at + bulkLimits.batchRows);
    return;
  }
  const waiting: SheetRow[] = [];
  for await (const rows of readRowsHere(source.path, source.kind)) {
    for (const row of rows) if (row.number > headerLine && !isBlank(row)) waiting.push(row);
    while (waiting.length >= bulkLimits.batchRows) yield waiting.splice(0, bulkLimits.batchRows);
  }
  if (waiting.length > 0) yield waiting;
}

function checkBatch(number: number, rows: readonly SheetRow[], checker: RowChecker): ImportBatch {
  const valid: object[] = [];
  const failures: { row: number; cells: object; errors: object[] }[] = [];
  let duplicates = 0;
  for (const row of rows) {
    const checked = checker.check(row);
    if (checked.is === 'valid') valid.push(checked.values);
    else if (checked.is === 'duplicate') duplicates += 1;
    else failures.push({ row: checked.n, cells: checked.cells, errors: checked.errors });
  }
  return {
    number,
    size: rows.length,
    last: rows.at(-1)?.number ?? 0,
    valid: JSON.stringify(valid),
    validCount: valid.length,
    duplicates,
    failures: JSON.stringify(failures),
    failureCount: failures.length,
  };
}

/** Answers with one checked batch at a time, and with the cells of a batch that the database refused in part. */
export function serveImport(task: ImportTask): (message: ToBulkThread) => Promise<FromBulkThread> {
  const batches = rowsBelow(task);
  const checker = new RowChecker(task.plan);
  const recent = new Map<number, SheetRow[]>();
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
    recent.set(number, next.value);
    recent.delete(number - bulkLimits.batchesAhead - 1);
    return { is: 'batch', batch: checkBatch(number, next.value, checker) };
  };
}

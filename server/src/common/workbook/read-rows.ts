import { assertKind } from './assert-kind.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';
import { type WorkbookLimits, workbookLimits } from './workbook-limits.ts';
import { readInThread } from './workbook-thread.ts';

/**
 * The rows of the first visible sheet, in batches, read in a thread of their own.
 * Ends with a WorkbookError when the file cannot be read.
 */
export function readRows(
  file: string,
  kind: WorkbookKind,
  limits: Partial<WorkbookLimits> = {},
): AsyncGenerator<SheetRow[]> {
  return readInThread({ file, kind, limit: { ...workbookLimits, ...limits } });
}

/** The same for a worker that goes on working with the rows: an .xlsx is read right here and nothing is copied. */
export async function* readRowsHere(
  file: string,
  kind: WorkbookKind,
  limits: Partial<WorkbookLimits> = {},
): AsyncGenerator<SheetRow[]> {
  const limit = { ...workbookLimits, ...limits };
  if (kind === 'xls') {
    yield* readInThread({ file, kind, limit });
    return;
  }
  await assertKind(file, kind, limit);
  yield* readXlsx(file, limit);
}

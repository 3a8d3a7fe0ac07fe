import { assertKind } from './assert-kind.ts';
import { readXlsx } from './read-xlsx.ts';
import type { WorkbookOutline } from './sheet-outline.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import { type WorkbookLimits, workbookLimits } from './workbook-limits.ts';
import { readInThread } from './workbook-thread.ts';

/**
 * The rows of one sheet, the first visible one unless another is named, in batches, read in a thread of their own.
 * Ends with a WorkbookError when the file cannot be read.
 */
export async function* readRows(
  file: string,
  kind: WorkbookKind,
  limits: Partial<WorkbookLimits> = {},
  sheet?: number,
): AsyncGenerator<SheetRow[]> {
  const limit = { ...workbookLimits, ...limits };
  for await (const answer of readInThread({ file, kind, limit, sheet })) if (answer.state === 'rows') yield answer.rows;
}

/** The same for a worker that goes on working with the rows: an .xlsx is read right here and nothing is copied. */
export async function* readRowsHere(
  file: string,
  kind: WorkbookKind,
  limits: Partial<WorkbookLimits> = {},
  sheet?: number,
): AsyncGenerator<SheetRow[]> {
  if (kind === 'xls') {
    yield* readRows(file, kind, limits, sheet);
    return;
  }
  const limit = { ...workbookLimits, ...limits };
  await assertKind(file, kind, limit);
  yield* readXlsx(file, limit, sheet);
}

/** The sheets, and the first rows, merged cells and length of one of them, in a thread of its own. */
export async function readWorkbookOutline(
  file: string,
  kind: WorkbookKind,
  { headRows, sheet, limits = {} }: { headRows: number; sheet?: number | undefined; limits?: Partial<WorkbookLimits> },
): Promise<WorkbookOutline> {
  const limit = { ...workbookLimits, ...limits };
  for await (const answer of readInThread({ file, kind, limit, headRows, sheet }))
    if (answer.state === 'outline') return answer.outline;
  throw new WorkbookError('empty');
}

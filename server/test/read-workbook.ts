import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertKind } from '../src/common/workbook/assert-kind.ts';
import { parseXls } from '../src/common/workbook/parse-xls.ts';
import { readRowsHere } from '../src/common/workbook/read-rows.ts';
import type { SheetRow, WorkbookKind } from '../src/common/workbook/sheet-row.ts';
import { type WorkbookLimits, workbookLimits } from '../src/common/workbook/workbook-limits.ts';

/** All rows of a file, read in this thread. */
export async function rowsOf(file: string, kind: WorkbookKind, limits: Partial<WorkbookLimits> = {}) {
  const limit = { ...workbookLimits, ...limits };
  if (kind === 'xls') {
    await assertKind(file, kind, limit);
    return [...parseXls(file, limit).batches].flat();
  }
  const rows: SheetRow[] = [];
  for await (const batch of readRowsHere(file, kind, limit)) rows.push(...batch);
  return rows;
}

/** Gives the bytes a file of their own as long as `use` takes. */
export async function withFile<T>(bytes: Buffer | string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'yizhan-workbook-'));
  try {
    const file = join(folder, 'workbook');
    await writeFile(file, bytes);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

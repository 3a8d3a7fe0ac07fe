import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRowsHere } from '../src/common/workbook/read-rows.ts';
import type { SheetRow, WorkbookKind } from '../src/common/workbook/sheet-row.ts';
import type { WorkbookLimits } from '../src/common/workbook/workbook-limits.ts';

/** All rows of a file. */
export async function rowsOf(file: string, kind: WorkbookKind, limits: Partial<WorkbookLimits> = {}) {
  const rows: SheetRow[] = [];
  for await (const batch of readRowsHere(file, kind, limits)) rows.push(...batch);
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

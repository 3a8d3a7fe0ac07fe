import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { readRows, readWorkbookOutline } from './read-rows.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';

const workbook = (name: string) => join(import.meta.dirname, '../../../test/workbooks', name);

async function inThread(file: string, kind: WorkbookKind): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of readRows(file, kind)) rows.push(...batch);
  return rows;
}

test('IP-6 a thread reads the same rows, and ends when nobody wants more', async () => {
  for (const [name, kind] of [
    ['xlsxwriter.xlsx', 'xlsx'],
    ['xlwt.xls', 'xls'],
  ] as const) {
    expect(await inThread(workbook(name), kind)).toEqual(await rowsOf(workbook(name), kind));
    const { head, merges, sheet, mostRows } = await readWorkbookOutline(workbook(name), kind, { headRows: 2 });
    expect(head.map(({ number }) => number)).toEqual([1, 2]);
    expect(merges).toHaveLength(2);
    expect(sheet).toBe('学生');
    expect(mostRows).toBeGreaterThanOrEqual(5);
  }
  for await (const batch of readRows(workbook('openpyxl.xlsx'), 'xlsx')) {
    expect(batch).toHaveLength(5);
    break;
  }
});

test('IP-6 the reason for a refusal reaches whoever asked', async () => {
  await withFile('学号,姓名', async (file) => {
    await expect(inThread(file, 'xlsx')).rejects.toMatchObject({ code: 'wrongExtension', actual: 'csv' });
    await expect(readWorkbookOutline(file, 'xls', { headRows: 1 })).rejects.toMatchObject({ code: 'wrongExtension' });
  });
});

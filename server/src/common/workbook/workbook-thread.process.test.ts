import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dimensions, numberCell, oldWorkbook, record, words } from '../../../test/old-workbook.ts';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { readRows, readWorkbookOutline } from './read-rows.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { readInThread } from './workbook-thread.ts';

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
    const { head, merges, sheets, sheet, mostRows } = await readWorkbookOutline(workbook(name), kind, { headRows: 2 });
    expect(head.map(({ number }) => number)).toEqual([1, 2]);
    expect(merges).toHaveLength(2);
    expect(sheets[sheet]?.name).toBe('学生');
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

describe('IP-18 an old workbook that is hostile is read or refused within 96 MB of heap', () => {
  const HEAP_MB = 96;
  const LAST_ROW = 65_535;
  const LAST_COLUMN = 255;
  const cellsInRows = (count: number, column: number) =>
    Array.from({ length: count }, (_, row) => numberCell(row, column, row));
  const wholeSheet = words(0, LAST_ROW, 0, LAST_ROW);
  const linkTarget = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b0200000000000000', 'hex');

  async function outcome(bytes: Buffer): Promise<number | string> {
    let rows = 0;
    try {
      await withFile(bytes, async (file) => {
        for await (const answer of readInThread({ file, kind: 'xls', limit: workbookLimits }, HEAP_MB))
          if (answer.state === 'rows') rows += answer.rows.length;
      });
      return rows;
    } catch (error) {
      if (!(error instanceof WorkbookError)) throw error;
      return error.code;
    }
  }

  test.each<[name: string, records: () => Buffer[], expected: number | string]>([
    [
      'declared four thousand million rows, with a cell in two corners',
      () => [dimensions(0xffffffff, 0xffff), numberCell(0, 0, 1), numberCell(LAST_ROW, LAST_COLUMN, 2)],
      2,
    ],
    ['a value in the last column of 5,000 rows', () => cellsInRows(5_000, LAST_COLUMN), 5_000],
    ['a value in the last column of every row', () => cellsInRows(LAST_ROW + 1, LAST_COLUMN), 'tooLarge'],
    ['values to the right of the last column', () => cellsInRows(600, 16_000), 'corrupt'],
    [
      'a link over more cells than a sheet has',
      () => [numberCell(0, 0, 1), record(0x01b8, Buffer.concat([wholeSheet, linkTarget]))],
      1,
    ],
    [
      'merged cells that are declared and not there',
      () => [numberCell(0, 0, 1), ...Array.from({ length: 200 }, () => record(0x00e5, words(0xffff)))],
      'corrupt',
    ],
  ])('%s', async (_, records, expected) => {
    expect(await outcome(oldWorkbook(...records()))).toBe(expected);
  });
});

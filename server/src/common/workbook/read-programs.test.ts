import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/read-workbook.ts';
import { readWorkbookOutline } from './read-rows.ts';
import { type Cell, fillMerged, type SheetRow, shownText, type WorkbookKind } from './sheet-row.ts';

const folder = join(import.meta.dirname, '../../../test/workbooks');
const utc = (text: string) => new Date(`${text}Z`);

const titles = ['学号', '姓名', '出生日期', '绩点', '在校', '备注'];
const titleRows: SheetRow[] = [
  { number: 1, cells: ['基本信息', null, null, '在校情况'] },
  { number: 2, cells: titles },
];
const students = (oldest: Date): Cell[][] => [
  [1234, '张三', utc('2000-02-29T00:00:00'), 3.5, true, "O'Brien & <b>"],
  ['007', '李四', utc('2024-12-31T23:59:58'), -0.25, false, '=1+1'],
  ['２０２４', '王 五', oldest, 1e-7, null, '一行\n两行'],
];
const totals: SheetRow = { number: 7, cells: ['合计', null, null, 3.2500001] };

type Made = { file: string; oldest?: string; hasTotals?: boolean; isPadded?: boolean };
const made: Made[] = [
  { file: 'openpyxl.xlsx' },
  { file: 'openpyxl-1904.xlsx', oldest: '1904-01-02T00:00:00' },
  { file: 'xlsxwriter.xlsx', hasTotals: true },
  { file: 'libreoffice.xlsx', hasTotals: true },
  { file: 'libreoffice.xls', hasTotals: true },
  { file: 'xlwt.xls' },
  { file: 'hucre.xlsx', isPadded: false },
  { file: 'sheetjs.xlsx' },
  { file: 'sheetjs.xls' },
];

describe.each(made)('$file', ({ file, oldest = '1900-03-01T00:00:00', hasTotals = false, isPadded = true }) => {
  const path = join(folder, file);
  const kind = (file.split('.')[1] ?? '') as WorkbookKind;

  test('IP-6 texts, numbers, dates, booleans, formulas and hidden rows are what the program wrote', async () => {
    const rows = await rowsOf(path, kind);
    const expected = students(utc(oldest)).map((cells, index) => ({ number: index + 3, cells }));
    const plain = rows.map(({ number, cells }) => ({ number, cells }));
    expect(plain).toEqual([...titleRows, ...expected, ...(hasTotals ? [totals] : [])]);
    expect(rows[2] && shownText(rows[2], 0)).toBe(isPadded ? '001234' : '1234');
  });

  test('IP-6 a merged title stands over all its columns', async () => {
    const { head, merges, mostRows, sheet } = await readWorkbookOutline(path, kind, { headRows: 2 });
    const [over, below] = fillMerged(head, merges);
    expect(over?.cells).toEqual(['基本信息', '基本信息', '基本信息', '在校情况', '在校情况', '在校情况']);
    expect(below?.cells).toEqual(titles);
    expect(sheet).toBe('学生');
    expect(mostRows).toBeGreaterThanOrEqual(5);
  });
});

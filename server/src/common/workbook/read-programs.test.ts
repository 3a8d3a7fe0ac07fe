import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/read-workbook.ts';
import { parseXls } from './parse-xls.ts';
import { readOutline } from './read-outline.ts';
import { type Cell, fillMerged, type SheetRow, shownText, type WorkbookKind } from './sheet-row.ts';
import { workbookLimits } from './workbook-limits.ts';

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
/** Two formulas; what is read is the value that was saved with them. */
const totalsOf = (label: Cell): SheetRow => ({ number: 7, cells: [label, null, null, 3.2500001] });

type Made = { file: string; oldest?: string; label?: Cell; isPadded?: boolean };
const made: Made[] = [
  { file: 'openpyxl.xlsx' },
  { file: 'openpyxl-1904.xlsx', oldest: '1904-01-02T00:00:00' },
  { file: 'xlsxwriter.xlsx', label: '合计' },
  { file: 'libreoffice.xlsx', label: '合计' },
  // It saves 0 with a formula that makes a text.
  { file: 'libreoffice.xls', label: 0 },
  { file: 'xlwt.xls' },
  { file: 'hucre.xlsx', isPadded: false },
  { file: 'sheetjs.xlsx' },
  { file: 'sheetjs.xls' },
  // An imitation: README.md beside it says of what.
  { file: 'wps-like.xlsx', label: '合计' },
];

async function outlineOf(path: string, kind: WorkbookKind) {
  if (kind === 'xlsx') return readOutline(path, workbookLimits, { headRows: 2 });
  const { sheets, sheet, batches, merges } = parseXls(path, workbookLimits);
  return { sheets, sheet, head: [...batches].flat().slice(0, 2), merges };
}

describe.each(made)('$file', ({ file, oldest = '1900-03-01T00:00:00', label, isPadded = true }) => {
  const path = join(folder, file);
  const kind = (file.split('.')[1] ?? '') as WorkbookKind;

  test('IP-6 texts, numbers, dates, booleans, formulas and hidden rows are what the program wrote', async () => {
    const rows = await rowsOf(path, kind);
    const expected = students(utc(oldest)).map((cells, index) => ({ number: index + 3, cells }));
    const plain = rows.map(({ number, cells }) => ({ number, cells }));
    expect(plain).toEqual([...titleRows, ...expected, ...(label === undefined ? [] : [totalsOf(label)])]);
    expect(rows[2] && shownText(rows[2], 0)).toBe(isPadded ? '001234' : '1234');
  });

  test('IP-6 a merged title stands over all its columns', async () => {
    const { head, merges, sheets, sheet } = await outlineOf(path, kind);
    const [over, below] = fillMerged(head, merges);
    expect(over?.cells).toEqual(['基本信息', '基本信息', '基本信息', '在校情况', '在校情况', '在校情况']);
    expect(below?.cells).toEqual(titles);
    expect(sheets[sheet]?.name).toBe('学生');
  });
});

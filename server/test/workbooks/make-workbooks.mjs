/** Writes the sheet of make-workbooks.py with hucre and @e965/xlsx. Run by hand: node make-workbooks.mjs */
import { writeFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';

const at = (name) => new URL(name, import.meta.url);
const utc = (text) => new Date(`${text}Z`);
const rows = [
  ['基本信息', null, null, '在校情况', null, null],
  ['学号', '姓名', '出生日期', '绩点', '在校', '备注'],
  [1234, '张三', utc('2000-02-29T00:00:00'), 3.5, true, "O'Brien & <b>"],
  ['007', '李四', utc('2024-12-31T23:59:58'), -0.25, false, '=1+1'],
  ['２０２４', '王 五', utc('1900-03-01T00:00:00'), 1e-7, null, '一行\n两行'],
];

const merges = [
  { startRow: 0, endRow: 0, startCol: 0, endCol: 2 },
  { startRow: 0, endRow: 0, startCol: 3, endCol: 5 },
];
writeFileSync(at('hucre.xlsx'), await writeXlsx({ sheets: [{ name: '学生', rows, merges }] }));

const sheet = utils.aoa_to_sheet(rows, { UTC: true, dateNF: 'yyyy-mm-dd' });
sheet.A3.z = '000000';
sheet['!merges'] = [utils.decode_range('A1:C1'), utils.decode_range('D1:F1')];
const book = utils.book_new(sheet, '学生');
for (const [name, bookType] of [
  ['sheetjs.xlsx', 'xlsx'],
  ['sheetjs.xls', 'biff8'],
])
  writeFileSync(at(name), write(book, { type: 'buffer', bookType, compression: true }));

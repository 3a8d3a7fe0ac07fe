import { utils, type WorkSheet, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { bookXml, oneSheet, relationsXml } from '../../../test/workbook-parts.ts';
import { makeZip, type ZipPart } from '../../../test/zip.ts';
import { parseFormat } from './cell-formats.ts';
import type { SheetRow } from './sheet-row.ts';

const read = (parts: Record<string, ZipPart | string>): Promise<SheetRow[]> =>
  withFile(makeZip(parts), (file) => rowsOf(file, 'xlsx'));
const cellsOf = async (parts: Record<string, ZipPart | string>) => (await read(parts)).map(({ cells }) => cells);
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const sheet = (rows: string, head = '') => `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const xfs = (...ids: number[]) => `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

const formats: [code: string, kind: string][] = [
  ['yyyy"年"m"月"d"日"', 'date'],
  ['yyyy年m月d日', 'date'],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日"', 'date'],
  ['[$-804]aaaa;@', 'date'],
  ['e"年"', 'date'],
  ['上午/下午h"时"mm"分"', 'date'],
  ['[=0]"";yyyy/m/d', 'date'],
  ['[h]:mm', 'date'],
  ['"d;y"yyyy', 'date'],
  ['0年', 'plain'],
  ['0"天"', 'padded'],
  ['"a;d"0.0', 'plain'],
  ['G/通用格式"元"', 'plain'],
  ['[DBNum2][$-804]General', 'plain'],
  ['0.00E+00', 'plain'],
  ['_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ', 'plain'],
  ['0%', 'plain'],
  ['#,##0.00_);[Red]\\(#,##0.00\\)', 'plain'],
  ['000-0000', 'padded'],
  ['"Q"0', 'padded'],
];
test.each(formats)('IP-6 the format %s makes a %s', (code, kind) => {
  expect(parseFormat(code).kind).toBe(kind);
});

test('IP-6 formats of conditional formatting are not those of cells', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="0.0"/></numFmts>${xfs(176, 2)}
    <dxfs><dxf><numFmt numFmtId="176" formatCode="yyyy"/></dxf><dxf><numFmt numFmtId="2" formatCode="d"/></dxf></dxfs></styleSheet>`;
  const cells = row('<c s="0"><v>5</v></c>', '<c s="1"><v>6</v></c>');
  expect(await cellsOf(oneSheet(cells, { 'xl/styles.xml': styles }))).toEqual([[5, 6]]);
});

test('IP-6 a time without a day is also the text it is shown as', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="[mm]:ss"/></numFmts>${xfs(20, 46, 22, 176)}</styleSheet>`;
  const values = [0.354166666666667, 1.5, 0.5, 0.0625];
  const cells = row(...values.map((value, style) => `<c s="${style}"><v>${value}</v></c>`), '<c s="0"><v>2.5</v></c>');
  const [found] = await read(oneSheet(cells, { 'xl/styles.xml': styles }));
  expect(found?.shown).toEqual({ 0: '08:30', 1: '36:00:00', 3: '90:00' });
});

test('IP-6 attributes with spaces around their sign, an empty type, a boolean in capitals, minus zero', async () => {
  const cells =
    '<row  r = "1" ><c r = "B1" t = "str" ><v>x</v></c ><c\nr="D1"\tt=""><v> 5 </v></c><c t="b"><v>TRUE</v></c>';
  expect(await cellsOf(oneSheet(`${cells}<c><v>-0</v></c><c><v>Infinity</v></c></row>`))).toEqual([
    [null, 'x', null, 5, true, 0, 'Infinity'],
  ]);
});

test('IP-6 parts that no relation names are found where they usually are; a space in a name may be written %20', async () => {
  const bare = oneSheet(row('<c t="s"><v>0</v></c>', '<c s="0"><v>45000</v></c>'), {
    'xl/_rels/workbook.xml.rels': '',
    'xl/styles.xml': `<styleSheet>${xfs(14)}</styleSheet>`,
    'xl/sharedStrings.xml': '<sst><si><t>文</t></si></sst>',
  });
  expect(await cellsOf(bare)).toEqual([['文', new Date('2023-03-15')]]);
  const { 'xl/worksheets/sheet1.xml': content = '', ...others } = oneSheet(row('<c><v>1</v></c>'));
  const spaced = {
    ...others,
    'xl/_rels/workbook.xml.rels': relationsXml(['r1', 'worksheet', 'worksheets/sheet%201.xml']),
    'xl/worksheets/sheet 1.xml': content,
  };
  expect(await cellsOf(spaced)).toEqual([[1]]);
});

const big = (text: string) => ({ content: Buffer.from(`\uFEFF${text}`, 'utf16le').swap16() });
const gbk = Buffer.concat([
  Buffer.from('<row><c t="str"><v>'),
  Buffer.from('d5c5c8fd', 'hex'),
  Buffer.from('</v></c></row>'),
]);
const inGbk = Buffer.concat([
  Buffer.from('<?xml version="1.0" encoding="GB2312"?><worksheet><sheetData>'),
  gbk,
  Buffer.from('</sheetData></worksheet>'),
]);
const han = row('<c t="str"><v>张三</v></c>');
const declared = (encoding: string) => sheet(han, `<?xml version="1.0" encoding="${encoding}"?>`);
const encodings: [name: string, parts: Record<string, ZipPart | string>][] = [
  ['UTF-16, big end first', { 'xl/workbook.xml': big(bookXml), 'xl/worksheets/sheet1.xml': big(sheet(han)) }],
  ['UTF-16 without its mark', { 'xl/worksheets/sheet1.xml': { content: Buffer.from(sheet(han), 'utf16le') } }],
  ['GBK, as its declaration says', { 'xl/worksheets/sheet1.xml': { content: inGbk } }],
  ['UTF-8 that declares UTF-16', { 'xl/worksheets/sheet1.xml': declared('UTF-16') }],
  ['UTF-8 with its mark', { 'xl/worksheets/sheet1.xml': `\uFEFF${declared('utf-8')}` }],
  ['an encoding nobody knows', { 'xl/worksheets/sheet1.xml': declared('x-own') }],
];
test.each(encodings)('IP-6 a sheet in %s', async (_, parts) => {
  expect(await cellsOf(oneSheet('', parts))).toEqual([['张三']]);
});

test('IP-18 a white picture that packs to nearly nothing is no bomb', async () => {
  const white = { content: Buffer.alloc(4 * 1024 * 1024, 0xff) };
  expect(await cellsOf(oneSheet(row('<c><v>1</v></c>'), { 'xl/media/image1.bmp': white }))).toEqual([[1]]);
});

test('IP-6 errors, dates and times of an .xls are those of the same .xlsx', async () => {
  const sheet: WorkSheet = {
    '!ref': 'A1:F1',
    A1: { t: 'e', v: 7 },
    B1: { t: 'e', v: 42 },
    C1: { t: 'n', v: 0.354166666666667, z: 'h:mm' },
    D1: { t: 'n', v: 45351, z: 'yyyy"年"m"月"d"日"' },
    E1: { t: 'n', v: 1.5, z: '[h]:mm' },
    F1: { t: 'n', v: 123, z: '000000' },
  };
  const rowsIn = (bookType: 'biff8' | 'xlsx') => {
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, '一');
    const bytes: Buffer = write(book, { type: 'buffer', bookType });
    return withFile(bytes, (file) => rowsOf(file, bookType === 'xlsx' ? 'xlsx' : 'xls'));
  };
  const expected = {
    number: 1,
    cells: [
      '#DIV/0!',
      '#N/A',
      new Date('1899-12-31T08:30:00Z'),
      new Date('2024-02-29'),
      new Date('1900-01-01T12:00:00Z'),
      123,
    ],
    shown: { 2: '08:30', 4: '36:00', 5: '000123' },
  };
  expect(await rowsIn('biff8')).toEqual([expected]);
  expect(await rowsIn('xlsx')).toEqual([expected]);
});

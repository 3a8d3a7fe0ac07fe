/** Files that are called workbooks and are refused, each with the reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkbookKind } from '../src/common/workbook/sheet-row.ts';
import { container, dimensions, numberCell, oldWorkbook } from './old-workbook.ts';
import { oneSheet } from './workbook-parts.ts';
import { makeZip, type ZipPart } from './zip.ts';

const workbook = (name: string) => readFileSync(join(import.meta.dirname, 'workbooks', name));

export const zip = (rows: string, others?: Record<string, ZipPart | string>) => makeZip(oneSheet(rows, others));
export const row = '<row><c><v>1</v></c></row>';
export const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
export const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
const zeros = Buffer.alloc(64 * 1024 * 1024, ' ');
const passwordXls = Buffer.from('0908100000060500bb0dcc0700000000060000002f00060000000000000000000a000000', 'hex');

type RefusedWorkbook = [name: string, make: () => Buffer | string, kind: WorkbookKind, expected: string];
export const refusedWorkbooks: RefusedWorkbook[] = [
  ['no bytes', () => '', 'xlsx', 'empty'],
  ['a workbook without sheets', () => makeZip({ 'xl/workbook.xml': '<workbook/>' }), 'xlsx', 'empty'],
  ['an .xlsx with a password', () => container('EncryptedPackage', Buffer.alloc(5000)), 'xlsx', 'encrypted'],
  ['an .xls with a password', () => container('Workbook', passwordXls), 'xls', 'encrypted'],
  ['a zip with a password', () => zip('', { 'xl/a': { content: 'x', isEncrypted: true } }), 'xlsx', 'encrypted'],
  ['an .xls called .xlsx', () => workbook('xlwt.xls'), 'xlsx', 'wrongExtension: xls'],
  ['an .xlsx called .xls', () => workbook('openpyxl.xlsx'), 'xls', 'wrongExtension: xlsx'],
  ['a web page called .xls', () => '\uFEFF<html><table><tr><td>1</td></tr></table>', 'xls', 'wrongExtension: html'],
  [
    'a page with a long head',
    () => `<!-- x -->\n<style>${'a{}'.repeat(900)}</style><table>`,
    'xls',
    'wrongExtension: html',
  ],
  ['a row of a page alone', () => '<tr><td>1</td></tr>', 'xls', 'wrongExtension: html'],
  ['a page saved as a letter', () => 'MIME-Version: 1.0\nX-Document-Type: Workbook', 'xls', 'wrongExtension: html'],
  [
    'a table of XML called .xls',
    () => '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
    'xls',
    'wrongExtension: xml',
  ],
  [
    'a text with tabs in UTF-16 called .xls',
    () => Buffer.from('\uFEFF学号\t姓名\n1\t张三', 'utf16le'),
    'xls',
    'wrongExtension: csv',
  ],
  ['a text called .xls', () => '学号,姓名\n1,张三', 'xls', 'wrongExtension: csv'],
  ['a letter called .xlsx', () => makeZip({ 'word/document.xml': '<w:document/>' }), 'xlsx', 'wrongExtension: docx'],
  ['an open document called .xlsx', () => makeZip({ 'content.xml': '<x/>' }), 'xlsx', 'wrongExtension: ods'],
  ['half a file', () => workbook('xlsxwriter.xlsx').subarray(0, 3000), 'xlsx', 'corrupt'],
  ['half an old file', () => workbook('xlwt.xls').subarray(0, 1500), 'xls', 'corrupt'],
  ['rubbish', () => Buffer.from([1, 2, 3, 0, 4, 5, 6, 7, 8, 9]), 'xls', 'corrupt'],
  ['a row beyond the last', () => zip('<row r="99999999"><c><v>1</v></c></row>'), 'xlsx', 'corrupt'],
  ['a part of spaces', () => zip(row, { 'xl/big.xml': { content: zeros } }), 'xlsx', 'bomb'],
  [
    'a part larger than it says',
    () => zip(row, { 'xl/worksheets/sheet1.xml': { content: zeros, claimed: 900_000 } }),
    'xlsx',
    'bomb',
  ],
  [
    'entities in a sheet',
    () => zip(row, { 'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${laughs}<worksheet/>` }),
    'xlsx',
    'unsafe',
  ],
  ['entities in shared strings', () => zip(row, { 'xl/sharedStrings.xml': `${laughs}<sst/>` }), 'xlsx', 'unsafe'],
  ['an entity of a file', () => zip(row, { 'xl/workbook.xml': `${outside}<workbook/>` }), 'xlsx', 'unsafe'],
  [
    'a text without end',
    () => {
      const content = `<worksheet><sheetData><row><c t="str"><v>${'张 '.repeat(600_000)}</v></c></row></sheetData></worksheet>`;
      return zip('', { 'xl/worksheets/sheet1.xml': { content, isStored: true } });
    },
    'xlsx',
    'tooLarge',
  ],
  [
    'shared strings beyond the limit',
    () => zip(row, { 'xl/sharedStrings.xml': { content: 'x', claimed: 300_000_000 } }),
    'xlsx',
    'bomb',
  ],
];

const farRight = (count: number) =>
  Array.from({ length: count }, (_, n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>${n}</v></c></row>`).join('');
refusedWorkbooks.push(
  ['a value at the far right of every row', () => zip(farRight(1000)), 'xlsx', 'tooLarge'],
  [
    'more shared strings than are read',
    () => zip(row, { 'xl/sharedStrings.xml': '<sst count="9000000" uniqueCount="5000000"/>' }),
    'xlsx',
    'tooLarge',
  ],
  [
    'an .xls with a value in the last column of every row',
    () => oldWorkbook(...Array.from({ length: 65_536 }, (_, at) => numberCell(at, 255, at))),
    'xls',
    'tooLarge',
  ],
);

/** They say that they are huge, and are read as what they are. */
export const boastfulWorkbooks: RefusedWorkbook[] = [
  [
    'an .xlsx that declares a million rows',
    () => {
      const content = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${row}</sheetData></worksheet>`;
      return zip('', { 'xl/worksheets/sheet1.xml': content });
    },
    'xlsx',
    'read',
  ],
  [
    'an .xls that declares four thousand million rows',
    () => oldWorkbook(dimensions(0xffffffff, 0xffff), numberCell(0, 0, 1)),
    'xls',
    'read',
  ],
];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { container } from '../../../test/old-workbook.ts';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { oneSheet } from '../../../test/workbook-parts.ts';
import { makeZip, type ZipPart } from '../../../test/zip.ts';
import type { WorkbookKind } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

const workbook = (name: string) => readFileSync(join(import.meta.dirname, '../../../test/workbooks', name));

async function refusal(bytes: Buffer | string, kind: WorkbookKind, limits: Partial<WorkbookLimits> = {}) {
  try {
    await withFile(bytes, (file) => rowsOf(file, kind, limits));
    return 'read';
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    return error.message;
  }
}

const zip = (rows: string, others?: Record<string, ZipPart | string>) => makeZip(oneSheet(rows, others));
const row = '<row><c><v>1</v></c></row>';
const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
const zeros = Buffer.alloc(64 * 1024 * 1024, ' ');
const passwordXls = Buffer.from('0908100000060500bb0dcc0700000000060000002f00060000000000000000000a000000', 'hex');

type Case = [name: string, make: () => Buffer | string, kind: WorkbookKind, expected: string];
const cases: Case[] = [
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
cases.push(
  ['a value at the far right of every row', () => zip(farRight(1000)), 'xlsx', 'tooLarge'],
  [
    'more shared strings than are read',
    () => zip(row, { 'xl/sharedStrings.xml': '<sst count="9000000" uniqueCount="5000000"/>' }),
    'xlsx',
    'tooLarge',
  ],
);

describe('IP-6 one clear reason', () => {
  test.each(cases)('for %s', async (_, make, kind, expected) => {
    expect(await refusal(make(), kind)).toBe(expected);
  });

  test('for more rows or columns than are asked for', async () => {
    expect(await refusal(zip(row.repeat(3)), 'xlsx', { rows: 2 })).toBe('tooManyRows');
    expect(await refusal(zip('<row><c r="F1"><v>1</v></c></row>'), 'xlsx', { columns: 5 })).toBe('tooManyColumns');
    expect(await refusal(zip(row), 'xlsx', { fileBytes: 100 })).toBe('tooLarge');
    expect(await refusal(workbook('xlwt.xls'), 'xls', { rows: 2 })).toBe('tooManyRows');
  });
});

test('IP-6 markup crafted to be slow takes as long as it is', async () => {
  const stored = (content: string) => ({ content, isStored: true });
  const hints = `<row><c t="inlineStr"><is>${'<rPh ><t>'.repeat(90_000)}</is></c><c><v>1</v></c></row>`;
  const parts = oneSheet('', {
    'xl/workbook.xml': stored(`<workbook>${'<sheet '.repeat(500_000)}><sheet name="一" r:id="r1"/></workbook>`),
    'xl/styles.xml': stored(`<styleSheet>${'<cellXfs '.repeat(300_000)}</styleSheet>`),
    'xl/sharedStrings.xml': stored(`<sst>${'<si><t>'.repeat(100_000)}</sst>`),
    'xl/worksheets/sheet1.xml': stored(`<worksheet><sheetData>${hints}</sheetData></worksheet>`),
  });
  expect(await refusal(makeZip(parts), 'xlsx')).toBe('read');
});

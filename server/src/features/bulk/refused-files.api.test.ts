import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CFB } from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { oneSheet } from '../../../test/workbook-parts.ts';
import { aWorkbook } from '../../../test/workbooks.ts';
import { makeZip, type ZipPart } from '../../../test/zip.ts';
import { sql, tenant } from '../../db/sql.ts';

const list = 'departments';
const titles = ['部门编码', '部门名称'];

const broken = '文件已损坏或不是有效的 Excel 文件，请用 Excel 或 WPS 另存后重新上传';
const encrypted = '文件已加密，请取消密码后重新上传';
const tooLarge = '文件解压后过大，不能导入，请只保留需要的工作表后重新上传';
const saveAs = '不是 Excel 文件，请用 Excel 或 WPS 打开，另存为 .xlsx 后重新上传';

const given = (name: string) => readFileSync(join(import.meta.dirname, '../../../test/workbooks', name));
const sheet = (rows: string, others?: Record<string, ZipPart | string>) => makeZip(oneSheet(rows, others));
const row = '<row><c><v>1</v></c></row>';

function container(stream: string, content: Buffer) {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}
const passwordXls = Buffer.from('0908100000060500bb0dcc0700000000060000002f00060000000000000000000a000000', 'hex');

const laughs = [...'bcdefgh'].reduce(
  (text, name, at) => `${text}<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`,
  '<!ENTITY a "ha">',
);
const xml = (doctype: string) => `<?xml version="1.0"?><!DOCTYPE x [${doctype}]><worksheet><sheetData/></worksheet>`;
const spaces = Buffer.alloc(64 * 1024 * 1024, ' ');

/** A sheet of the old format with a value at the far right of each row: little to store, very much to hold. */
function wideXls() {
  const record = (type: number, length: number) => {
    const bytes = Buffer.alloc(4 + length);
    bytes.writeUInt16LE(type, 0);
    bytes.writeUInt16LE(length, 2);
    return bytes;
  };
  const begin = record(0x0809, 8);
  begin.writeUInt16LE(0x0500, 4);
  begin.writeUInt16LE(0x0010, 6);
  const numbers = Array.from({ length: 40_000 }, (_, at) => {
    const number = record(0x0203, 14);
    number.writeUInt16LE(at, 4);
    number.writeUInt16LE(255, 6);
    number.writeDoubleLE(at, 10);
    return number;
  });
  return Buffer.concat([begin, ...numbers, record(0x000a, 0)]);
}

type Case = [what: string, name: string, make: () => Buffer | string, said: string];
const cases: Case[] = [
  [
    'a web page of another system',
    '名单.xls',
    () => '<html><head><meta charset="gbk"></head><body><table><tr><td>1</td></tr></table></body></html>',
    `文件内容其实是网页表格（HTML），${saveAs}`,
  ],
  [
    'a table of XML',
    '名单.xls',
    () => '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    `文件内容其实是 XML 表格，${saveAs}`,
  ],
  [
    'a text with tabs',
    '名单.xls',
    () => '编码\t名称\nXG\t学工处\n',
    `文件内容其实是文本（CSV 或制表符分隔），${saveAs}`,
  ],
  ['a text with commas', '名单.xlsx', () => 'XG,学工处\n', `文件内容其实是文本（CSV 或制表符分隔），${saveAs}`],
  [
    'an .xlsx with the old name',
    '名单.xls',
    () => given('openpyxl.xlsx'),
    '文件内容其实是 .xlsx，与扩展名不符，请用 Excel 或 WPS 打开，另存为 .xlsx 后重新上传',
  ],
  [
    'a letter',
    '名单.xlsx',
    () => makeZip({ 'word/document.xml': '<w:document/>' }),
    '文件内容其实是 Word，不是 Excel 文件，请把数据另存为 .xlsx 后重新上传',
  ],
  ['an .xlsx with a password', '名单.xlsx', () => container('EncryptedPackage', Buffer.alloc(5000)), encrypted],
  ['an .xls with a password', '名单.xls', () => container('Workbook', passwordXls), encrypted],
  ['half an .xlsx', '名单.xlsx', () => given('xlsxwriter.xlsx').subarray(0, 3000), broken],
  ['half an .xls', '名单.xls', () => given('xlwt.xls').subarray(0, 1500), broken],
  ['rubbish', '名单.xls', () => Buffer.from([1, 2, 3, 0, 4, 5, 6, 7, 8, 9]), broken],
  ['a zip bomb', '名单.xlsx', () => sheet(row, { 'xl/worksheets/sheet1.xml': { content: spaces } }), tooLarge],
  [
    'a zip bomb that lies about its size',
    '名单.xlsx',
    () => sheet(row, { 'xl/worksheets/sheet1.xml': { content: spaces, claimed: 900_000 } }),
    tooLarge,
  ],
  [
    'parts that say they are larger than anything',
    '名单.xlsx',
    () => sheet(row, { 'xl/sharedStrings.xml': { content: 'x', claimed: 4_000_000_000 } }),
    tooLarge,
  ],
  ['an XML bomb', '名单.xlsx', () => sheet('', { 'xl/worksheets/sheet1.xml': xml(laughs) }), broken],
  [
    'an entity of another file',
    '名单.xlsx',
    () => sheet('', { 'xl/worksheets/sheet1.xml': xml('<!ENTITY a SYSTEM "file:///etc/passwd">') }),
    broken,
  ],
  ['a row beyond the last', '名单.xlsx', () => sheet('<row r="99999999"><c><v>1</v></c></row>'), broken],
  ['an .xls that is nearly all gaps', '名单.xls', wideXls, tooLarge],
];

let school: School;
let office: TestPerson;
beforeAll(async () => {
  school = await aSchool();
  office = await school.person({ menus: ['userFrameConfig/manage/departments'] });
});

const upload = (name: string, bytes: Buffer | string) =>
  office.bulk.upload({ list, file: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name) });

test.each(cases)('IP-6 IP-18 %s is refused in one sentence, and nothing of it is kept', async (_, name, make, said) => {
  expect(await upload(name, make())).toMatchObject({ http: 200, status: 1002, msg: said });
  const kept = await school.db.many(sql`
    select u.id from bulk_upload u where u.tenant_id = ${tenant} and u.name = ${name}
    union all select f.id from file_object f where f.tenant_id = ${tenant} and f.name = ${name}`);
  expect(kept).toEqual([]);
});

test('IP-18 a sheet that says it is huge is read as what it is', async () => {
  const content = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${row}${row}</sheetData></worksheet>`;
  const { status, result } = await upload('很大.xlsx', sheet('', { 'xl/worksheets/sheet1.xml': content }));
  expect(status).toBe(1000);
  const { excelField } = (await office.bulk.matchFields({ list, id: result.id, headerLine: 1 })).result;
  expect(excelField).toEqual(['1']);
});

test('IP-18 after files that cannot be read the next one is taken', async () => {
  await upload('坏的.xlsx', given('xlsxwriter.xlsx').subarray(0, 3000));
  await upload('坏的.xls', given('xlwt.xls').subarray(0, 1500));
  const file = await aWorkbook(titles, [['XG', '学工处']]);
  expect((await office.bulk.upload({ list, file })).status).toBe(1000);
});

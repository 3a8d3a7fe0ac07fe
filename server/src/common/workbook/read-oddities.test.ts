import { CFB } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { bookXml, oneSheet, relationsXml } from '../../../test/workbook-parts.ts';
import { makeZip, type ZipPart } from '../../../test/zip.ts';
import type { Cell } from './sheet-row.ts';

const read = (parts: Record<string, ZipPart | string>) => withFile(makeZip(parts), (file) => rowsOf(file, 'xlsx'));
const cellsOf = async (parts: Record<string, ZipPart | string>): Promise<(readonly Cell[])[]> =>
  (await read(parts)).map(({ cells }) => cells);
const strings = (...items: string[]) => `<sst>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
const styles = (...codes: string[]) =>
  `<styleSheet><numFmts>${codes.map((code, n) => `<numFmt numFmtId="${176 + n}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, n) => `<xf numFmtId="${176 + n}"/>`).join('')}<xf numFmtId="31"/></cellXfs></styleSheet>`;

test('IP-6 shared strings: plain, rich, empty, escaped, without phonetic hints', async () => {
  const shared = strings(
    '<t>张三</t><rPh sb="0" eb="1"><t>ちょう</t></rPh><phoneticPr fontId="1"/>',
    '<r><rPr><charset val="134"/></rPr><t>红</t></r><r><t xml:space="preserve"> 黑 </t></r>',
    '<t/>',
    '<t>a &lt;&amp;amp; &#x4E2D;&#22269; _x000D__x005F_x0041_</t>',
    '<t><![CDATA[<b>&]]></t>',
  );
  const cells = [0, 1, 2, 3, 4, 9].map((n) => `<c t="s"><v>${n}</v></c>`).join('');
  expect(await cellsOf(oneSheet(`<row>${cells}</row>`, { 'xl/sharedStrings.xml': shared }))).toEqual([
    ['张三', '红 黑 ', '', 'a <&amp; 中国 \r_x0041_', '<b>&'],
  ]);
});

test('IP-6 inline strings, results of formulas, errors, booleans and dates written out', async () => {
  const cells = [
    '<c t="inlineStr"><is><r><t>内</t></r><rPh><t>x</t></rPh><r><t>联</t></r></is></c>',
    '<c t="str"><f>A1&amp;"&gt;"</f><v>甲&amp;乙</v></c>',
    '<c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>',
    '<c t="d"><v>2024-02-29T08:00:00</v></c><c t="d"><v>2024-02-29</v></c>',
    '<c><f>1+1</f></c><c t="n"><v>1.5E3</v></c><c><v>-0.1</v></c><c><v>123456789012345678</v></c>',
  ];
  expect(await cellsOf(oneSheet(`<row>${cells.join('')}</row>`))).toEqual([
    [
      '内联',
      '甲&乙',
      '#N/A',
      true,
      false,
      new Date('2024-02-29T08:00:00Z'),
      new Date('2024-02-29'),
      null,
      1500,
      -0.1,
      123456789012345680,
    ],
  ]);
});

test('IP-6 rows and cells without references, gaps, prefixes, comments and a > inside an attribute', async () => {
  const sheet = `<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:dimension ref="A1:XFD1048576"/><x:sheetData>
    <!-- <x:row><x:c><x:v>9</x:v></x:c></x:row> -->
    <x:row><x:c><x:v>1</x:v></x:c><x:c/><x:c><x:v>3</x:v></x:c></x:row>
    <x:row r="4" customFormat="1"><x:c s="2"/></x:row>
    <x:row r='7' note="a>b"><x:c r='C7'><x:v>5</x:v></x:c><x:c r="AB7" vm="1" ><x:v >6</x:v></x:c></x:row>
    <x:row/><x:row><x:c t="str"><x:v> </x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  const rows = await read(oneSheet('', { 'xl/worksheets/sheet1.xml': sheet }));
  expect(rows).toEqual([
    { number: 1, cells: [1, null, 3] },
    { number: 7, cells: [null, null, 5, ...Array.from({ length: 24 }, () => null), 6] },
  ]);
});

test('IP-6 dates of 1900, 1904 and the 29 February that never was; numbers in formats that are names', async () => {
  const formats = styles(
    'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@',
    '000000',
    '&quot;学&quot;0000',
    '[Red]0.00',
    '[$-804]General',
    '@',
  );
  const row = (values: [style: number, value: number][]) =>
    `<row>${values.map(([s, v]) => `<c s="${s}"><v>${v}</v></c>`).join('')}</row>`;
  const values = row([
    [1, 1],
    [1, 59],
    [1, 60],
    [1, 61],
    [7, 45351.5],
    [2, 42],
    [3, 7],
    [4, 1.5],
    [5, 8],
    [6, 9],
    [1, -1],
  ]);
  const in1900 = await read(oneSheet(values, { 'xl/styles.xml': formats }));
  const date = (text: string) => new Date(`${text}Z`);
  expect(in1900).toEqual([
    {
      number: 1,
      cells: [
        date('1900-01-01T00:00'),
        date('1900-02-28T00:00'),
        date('1900-02-28T00:00'),
        date('1900-03-01T00:00'),
        date('2024-02-29T12:00'),
        42,
        7,
        1.5,
        8,
        9,
        -1,
      ],
      shown: { 5: '000042', 6: '学0007' },
    },
  ]);
  const book = bookXml.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  const in1904 = await cellsOf(
    oneSheet(
      row([
        [1, 0],
        [1, 1],
      ]),
      { 'xl/styles.xml': formats, 'xl/workbook.xml': book },
    ),
  );
  expect(in1904).toEqual([[date('1904-01-01T00:00'), date('1904-01-02T00:00')]]);
});

test('IP-6 the first visible sheet is read, wherever its part is', async () => {
  const book = `<workbook><sheets><sheet name="藏" state="veryHidden" r:id="r1"/><sheet name="图" r:id="r2"/><sheet name="a&gt;b" r:id="r3"/></sheets></workbook>`;
  const parts = {
    '_rels\\.rels': relationsXml(['r1', 'officeDocument', '/XL/book.xml']),
    'xl/book.xml': book,
    'xl/_rels/book.xml.rels': relationsXml(
      ['r1', 'worksheet', 'a.xml'],
      ['r2', 'chartsheet', 'b.xml'],
      ['r3', 'worksheet', '../other/c.xml'],
    ),
    'xl/a.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    'xl/b.xml': '<chartsheet/>',
    'Other/C.xml': Buffer.from(
      '\uFEFF<worksheet><sheetData><row><c t="str"><v>宽</v></c></row></sheetData></worksheet>',
      'utf16le',
    ),
  };
  const asParts = Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, { content }]));
  expect(await cellsOf(asParts)).toEqual([['宽']]);
});

test('IP-6 a sheet much longer than one chunk comes in batches of 500 with every row whole', async () => {
  const count = 20_000;
  const row = (n: number) =>
    `<row r="${n}"><c r="A${n}"><v>${n}</v></c><c r="B${n}" t="inlineStr"><is><t>学生${n}</t></is></c></row>`;
  const parts = oneSheet(Array.from({ length: count }, (_, n) => row(n + 1)).join('\n'));
  const rows = await read(parts);
  expect(rows).toEqual(Array.from({ length: count }, (_, n) => ({ number: n + 1, cells: [n + 1, `学生${n + 1}`] })));
});

/** A record of the old format: kind, length, content. */
function record(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const GBK = { student: hex('D1A7 BAC5'), name: hex('D5C5 C8FD') };

test('IP-6 an .xls of before 1997 with its texts in GBK', async () => {
  const label = (row: number, text: Buffer) =>
    record(0x0204, Buffer.concat([Buffer.from([row, 0, 0, 0, 0, 0, text.length, 0]), text]));
  const begin = (kind: number) => record(0x0809, Buffer.from([0, 5, kind, 0, 0, 0, 0, 0]));
  const end = record(0x000a, Buffer.alloc(0));
  const codePage = record(0x0042, hex('A803'));
  const sheetHead = (at: number) => {
    const place = Buffer.alloc(4);
    place.writeUInt32LE(at, 0);
    return record(0x0085, Buffer.concat([place, Buffer.from([0, 0, 1]), Buffer.from('A')]));
  };
  const at = begin(5).length + codePage.length + sheetHead(0).length + end.length;
  const stream = [begin(5), codePage, sheetHead(at), end, begin(16), label(0, GBK.student), label(1, GBK.name), end];
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/Book', Buffer.concat(stream));
  const bytes = Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
  const rows = await withFile(bytes, (file) => rowsOf(file, 'xls'));
  expect(rows.map(({ cells }) => cells)).toEqual([['学号'], ['张三']]);
});

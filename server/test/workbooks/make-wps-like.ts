/**
 * Writes the sheet of make-workbooks.py as WPS Spreadsheets stores one, by hand: WPS itself is not at hand. What is
 * imitated stands in README.md. Run by hand: npx tsx server/test/workbooks/make-wps-like.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeZip } from '../zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const partsOf = 'application/vnd.openxmlformats-officedocument';

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
const relations = (...items: string[]) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${items.join('')}</Relationships>`;
const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${partsOf}.${type}+xml"/>`;

const texts = [
  ...['基本信息', '在校情况', '学号', '姓名', '出生日期', '绩点', '在校', '备注'],
  ...['张三', "O'Brien &amp; &lt;b&gt;", '007', '李四', '=1+1', '２０２４', '王 五', '一行\n两行'],
];
const text = (at: string, value: string, style = 0) =>
  `<c r="${at}"${style ? ` s="${style}"` : ''} t="s"><v>${texts.indexOf(value)}</v></c>`;
const number = (at: string, value: string, style = 0) =>
  `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>`;
const row = (at: number, cells: string, more = '') => `<row r="${at}"${more} spans="1:6">${cells}</row>`;

const bold = 1;
const padded = 2;
const date = 3;
const clock = 4;
const filled = 5;
const [, , ...titles] = texts.slice(0, 8);
const sheet = [
  row(1, text('A1', '基本信息', bold) + text('D1', '在校情况', bold)),
  row(2, titles.map((title, column) => text(`${'ABCDEF'[column]}2`, title)).join('')),
  row(
    3,
    number('A3', '1234', padded) +
      text('B3', '张三') +
      number('C3', '36585', date) +
      number('D3', '3.5') +
      '<c r="E3" t="b"><v>1</v></c>' +
      text('F3', "O'Brien &amp; &lt;b&gt;"),
  ),
  row(
    4,
    text('A4', '007') +
      text('B4', '李四') +
      number('C4', '45657.9999768519', clock) +
      number('D4', '-0.25') +
      '<c r="E4" t="b"><v>0</v></c>' +
      text('F4', '=1+1'),
  ),
  row(
    5,
    text('A5', '２０２４') +
      text('B5', '王 五') +
      number('C5', '61', date) +
      number('D5', '1e-7') +
      text('F5', '一行\n两行'),
    ' ht="27" hidden="1"',
  ),
  row(6, [...'ABCDEF'].map((column) => `<c r="${column}6" s="${filled}"/>`).join('')),
  row(
    7,
    '<c r="A7" t="str"><f>&quot;合&quot;&amp;&quot;计&quot;</f><v>合计</v></c><c r="D7"><f>SUM(D3:D5)</f><v>3.2500001</v></c>',
  ),
];

const xf = (format: number, { font = 0, fill = 0 } = {}) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"><alignment vertical="center"/></xf>`;
const styleOf = (format: number) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" applyFont="0" applyFill="0" applyBorder="0" applyAlignment="0" applyProtection="0"><alignment vertical="center"/></xf>`;
const format = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`;
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="7">${[
  format(43, '_ * #,##0.00_ ;_ * \\-#,##0.00_ ;_ * &quot;-&quot;??_ ;_ @_ '),
  format(44, '_ &quot;￥&quot;* #,##0.00_ ;_ &quot;￥&quot;* \\-#,##0.00_ ;_ &quot;￥&quot;* &quot;-&quot;??_ ;_ @_ '),
  format(41, '_ * #,##0_ ;_ * \\-#,##0_ ;_ * &quot;-&quot;_ ;_ @_ '),
  format(42, '_ &quot;￥&quot;* #,##0_ ;_ &quot;￥&quot;* \\-#,##0_ ;_ &quot;￥&quot;* &quot;-&quot;_ ;_ @_ '),
  format(176, '000000'),
  format(177, 'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@'),
  format(178, 'yyyy\\-mm\\-dd\\ hh:mm:ss'),
].join(
  '',
)}</numFmts><fonts count="2"><font><sz val="12"/><name val="宋体"/><charset val="134"/></font><font><b/><sz val="12"/><name val="宋体"/><charset val="134"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="6">${[0, 43, 44, 41, 9, 42].map(styleOf).join('')}</cellStyleXfs><cellXfs count="6">${[xf(0), xf(0, { font: 1 }), xf(176), xf(177), xf(178), xf(0, { fill: 2 })].join('')}</cellXfs><cellStyles count="6">${[
  '<cellStyle name="常规" xfId="0" builtinId="0"/>',
  '<cellStyle name="千位分隔" xfId="1" builtinId="3"/>',
  '<cellStyle name="货币" xfId="2" builtinId="4"/>',
  '<cellStyle name="千位分隔[0]" xfId="3" builtinId="6"/>',
  '<cellStyle name="百分比" xfId="4" builtinId="5"/>',
  '<cellStyle name="货币[0]" xfId="5" builtinId="7"/>',
].join('')}</cellStyles></styleSheet>`;

const folder = { content: '', isStored: true };
const parts = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    override('docProps/app.xml', 'extended-properties'),
    override('docProps/custom.xml', 'custom-properties'),
    override('xl/sharedStrings.xml', 'spreadsheetml.sharedStrings'),
    override('xl/styles.xml', 'spreadsheetml.styles'),
    override('xl/workbook.xml', 'spreadsheetml.sheet.main'),
    override('xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'),
  ].join('')}</Types>`,
  '_rels/': folder,
  '_rels/.rels': relations(
    relation(2, `${office}/relationships/extended-properties`, 'docProps/app.xml'),
    relation(1, `${office}/relationships/officeDocument`, 'xl/workbook.xml'),
    relation(3, `${office}/relationships/custom-properties`, 'docProps/custom.xml'),
  ),
  'docProps/': folder,
  'docProps/app.xml': `${declaration}<Properties xmlns="${office}/extended-properties" xmlns:vt="${office}/docPropsVTypes"><Application>WPS Office 个人版</Application><HeadingPairs><vt:vector size="2" baseType="variant"><vt:variant><vt:lpstr>工作表</vt:lpstr></vt:variant><vt:variant><vt:i4>1</vt:i4></vt:variant></vt:vector></HeadingPairs><TitlesOfParts><vt:vector size="1" baseType="lpstr"><vt:lpstr>学生</vt:lpstr></vt:vector></TitlesOfParts></Properties>`,
  'docProps/custom.xml': `${declaration}<Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="KSOProductBuildVer"><vt:lpwstr>2052-11.1.0.10132</vt:lpwstr></property></Properties>`,
  'xl/': folder,
  'xl/_rels/': folder,
  'xl/_rels/workbook.xml.rels': relations(
    relation(3, `${office}/relationships/sharedStrings`, 'sharedStrings.xml'),
    relation(2, `${office}/relationships/styles`, 'styles.xml'),
    relation(1, `${office}/relationships/worksheet`, 'worksheets/sheet1.xml'),
  ),
  'xl/sharedStrings.xml': `${declaration}<sst xmlns="${main}" count="${texts.length}" uniqueCount="${texts.length}">${texts.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
  'xl/styles.xml': styles,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><fileVersion appName="xl" lastEdited="3" lowestEdited="5" rupBuild="9302"/><workbookPr/><bookViews><workbookView windowWidth="13400" windowHeight="14160"/></bookViews><sheets><sheet name="学生" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="144525"/></workbook>`,
  'xl/worksheets/': folder,
  'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}" xmlns:r="${office}/relationships" xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"><sheetPr/><dimension ref="A1:F7"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><selection activeCell="A1" sqref="A1"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="9" defaultRowHeight="13.5" outlineLevelCol="5"/><cols><col min="3" max="3" width="20.625" customWidth="1"/></cols><sheetData>${sheet.join('')}</sheetData><mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="D1:F1"/></mergeCells><pageMargins left="0.75" right="0.75" top="1" bottom="1" header="0.5" footer="0.5"/><headerFooter/></worksheet>`,
};
writeFileSync(join(import.meta.dirname, 'wps-like.xlsx'), makeZip(parts));

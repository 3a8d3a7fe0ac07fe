/** The small parts of a workbook of ours: what is in it and where. */
import { escapeAttribute } from './xml-text.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const OPTIONS_SHEET = 'options';

type Extras = { hasOptions: boolean; hasNotes: boolean };

export function contentTypesXml({ hasOptions, hasNotes }: Extras): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;
  return [
    `${head}<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    hasNotes ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' : '',
    part('workbook', 'sheet.main'),
    part('styles', 'styles'),
    part('worksheets/sheet1', 'worksheet'),
    hasOptions ? part('worksheets/sheet2', 'worksheet') : '',
    hasNotes ? part('comments1', 'comments') : '',
    '</Types>',
  ].join('');
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
const relationsXml = (items: readonly string[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${items.join('')}</Relationships>`;

export const rootRelationsXml = relationsXml([relation(1, 'officeDocument', 'xl/workbook.xml')]);

export const bookRelationsXml = ({ hasOptions }: Extras) =>
  relationsXml([
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
    ...(hasOptions ? [relation(3, 'worksheet', 'worksheets/sheet2.xml')] : []),
  ]);

export const sheetRelationsXml = relationsXml([
  relation(1, 'comments', '../comments1.xml'),
  relation(2, 'vmlDrawing', '../drawings/vmlDrawing1.vml'),
]);

/** Excel allows 31 characters and not these; it repairs a file where a name breaks that. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, '_')
    .replace(/^'|'$/g, '_')
    .slice(0, 31) || 'Sheet1';

export function bookXml(name: string, { hasOptions }: Extras): string {
  return [
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>`,
    `<sheet name="${escapeAttribute(sheetName(name))}" sheetId="1" r:id="rId1"/>`,
    hasOptions ? `<sheet name="${OPTIONS_SHEET}" sheetId="2" state="hidden" r:id="rId3"/>` : '',
    '</sheets></workbook>',
  ].join('');
}

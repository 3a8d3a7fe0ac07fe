/** Workbooks written by hand, for what no program at hand writes. */
import type { ZipPart } from './zip.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
export const relationsXml = (...items: [id: string, type: string, target: string][]) =>
  `<Relationships>${items.map((item) => relation(...item)).join('')}</Relationships>`;

export const bookXml = '<workbook><sheets><sheet name="一" sheetId="1" r:id="r1"/></sheets></workbook>';

/** One sheet whose rows are given as XML; other parts are added or replaced. */
export function oneSheet(
  rows: string,
  others: Record<string, ZipPart | string> = {},
): Record<string, ZipPart | string> {
  return {
    '_rels/.rels': relationsXml(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': bookXml,
    'xl/_rels/workbook.xml.rels': relationsXml(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
      ['r3', 'styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  };
}

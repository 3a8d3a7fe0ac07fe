/** The cell styles of the files we write. Their order is their number in a cell. */

const fonts = [
  '<font><sz val="11"/><name val="宋体"/></font>',
  '<font><b/><sz val="11"/><name val="宋体"/></font>',
  '<font><b/><sz val="11"/><color rgb="FFC00000"/><name val="宋体"/></font>',
  '<font><sz val="10"/><color rgb="FF808080"/><name val="宋体"/></font>',
];
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  // The second one is reserved by the format.
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFC7CE"/><bgColor indexed="64"/></patternFill></fill>',
];
const WRONG_FILL = 2;

const GENERAL = 0;
const TEXT = 49;
const DATE = 164;
const DATE_TIME = 165;
const formats = [
  `<numFmt numFmtId="${DATE}" formatCode="yyyy\\-mm\\-dd"/>`,
  `<numFmt numFmtId="${DATE_TIME}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>`,
];

type Style = { format: number; font?: number; fill?: number };
const looks: Style[] = [
  { format: GENERAL },
  { format: TEXT },
  { format: DATE },
  { format: DATE_TIME },
  { format: GENERAL, fill: WRONG_FILL },
  { format: TEXT, fill: WRONG_FILL },
  { format: DATE, fill: WRONG_FILL },
  { format: DATE_TIME, fill: WRONG_FILL },
  { format: TEXT, font: 1 },
  { format: TEXT, font: 2 },
  { format: TEXT, font: 3 },
];

export const style = { plain: 0, text: 1, date: 2, dateTime: 3, title: 8, requiredTitle: 9, above: 10 } as const;
/** Added to plain, text, date or dateTime. */
export const wrongStyle = 4;

const list = (name: string, items: readonly string[]) => `<${name} count="${items.length}">${items.join('')}</${name}>`;

const toXf = ({ format, font = 0, fill = 0 }: Style) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  list('numFmts', formats),
  list('fonts', fonts),
  list('fills', fills),
  list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
  list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  list('cellXfs', looks.map(toXf)),
  list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  '</styleSheet>',
].join('');

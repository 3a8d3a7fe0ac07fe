/** The sheet itself, as bytes while its rows come. */
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { OPTIONS_SHEET } from './book-xml.ts';
import type { Note } from './notes-xml.ts';
import { columnLetters, RowXml, textCell } from './row-xml.ts';
import type { SheetColumn, SheetToWrite } from './sheet-to-write.ts';
import { WorkbookError } from './workbook-error.ts';
import { style } from './written-styles.ts';

const head =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">';
/** Characters collected before they become bytes. */
const FLUSH = 64 * 1024;
const DEFAULT_WIDTH = 16;

const titleRow = ({ above = [] }: SheetToWrite) => above.length + 1;

export const notesOf = (sheet: SheetToWrite): Note[] =>
  sheet.columns.flatMap(({ note }, column) => (note ? [{ row: titleRow(sheet), column, text: note }] : []));

export async function* sheetXml(sheet: SheetToWrite, onRows: (count: number) => void): AsyncGenerator<Buffer> {
  const { columns, above = [], rows } = sheet;
  let xml = `${head}${frozenBelow(titleRow(sheet))}${columnsXml(columns)}<sheetData>${aboveXml(above)}${titlesXml(sheet)}`;
  const writer = new RowXml(columns.map(({ isText = false }) => isText));
  let number = titleRow(sheet);
  for await (const batch of rows) {
    for (const row of batch) {
      number += 1;
      if (number > workbooksLimits.maxSheetRows) throw new WorkbookError('tooManyRows');
      xml += writer.row(number, row);
      if (xml.length < FLUSH) continue;
      yield Buffer.from(xml, 'utf8');
      xml = '';
    }
    onRows(batch.length);
  }
  xml += `</sheetData>${validationsXml(sheet)}${notesOf(sheet).length > 0 ? '<legacyDrawing r:id="rId2"/>' : ''}</worksheet>`;
  yield Buffer.from(xml, 'utf8');
}

function frozenBelow(row: number): string {
  const pane = `<pane ySplit="${row}" topLeftCell="A${row + 1}" activePane="bottomLeft" state="frozen"/>`;
  const selection = `<selection pane="bottomLeft" activeCell="A${row + 1}" sqref="A${row + 1}"/>`;
  return `<sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}${selection}</sheetView></sheetViews>`;
}

function columnsXml(columns: readonly SheetColumn[]): string {
  if (columns.length === 0) return '';
  const items = columns.map(({ width = DEFAULT_WIDTH, isText }, column) => {
    const look = isText ? ` style="${style.text}"` : '';
    return `<col min="${column + 1}" max="${column + 1}" width="${width}"${look} customWidth="1"/>`;
  });
  return `<cols>${items.join('')}</cols>`;
}

const aboveXml = (lines: readonly string[]) =>
  lines
    .map((line, index) => `<row r="${index + 1}">${textCell(`<c r="A${index + 1}"`, line, style.above)}</row>`)
    .join('');

function titlesXml(sheet: SheetToWrite): string {
  const row = titleRow(sheet);
  const cells = sheet.columns.map(({ title, isRequired }, column) =>
    textCell(`<c r="${columnLetters(column)}${row}"`, title, isRequired ? style.requiredTitle : style.title),
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** Drop-downs take their values from a hidden sheet: written into the sheet itself they are limited to 255 characters. */
function validationsXml(sheet: SheetToWrite): string {
  const row = titleRow(sheet) + 1;
  const items = sheet.columns.flatMap(({ options }, column) => {
    if (!options || options.length === 0) return [];
    const letters = columnLetters(column);
    const cells = `${letters}${row}:${letters}${workbooksLimits.maxSheetRows}`;
    const list = `${OPTIONS_SHEET}!$${letters}$1:$${letters}$${options.length}`;
    const attributes = 'type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"';
    return [`<dataValidation ${attributes} sqref="${cells}"><formula1>${list}</formula1></dataValidation>`];
  });
  return items.length > 0 ? `<dataValidations count="${items.length}">${items.join('')}</dataValidations>` : '';
}

/** The values of each drop-down, in the column it belongs to. */
export function optionsXml(columns: readonly SheetColumn[]): string {
  const longest = Math.max(...columns.map(({ options = [] }) => options.length));
  const writer = new RowXml(columns.map(() => true));
  const rows = Array.from({ length: longest }, (_, index) =>
    writer.row(index + 1, { cells: columns.map(({ options }) => options?.[index] ?? null) }),
  );
  return `${head}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

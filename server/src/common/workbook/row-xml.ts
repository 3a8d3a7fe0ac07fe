import { dateToSerial } from './cell-formats.ts';
import type { Cell } from './sheet-row.ts';
import type { WrittenRow } from './sheet-to-write.ts';
import { style, wrongStyle } from './written-styles.ts';
import { escapeText } from './xml-text.ts';

/** The most characters a cell may hold. */
const CELL_CHARACTERS = 32_767;
const DAY_MS = 86_400_000;

export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** What is begun like this would become a formula when somebody edits the cell. */
function beginsLikeFormula(text: string): boolean {
  const code = text.charCodeAt(0);
  return code === 61 || code === 43 || code === 45 || code === 64;
}

const isSpace = (code: number) => code <= 32;

export function textCell(start: string, text: string, styleNumber: number): string {
  const short = text.length > CELL_CHARACTERS ? text.slice(0, CELL_CHARACTERS) : text;
  const attributes = styleNumber === 0 ? '' : ` s="${styleNumber}"`;
  const keepsSpaces = isSpace(short.charCodeAt(0)) || isSpace(short.charCodeAt(short.length - 1));
  const open = keepsSpaces ? '<t xml:space="preserve">' : '<t>';
  return `${start}${attributes} t="inlineStr"><is>${open}${escapeText(short)}</t></is></c>`;
}

function dateCell(start: string, date: Date, wrong: number): string {
  const serial = dateToSerial(date);
  if (serial === undefined) {
    const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
    return textCell(start, text, style.plain + wrong);
  }
  const kind = date.getTime() % DAY_MS === 0 ? style.date : style.dateTime;
  return `${start} s="${kind + wrong}"><v>${serial}</v></c>`;
}

/** Writes the rows of one sheet, one after another. */
export class RowXml {
  private readonly starts: string[];

  constructor(private readonly isText: readonly boolean[]) {
    this.starts = isText.map((_, column) => `<c r="${columnLetters(column)}`);
  }

  row(number: number, { cells, wrong }: WrittenRow): string {
    let xml = `<row r="${number}">`;
    const end = `${number}"`;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column] ?? null;
      const isWrong = wrong?.includes(column) ?? false;
      if (cell === null && !isWrong) continue;
      xml += this.cell(this.start(column) + end, column, cell, isWrong ? wrongStyle : 0);
    }
    return `${xml}</row>`;
  }

  private start(column: number): string {
    return this.starts[column] ?? `<c r="${columnLetters(column)}`;
  }

  private cell(start: string, column: number, cell: Cell, wrong: number): string {
    if (typeof cell === 'string') {
      const kind = this.isText[column] || beginsLikeFormula(cell) ? style.text : style.plain;
      return textCell(start, cell, kind + wrong);
    }
    const attributes = wrong === 0 ? '' : ` s="${wrong}"`;
    if (typeof cell === 'number') {
      if (!Number.isFinite(cell)) return textCell(start, String(cell), wrong);
      return `${start}${attributes}><v>${cell}</v></c>`;
    }
    if (cell === null) return `${start}${attributes}/>`;
    if (typeof cell === 'boolean') return `${start}${attributes} t="b"><v>${cell ? 1 : 0}</v></c>`;
    return dateCell(start, cell, wrong);
  }
}

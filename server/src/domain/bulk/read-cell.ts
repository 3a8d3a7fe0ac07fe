import type { Cell } from '../../common/workbook/sheet-row.ts';
import { foldLabel, narrow, trimCell } from './fold-label.ts';
import type { BulkColumn } from './list.ts';
import { readLines, readOptions } from './read-list-cell.ts';

/** A column as the thread checks it: plain data that can be sent there. */
export type PlannedColumn = Pick<BulkColumn, 'name' | 'kind'> & {
  required: boolean;
  /** The cell of the row; undefined when the file has no such column. */
  at: number | undefined;
  options: ReadonlyMap<string, string> | undefined;
};

/** Why a cell or a row is not taken: a key of texts/zh-CN/bulk-sheet.ts with its values. */
export type RowError = { column: string; reason: string; params?: Readonly<Record<string, string | number>> };

export type CellValue = string | number | boolean | null;
type Read = { value: CellValue } | { reason: string; params?: Readonly<Record<string, string | number>> };

const unseen = /[^\P{Cc}\t\r\n]/u;

const pad = (n: number) => String(n).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2999 || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined;
  return `${year}-${pad(month)}-${pad(day)}`;
}

const dayShape =
  /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d\d)(\d\d))(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?$/;

/** A day in one of the ways offices write it. */
function parseDay(cell: Cell, text: string): string | undefined {
  if (cell instanceof Date) return dayOf(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  const [, year, a, b, c, d, e, f] = dayShape.exec(narrow(text)) ?? [];
  return year === undefined ? undefined : dayOf(Number(year), Number(a ?? c ?? e), Number(b ?? d ?? f));
}

const yes = new Set(['是', '1', 'true', 'y', 'yes', '√', '有']);
const no = new Set(['否', '0', 'false', 'n', 'no', '×', '无']);

/** The cell as text: whole numbers without an exponent, dates as days. */
export function cellText(cell: Cell, shown: string | undefined): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return trimCell(cell);
  if (shown !== undefined) return trimCell(shown);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) {
    // Fractions of a day are rarely whole seconds: 10:59:59.997 is shown as 11:00:00.
    const iso = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
  }
  if (Number.isInteger(cell)) return Math.abs(cell) < 1e21 ? cell.toFixed(0) : String(cell);
  // As many digits as a spreadsheet shows: 0.1 + 0.2 is 0.3.
  return String(Number(cell.toPrecision(SHEET_DIGITS)));
}

/** A spreadsheet keeps so many digits of a number, and zeros behind them: an ID card typed as a number is lost. */
const SHEET_DIGITS = 15;
const hasLostDigits = (cell: Cell, text: string) =>
  typeof cell === 'number' && Number.isInteger(cell) && /^\d+$/.test(text) && text.length > SHEET_DIGITS;

const ok = (value: CellValue): Read => ({ value });

/** The value of a cell that is not empty, or why it has none. */
export function readCell(column: PlannedColumn, cell: Cell, text: string): Read {
  const { kind } = column;
  switch (kind.type) {
    case 'text': {
      if (hasLostDigits(cell, text)) return { reason: 'lostDigits', params: { most: SHEET_DIGITS } };
      const value = kind.pattern || kind.isNumber ? narrow(text) : text;
      if (value.length > kind.longest) return { reason: 'tooLong', params: { most: kind.longest } };
      if (unseen.test(value)) return { reason: 'unreadable' };
      return kind.pattern && !kind.pattern.test(value) ? { reason: 'shape' } : ok(value);
    }
    case 'integer': {
      // A number is what its cell holds, though it is shown as 3天.
      const value = typeof cell === 'number' ? cell : Number(narrow(text));
      const { least, most } = kind;
      return Number.isInteger(value) && value >= least && value <= most
        ? ok(value)
        : { reason: 'notInteger', params: { least, most } };
    }
    case 'day':
    case 'time': {
      const value = parseDay(cell, text);
      return value === undefined ? { reason: 'notDay' } : ok(value);
    }
    case 'flag': {
      const word = foldLabel(text);
      return yes.has(word) || no.has(word) ? ok(yes.has(word)) : { reason: 'notFlag' };
    }
    case 'option': {
      const value = column.options?.get(foldLabel(text));
      return value === undefined ? { reason: 'noOption', params: { value: text.slice(0, 60) } } : ok(value);
    }
    case 'options':
      return unseen.test(text) ? { reason: 'unreadable' } : readOptions(kind, column.options, text);
    case 'lines':
      return unseen.test(text) ? { reason: 'unreadable' } : readLines(kind, text);
  }
}

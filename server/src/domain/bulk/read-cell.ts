import type { Cell } from '../../common/workbook/sheet-row.ts';
import type { BulkColumn } from './list.ts';

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

/** Spaces of every width and characters that cannot be seen, as copied from web pages. */
const edges = /^[\s\u200b\u200e\u200f\ufeff]+|[\s\u200b\u200e\u200f\ufeff]+$/g;
const unseen = /[^\P{Cc}\t\r\n]/u;

export const trimCell = (text: string) => text.replace(edges, '');

/** Full-width letters and digits count as the usual ones. */
const narrow = (text: string) => (/[\uff01-\uff5e\u3000]/.test(text) ? text.normalize('NFKC') : text);

export const foldLabel = (text: string) => narrow(trimCell(text)).toLowerCase();

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
    const iso = cell.toISOString();
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
  }
  return Number.isInteger(cell) && Math.abs(cell) < 1e21 ? cell.toFixed(0) : String(cell);
}

const ok = (value: CellValue): Read => ({ value });

/** The value of a cell that is not empty, or why it has none. */
export function readCell(column: PlannedColumn, cell: Cell, text: string): Read {
  const { kind } = column;
  switch (kind.type) {
    case 'text': {
      const value = kind.pattern ? narrow(text) : text;
      if (value.length > kind.longest) return { reason: 'tooLong', params: { most: kind.longest } };
      if (unseen.test(value)) return { reason: 'unreadable' };
      return kind.pattern && !kind.pattern.test(value) ? { reason: 'shape' } : ok(value);
    }
    case 'integer': {
      const value = Number(narrow(text));
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
  }
}

/** The old binary format, read whole by a library: only in a worker whose memory and time are limited. */
import { readFileSync } from 'node:fs';
import { type CellObject, CFB, read, set_cptable, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { isBareBiff } from './assert-kind.ts';
import { keepTableRecords } from './biff-records.ts';
import { type CellFormat, clockText, padNumber, parseFormat, serialToDate } from './cell-formats.ts';
import { RowBuilder } from './row-builder.ts';
import type { SheetName } from './sheet-outline.ts';
import type { Cell, Merge, SheetRow } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

// Workbooks before 1997 keep texts in the code page of their maker: GBK in China.
set_cptable(codePages);

/** The old format writes a number for each. */
const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

export interface OldSheet {
  sheets: SheetName[];
  sheet: number;
  /** Made as they are asked for: gaps between far cells would fill the memory. */
  batches: Iterable<SheetRow[]>;
  merges: Merge[];
}

/** The sheet at this place, else the first visible one with anything in it. */
export function parseXls(file: string, limit: WorkbookLimits, place?: number): OldSheet {
  const { sheets, works, date1904 } = openBook(file);
  const visible = sheets.flatMap(({ hidden }, at) => (hidden ? [] : [at]));
  const sheet = place ?? visible.find((at) => cellsOf(works[at]).some((row) => row)) ?? visible[0] ?? 0;
  const work = works[sheet];
  if (!work) throw new WorkbookError('empty');
  return { sheets, sheet, batches: batchesOf(cellsOf(work), date1904, limit), merges: mergesOf(work) };
}

const cellsOf = (sheet: WorkSheet | undefined) => (sheet?.['!data'] ?? []) as (CellObject | undefined)[][];

function* batchesOf(data: (CellObject | undefined)[][], date1904: boolean, limit: WorkbookLimits) {
  const rows = new RowBuilder(limit);
  const formats = new Map<string, CellFormat>();
  const formatOf = (code: string) => {
    const format = formats.get(code) ?? parseFormat(code);
    formats.set(code, format);
    return format;
  };
  for (const [index, cells] of data.entries()) {
    if (!cells) continue;
    rows.open(index + 1);
    cells.forEach((cell, column) => {
      if (!cell) return;
      const format = cell.t === 'n' && cell.z !== undefined ? formatOf(String(cell.z)) : undefined;
      const value = toCell(cell, format, date1904);
      rows.set(column, value, shownBy(format, cell));
    });
    if (rows.hasBatch) yield* rows.take(false);
  }
  yield* rows.take(true);
}

function shownBy(format: CellFormat | undefined, { v }: CellObject): string | undefined {
  if (typeof v !== 'number' || !format) return undefined;
  if (format.kind === 'padded') return padNumber(format.code, v);
  return format.kind === 'date' && format.clock ? clockText(format.clock, v) : undefined;
}

function openBook(file: string) {
  try {
    const stream = readStream(file);
    keepTableRecords(stream);
    const book = read(stream, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
    const sheets = book.SheetNames.map((name, at) => ({ name, hidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden) }));
    const works = book.SheetNames.map((name) => book.Sheets[name]);
    return { sheets, works, date1904: book.Workbook?.WBProps?.date1904 ?? false };
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'corrupt');
  }
}

/** The records of the workbook, out of their container; before 1993 there was none. */
function readStream(file: string): Buffer {
  const bytes = readFileSync(file);
  if (isBareBiff(bytes)) return bytes;
  const container = CFB.read(bytes, { type: 'buffer' });
  const stream = Buffer.from((CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book'))?.content ?? []);
  // The library would read it as whatever else it looks like.
  if (!isBareBiff(stream)) throw new WorkbookError('corrupt');
  return stream;
}

function toCell(cell: CellObject, format: CellFormat | undefined, date1904: boolean): Cell {
  switch (cell.t) {
    case 'n': {
      const value = Number(cell.v);
      return format?.kind === 'date' ? (serialToDate(value, date1904) ?? value) : value;
    }
    case 's':
      return String(cell.v ?? '');
    case 'b':
      return Boolean(cell.v);
    case 'e':
      return errorNames[Number(cell.v)] ?? cell.w ?? '#N/A';
    case 'd':
      return cell.v instanceof Date ? cell.v : null;
    case 'z':
      return null;
  }
}

const mergesOf = (sheet: WorkSheet): Merge[] =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r + 1,
    bottom: e.r + 1,
    left: s.c,
    right: e.c,
  }));

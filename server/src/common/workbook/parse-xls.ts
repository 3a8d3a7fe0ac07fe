/** The old binary format, read whole by a library: only in a worker whose memory and time are limited. */
import { readFileSync } from 'node:fs';
import { type CellObject, read, set_cptable, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { type CellFormat, clockText, padNumber, parseFormat, serialToDate } from './cell-formats.ts';
import { RowBuilder } from './row-builder.ts';
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
  name: string;
  batches: SheetRow[][];
  merges: Merge[];
}

export function parseXls(file: string, limit: WorkbookLimits): OldSheet {
  const { name, sheet, date1904 } = openFirstVisible(file);
  const rows = new RowBuilder(limit);
  const formats = new Map<string, CellFormat>();
  const formatOf = (code: string) => {
    const format = formats.get(code) ?? parseFormat(code);
    formats.set(code, format);
    return format;
  };
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  data.forEach((cells, index) => {
    rows.open(index + 1);
    cells.forEach((cell, column) => {
      if (!cell) return;
      const format = cell.t === 'n' && cell.z !== undefined ? formatOf(String(cell.z)) : undefined;
      const value = toCell(cell, format, date1904);
      rows.set(column, value, shownBy(format, cell));
    });
  });
  return { name, batches: rows.take(true), merges: mergesOf(sheet) };
}

function shownBy(format: CellFormat | undefined, { v }: CellObject): string | undefined {
  if (typeof v !== 'number' || !format) return undefined;
  if (format.kind === 'padded') return padNumber(format.code, v);
  return format.kind === 'date' && format.clock ? clockText(format.clock, v) : undefined;
}

function openFirstVisible(file: string) {
  try {
    const book = read(readFileSync(file), {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
    });
    const visible = book.SheetNames.findIndex((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
    const name = book.SheetNames[Math.max(0, visible)];
    const sheet = name === undefined ? undefined : book.Sheets[name];
    if (name === undefined || !sheet) throw new WorkbookError('empty');
    return { name, sheet, date1904: book.Workbook?.WBProps?.date1904 ?? false };
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'corrupt');
  }
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

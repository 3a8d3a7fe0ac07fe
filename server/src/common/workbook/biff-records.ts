/** The records of the old binary format: the library gets only those that a table is made of. */
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import { WorkbookError } from './workbook-error.ts';

const RECORD_HEAD = 4;
const SHEET_BEGINS = new Set([0x0009, 0x0209, 0x0409, 0x0809]);
const SEVERAL_NUMBERS = 0x00bd;
const MERGED_CELLS = 0x00e5;
/** "This sheet waits to be calculated": the library passes over it. */
const PASSED_OVER = 0x005e;

/** In each line the types of all versions of the format. They begin with the row and the column, 16 bits each. */
const CELLS = new Set([
  ...[0x0004, 0x0204, 0x00d6, 0x00fd], // texts
  ...[0x0002, 0x0003, 0x0203, 0x027e, SEVERAL_NUMBERS],
  ...[0x0005, 0x0205], // yes, no, errors
  ...[0x0006, 0x0206, 0x0406], // formulas with what they came to
]);
const OTHERS = new Set([
  ...[0x000a, 0x003c], // end, continuation
  ...[0x002f, 0x0042, 0x0022], // password, code page, dates from 1904
  0x0085, // name and place of a sheet
  ...[0x001e, 0x041e, 0x0043, 0x0243, 0x0443, 0x00e0], // number formats and who uses them
  0x00fc, // shared texts
  ...[0x0007, 0x0207], // the text of the formula before
  ...[0x0000, 0x0200], // size
]);

/**
 * Changes the stream in place. The library walks through every cell of an area that a link declares, and keeps room for
 * the cells left of one that stands alone: both are judged here, before it sees them.
 */
export function keepTableRecords(stream: Buffer): void {
  let merges = 0;
  let gaps = 0;
  let widths = new Map<number, number>();
  const readContent = (at: number) => stream.subarray(at + RECORD_HEAD, at + RECORD_HEAD + stream.readUInt16LE(at + 2));

  for (let at = 0; at + RECORD_HEAD <= stream.length; at += RECORD_HEAD + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (SHEET_BEGINS.has(type)) widths = new Map();
    else if (CELLS.has(type)) {
      const { row, first, last } = placeOf(type, readContent(at));
      const width = widths.get(row) ?? 0;
      gaps += Math.max(0, first - width);
      if (gaps > workbooksLimits.maxOldSheetGaps) throw new WorkbookError('tooLarge');
      widths.set(row, Math.max(width, last + 1));
    } else if (type === MERGED_CELLS) {
      merges += countMerges(readContent(at));
      if (merges > workbooksLimits.maxMerges) stream.writeUInt16LE(PASSED_OVER, at);
    } else if (!OTHERS.has(type)) stream.writeUInt16LE(PASSED_OVER, at);
  }
}

function placeOf(type: number, content: Buffer): { row: number; first: number; last: number } {
  const PLACE = 4;
  const NUMBER = 6;
  if (content.length < PLACE) throw new WorkbookError('corrupt');
  const first = content.readUInt16LE(2);
  const more = type === SEVERAL_NUMBERS ? Math.floor((content.length - PLACE - 2) / NUMBER) - 1 : 0;
  const last = first + Math.max(0, more);
  if (last >= workbooksLimits.maxOldSheetColumns) throw new WorkbookError('corrupt');
  return { row: content.readUInt16LE(0), first, last };
}

function countMerges(content: Buffer): number {
  const COUNT = 2;
  const MERGE = 8;
  const count = content.length < COUNT ? 0 : content.readUInt16LE(0);
  if (content.length < COUNT + count * MERGE) throw new WorkbookError('corrupt');
  return count;
}

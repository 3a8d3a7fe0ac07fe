/** Workbooks of the old format, record by record, as no program would write them. */
import { CFB } from '@e965/xlsx';

const BOF = 0x0809;
const EOF = 0x000a;
const BOUND_SHEET = 0x0085;
const GLOBALS = 5;
const SHEET = 0x10;

/** The numbers are 16 bits each. */
export const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) bytes.writeUInt16LE(number, at * 2);
  return bytes;
};

export const record = (type: number, content: Buffer) => Buffer.concat([words(type, content.length), content]);

export const dimensions = (rows: number, columns: number) => {
  const content = Buffer.alloc(14);
  content.writeUInt32LE(rows, 4);
  content.writeUInt16LE(columns, 10);
  return record(0x0200, content);
};

export const numberCell = (row: number, column: number, value: number) => {
  const content = Buffer.alloc(14);
  words(row, column).copy(content);
  content.writeDoubleLE(value, 6);
  return record(0x0203, content);
};

export const container = (stream: string, content: Buffer) => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${stream}`, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
};

/** An .xls whose only sheet has these records. */
export function oldWorkbook(...records: readonly Buffer[]): Buffer {
  const begin = (kind: number) => record(BOF, Buffer.concat([words(0x0600, kind), Buffer.alloc(12)]));
  const end = record(EOF, Buffer.alloc(0));
  const sheetEntry = Buffer.concat([Buffer.alloc(6), Buffer.from([1, 0]), Buffer.from('A')]);
  const globals = [begin(GLOBALS), record(BOUND_SHEET, sheetEntry), end];
  sheetEntry.writeUInt32LE(Buffer.concat(globals).length, 0);
  globals[1] = record(BOUND_SHEET, sheetEntry);
  return container('Workbook', Buffer.concat([...globals, begin(SHEET), ...records, end]));
}

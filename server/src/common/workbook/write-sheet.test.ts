import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { type CellObject, read } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf, withFile } from '../../../test/read-workbook.ts';
import { type Cell, shownText } from './sheet-row.ts';
import type { SheetToWrite, WrittenRow } from './sheet-to-write.ts';
import { WorkbookError } from './workbook-error.ts';
import { writeSheet } from './write-sheet.ts';

async function toBytes(sheet: SheetToWrite): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const target = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      setImmediate(done);
    },
  });
  await writeSheet(target, sheet);
  return Buffer.concat(pieces);
}

const columns = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `列${n}`, isText: n % 2 === 0 }));
const sheetOf = (rows: WrittenRow[], width: number): SheetToWrite => ({
  name: '学生',
  columns: columns(width),
  rows: [rows],
});

const WIDTH = 6;
// Excel knows no other days, and no moments shorter than these.
const date = fc.date({
  min: new Date('1900-03-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
// A text may not be longer than a cell, nor hold half a character.
const text = fc.string({ unit: 'binary', maxLength: 200 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n));
const cell: fc.Arbitrary<Cell> = fc.oneof(
  text,
  number,
  fc.integer(),
  fc.boolean(),
  date,
  fc.constant(null),
  fc.constantFrom('=1+1', '-1', '@SUM(A1)', '007', '_x0041_', ' a ', 'a\r\nb', '\u0000'),
);
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: WIDTH }), { maxLength: 60 });

/** Empty cells at the end are no cells, and rows without a value are left out. */
const asRead = (cells: readonly Cell[]) => cells.slice(0, cells.findLastIndex((one) => one !== null) + 1);
const isBlank = (one: Cell) => one === null || (typeof one === 'string' && one.trim() === '');

test('EX-12 whatever is written is read again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const bytes = await toBytes(
        sheetOf(
          written.map((cells) => ({ cells })),
          WIDTH,
        ),
      );
      const found = await withFile(bytes, (file) => rowsOf(file, 'xlsx'));
      expect(found.slice(1).map(({ cells }) => cells)).toEqual(
        written.filter((cells) => !cells.every(isBlank)).map(asRead),
      );
    }),
    { numRuns: 40 },
  );
});

test('EX-12 another program reads the same: names of digits and formula-like texts as text, dates as dates', async () => {
  const day = new Date('2024-02-29T00:00:00Z');
  const moment = new Date('2024-02-29T12:30:15Z');
  const cells: Cell[] = ['0012345678901234567', '=HYPERLINK("x")', '+86', 1.25, true, day, moment];
  const bytes = await toBytes({ ...sheetOf([{ cells, wrong: [3] }], 7), above: ['张三 导出'] });
  const book = read(bytes, { cellDates: true, UTC: true, cellStyles: true, cellNF: true });
  const sheet = book.Sheets.学生 ?? {};
  const at = (ref: string) => sheet[ref] as { v: unknown; t: string; f?: string; z?: string; s?: unknown };
  expect(['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3'].map((ref) => at(ref).v)).toEqual(cells);
  expect([at('A3').t, at('B3').t, at('C3').t, at('F3').t]).toEqual(['s', 's', 's', 'd']);
  expect(at('B3').f).toBeUndefined();
  expect(at('F3').z).toBe('yyyy\\-mm\\-dd');
  expect(at('D3').s).toMatchObject({ patternType: 'solid', fgColor: { rgb: 'FFC7CE' } });
  expect(at('A1').v).toBe('张三 导出');
});

test('IP-6 a template has notes and drop-downs, and its titles are read again', async () => {
  const sheet: SheetToWrite = {
    name: '导入/模板',
    columns: [
      { title: '学号', isText: true, isRequired: true, note: '必填\n"十位" <数字>' },
      { title: '性别', options: ['男', '女'] },
      { title: '院系', options: Array.from({ length: 300 }, (_, n) => `第 ${n} 学院,分部`) },
    ],
    rows: [],
  };
  const bytes = await toBytes(sheet);
  const book = read(bytes);
  expect(book.SheetNames).toEqual(['导入_模板', 'options']);
  expect(book.Workbook?.Sheets?.[1]?.Hidden).toBe(1);
  const title = book.Sheets.导入_模板?.A1 as CellObject | undefined;
  expect(title?.c?.[0]?.t).toBe('必填\n"十位" <数字>');
  expect(book.Sheets.options?.C300).toMatchObject({ v: '第 299 学院,分部' });
  const [titles] = await withFile(bytes, (file) => rowsOf(file, 'xlsx'));
  expect(titles?.cells).toEqual(['学号', '性别', '院系']);
});

test('EX-12 rows are taken only as fast as the file is written', async () => {
  let given = 0;
  const givenAtWrite: number[] = [];
  const batches = function* () {
    for (; given < 400; given += 1) yield Array.from({ length: 500 }, (_, n) => ({ cells: [Math.sin(given + n)] }));
  };
  const target = new Writable({
    highWaterMark: 1024,
    write(_piece, _, done) {
      givenAtWrite.push(given);
      setImmediate(done);
    },
  });
  await writeSheet(target, { ...sheetOf([], 1), rows: batches() });
  const atHalf = givenAtWrite[Math.floor(givenAtWrite.length / 2)] ?? 400;
  expect(given).toBe(400);
  expect(atHalf).toBeLessThan(300);
});

test('EX-12 a target that closes and rows that fail end the writing', async () => {
  const forever = function* () {
    for (;;) yield Array.from({ length: 500 }, (_, n) => ({ cells: [Math.sin(n), `学生 ${n}`] }));
  };
  const closing = new PassThrough();
  const closed = writeSheet(closing, { ...sheetOf([], 2), rows: forever() });
  closing.once('data', () => closing.destroy());
  await expect(closed).rejects.toThrow();

  const failing = (async function* () {
    yield [{ cells: [1] }];
    throw new Error('the database is gone');
  })();
  await expect(toBytes({ ...sheetOf([], 1), rows: failing })).rejects.toThrow('the database is gone');

  const folder = await mkdtemp(join(tmpdir(), 'yizhan-sheet-'));
  await expect(writeSheet(join(folder, 'none', 'a.xlsx'), sheetOf([], 1))).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});

test('EX-12 a sheet has no more rows than programs open', async () => {
  const endless = function* () {
    const batch = Array.from({ length: 50_000 }, () => ({ cells: [] }));
    for (;;) yield batch;
  };
  await expect(toBytes({ ...sheetOf([], 1), rows: endless() })).rejects.toThrow(WorkbookError);
});

test('IP-6 a date is a moment for those who do not know the column', () => {
  expect(shownText({ number: 1, cells: [new Date('2024-02-29T00:00:00Z'), 1] }, 0)).toBe('2024-02-29T00:00:00.000Z');
  expect(shownText({ number: 1, cells: [] }, 3)).toBe('');
});

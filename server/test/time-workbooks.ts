/** One program reads or writes one workbook, in a process of its own, and prints what that took. */
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { readRowsHere } from '../src/common/workbook/read-rows.ts';
import { writeSheet } from '../src/common/workbook/write-sheet.ts';
import { type BulkCell, rowsUpTo, titles } from './bulk-rows.ts';

// Only so does it find Node's own zlib, which is quicker than the one it brings.
const { read } = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');

/** Equal for the same values, whoever read them. */
function checksumOf(cells: readonly unknown[]): number {
  let sum = 0;
  for (const [column, cell] of cells.entries()) {
    if (typeof cell === 'string') sum += cell.length * (column + 1);
    else if (typeof cell === 'number') sum += Math.round(cell * 100) * (column + 1);
    else if (cell === true) sum += 7 * (column + 1);
    else if (cell instanceof Date) sum += Math.round(cell.getTime() / 1000) % 100_003;
  }
  return sum;
}

type Tally = { rows: number; checksum: number };
const count = (tally: Tally, cells: readonly unknown[]) => {
  tally.rows += 1;
  tally.checksum += checksumOf(cells);
};

async function readOurs(file: string, tally: Tally) {
  for await (const batch of readRowsHere(file, 'xlsx')) for (const { cells } of batch) count(tally, cells);
}

async function readHucre(file: string, tally: Tally) {
  for await (const { values } of streamXlsxRows(readFileSync(file))) count(tally, values);
}

function readXlsx(file: string, tally: Tally) {
  const book = read(readFileSync(file), { dense: true, cellDates: true, UTC: true, cellText: false, cellHTML: false });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  for (const row of (sheet['!data'] ?? []) as ({ v?: unknown } | undefined)[][])
    count(
      tally,
      Array.from(row, (cell) => cell?.v ?? null),
    );
}

function* batches(rows: readonly BulkCell[][]) {
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500).map((cells) => ({ cells }));
}

const writeOurs = (file: string, rows: BulkCell[][]) =>
  writeSheet(file, { name: '学生', columns: titles.map((title) => ({ title })), rows: batches(rows) });

const writeHucre = (file: string, rows: BulkCell[][]) =>
  pipeline(
    Readable.fromWeb(writeXlsxStream(rows, { name: '学生', columns: titles.map((header) => ({ header })) }) as never),
    createWriteStream(file),
  );

/** With shared strings, as Excel writes them: the file that all of them read. */
async function writeShared(file: string, rows: BulkCell[][]) {
  writeFileSync(file, await writeXlsx({ sheets: [{ name: '学生', rows: [titles, ...rows] }] }));
}

const readers = { ours: readOurs, hucre: readHucre, xlsx: readXlsx };
const writers = { ours: writeOurs, hucre: writeHucre, shared: writeShared };
type Reader = keyof typeof readers;
type Writer = keyof typeof writers;

const [task, program, file = '', rowCount] = process.argv.slice(2);
const tally = { rows: 0, checksum: 0 };
const rows = task === 'write' ? [...rowsUpTo(Number(rowCount))] : [];
const idle = process.cpuUsage();
const start = performance.now();
if (task === 'read') await readers[program as Reader](file, tally);
else await writers[program as Writer](file, rows);
const { user, system } = process.cpuUsage(idle);
const result = {
  ...tally,
  seconds: (performance.now() - start) / 1000,
  processor: (user + system) / 1e6,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(result));

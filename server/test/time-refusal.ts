/** Reads one workbook as an upload and then an import do, in a process of its own, and prints what its end took. */
import { readRows, readWorkbookOutline } from '../src/common/workbook/read-rows.ts';
import type { WorkbookKind } from '../src/common/workbook/sheet-row.ts';
import { WorkbookError } from '../src/common/workbook/workbook-error.ts';

const HEAD_ROWS = 10;

async function outcomeOf(file: string, kind: WorkbookKind): Promise<string> {
  try {
    await readWorkbookOutline(file, kind, { headRows: HEAD_ROWS });
    for await (const _ of readRows(file, kind));
    return 'read';
  } catch (error) {
    if (error instanceof WorkbookError) return error.message;
    throw error;
  }
}

const [file = '', kind] = process.argv.slice(2);
const idle = process.memoryUsage.rss();
const start = performance.now();
const outcome = await outcomeOf(file, kind as WorkbookKind);
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ outcome, seconds, peakMb: process.resourceUsage().maxRSS / 1024 - idle / 1024 / 1024 }));

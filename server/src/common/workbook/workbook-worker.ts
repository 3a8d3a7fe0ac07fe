/** The thread that reads one file: it sends a batch for every one that is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { assertKind } from './assert-kind.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookAnswer, WorkbookRequest } from './workbook-thread.ts';

const port = parentPort;
if (!port) throw new Error('workbooks are read in a worker thread');
const send = (answer: WorkbookAnswer) => port.postMessage(answer);

async function* batchesOf({ file, kind, limit }: WorkbookRequest): AsyncGenerator<SheetRow[]> {
  await assertKind(file, kind, limit);
  if (kind === 'xlsx') yield* readXlsx(file, limit);
  else yield* (await import('./parse-xls.ts')).parseXls(file, limit).rows;
}

const batches = batchesOf(workerData as WorkbookRequest);

async function sendNext() {
  try {
    const next = await batches.next();
    send(next.done ? { state: 'end' } : { state: 'rows', rows: next.value });
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    send({ state: 'refused', code: error.code, actual: error.actual });
  }
}

port.on('message', () => void sendNext());

import { Worker } from 'node:worker_threads';
import * as limits from '@yizhan/contract/limits/workbooks.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';
import { WorkbookError, type WorkbookErrorCode } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

// In a build this file is part of main.js and the worker is beside it.
const built = import.meta.url.endsWith('.js');
const workerFile = new URL(built ? './workbook-worker.js' : './workbook-worker-from-source.mjs', import.meta.url);

export type WorkbookRequest = { file: string; kind: WorkbookKind; limit: WorkbookLimits };
export type WorkbookAnswer =
  | { state: 'rows'; rows: SheetRow[] }
  | { state: 'end' }
  | { state: 'refused'; code: WorkbookErrorCode; actual: string | undefined };

/** Batches that may wait here while the next ones are read. */
const AHEAD = 2;

/** Reads in a thread of its own, with a limit on memory and on the time for one batch. */
export async function* readInThread(request: WorkbookRequest): AsyncGenerator<SheetRow[]> {
  const worker = new Worker(workerFile, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: limits.workbookHeapMb },
  });
  const messages: WorkbookAnswer[] = [];
  let failure: unknown;
  let wake = () => {};
  const arrived = () => new Promise<void>((resolve) => (wake = resolve));
  worker.on('message', (message: WorkbookAnswer) => {
    messages.push(message);
    wake();
  });
  worker.on('error', (error) => {
    failure = error;
    wake();
  });
  const timer = setTimeout(() => {
    failure = new WorkbookError('tooSlow');
    wake();
  }, limits.workbookBatchTimeoutMs);
  try {
    for (let i = 0; i < AHEAD; i += 1) worker.postMessage('next');
    for (;;) {
      timer.refresh();
      while (messages.length === 0 && failure === undefined) await arrived();
      const answer = messages.shift();
      if (!answer) throw toWorkbookError(failure);
      if (answer.state === 'end') return;
      if (answer.state === 'refused') throw new WorkbookError(answer.code, answer.actual);
      worker.postMessage('next');
      yield answer.rows;
    }
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const toWorkbookError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new WorkbookError('tooLarge')
    : error;

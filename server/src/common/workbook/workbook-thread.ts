import { Worker } from 'node:worker_threads';
import * as workbooksLimits from '@yizhan/contract/limits/workbooks.ts';
import type { WorkbookOutline } from './sheet-outline.ts';
import type { SheetRow, WorkbookKind } from './sheet-row.ts';
import { WorkbookError, type WorkbookErrorCode } from './workbook-error.ts';
import type { WorkbookLimits } from './workbook-limits.ts';

// In a build this file is part of main.js and the worker is beside it.
const built = import.meta.url.endsWith('.js');
const workerFile = new URL(built ? './workbook-worker.js' : './workbook-worker-from-source.mjs', import.meta.url);

export type WorkbookRequest = {
  file: string;
  kind: WorkbookKind;
  limit: WorkbookLimits;
  /** Only the outline with so many rows, instead of all rows. */
  headRows?: number;
  /** The place of the sheet; none: the first that people see. */
  sheet?: number | undefined;
};
type WorkbookContent = { state: 'rows'; rows: SheetRow[] } | { state: 'outline'; outline: WorkbookOutline };
export type WorkbookAnswer =
  | WorkbookContent
  | { state: 'end' }
  | { state: 'refused'; code: WorkbookErrorCode; actual: string | undefined };

/** Answers that may wait here while the next ones are read. */
const AHEAD = 2;

/** Reads in a thread of its own, with a limit on memory and on the time for one answer. */
export async function* readInThread(
  request: WorkbookRequest,
  heapMb: number = workbooksLimits.workbookHeapMb,
): AsyncGenerator<WorkbookContent> {
  const worker = new Worker(workerFile, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const answers: WorkbookAnswer[] = [];
  let failure: unknown;
  let wake = () => {};
  const end = (error: unknown) => {
    failure = error;
    wake();
  };
  worker.on('message', (answer: WorkbookAnswer) => {
    answers.push(answer);
    wake();
  });
  worker.on('error', end);
  const timer = setTimeout(() => end(new WorkbookError('tooSlow')), workbooksLimits.workbookAnswerTimeoutMs);
  try {
    for (let i = 0; i < AHEAD; i += 1) worker.postMessage('next');
    for (;;) {
      timer.refresh();
      while (answers.length === 0 && failure === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const answer = answers.shift();
      if (!answer) throw toWorkbookError(failure);
      if (answer.state === 'end') return;
      if (answer.state === 'refused') throw new WorkbookError(answer.code, answer.actual);
      worker.postMessage('next');
      yield answer;
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

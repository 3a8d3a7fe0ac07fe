/** The thread that reads one file: it sends one answer for every message it gets. */
import { parentPort, workerData } from 'node:worker_threads';
import { assertKind } from './assert-kind.ts';
import { readOutline } from './read-outline.ts';
import { readXlsx } from './read-xlsx.ts';
import type { WorkbookOutline } from './sheet-outline.ts';
import type { SheetRow } from './sheet-row.ts';
import { WorkbookError } from './workbook-error.ts';
import type { WorkbookAnswer, WorkbookRequest } from './workbook-thread.ts';

const port = parentPort;
if (!port) throw new Error('workbooks are read in a worker thread');

// The library for the old format is large and seldom needed.
const parseOld = async ({ file, limit, sheet }: WorkbookRequest) =>
  (await import('./parse-xls.ts')).parseXls(file, limit, sheet);

async function* batchesOf(request: WorkbookRequest): AsyncGenerator<SheetRow[]> {
  if (request.kind === 'xlsx') yield* readXlsx(request.file, request.limit, request.sheet);
  else yield* (await parseOld(request)).batches;
}

async function outlineOf(request: WorkbookRequest, headRows: number): Promise<WorkbookOutline> {
  const { file, limit, sheet } = request;
  if (request.kind === 'xlsx') return readOutline(file, limit, { headRows, sheet });
  const { sheets, batches, merges, ...old } = await parseOld(request);
  const head: SheetRow[] = [];
  let mostRows = 0;
  for (const batch of batches) {
    mostRows += batch.length;
    head.push(...batch.slice(0, headRows - head.length));
  }
  return { sheets, sheet: old.sheet, head, merges, mostRows };
}

async function* answersTo(request: WorkbookRequest): AsyncGenerator<WorkbookAnswer> {
  await assertKind(request.file, request.kind, request.limit);
  if (request.headRows !== undefined) {
    yield { state: 'outline', outline: await outlineOf(request, request.headRows) };
    return;
  }
  for await (const rows of batchesOf(request)) yield { state: 'rows', rows };
}

const answers = answersTo(workerData as WorkbookRequest);

async function nextAnswer(): Promise<WorkbookAnswer> {
  try {
    const next = await answers.next();
    return next.done ? { state: 'end' } : next.value;
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    return { state: 'refused', code: error.code, actual: error.actual };
  }
}

port.on('message', () => void nextAnswer().then((answer) => port.postMessage(answer)));

import { Worker } from 'node:worker_threads';
import * as workbookLimits from '@yizhan/contract/limits/workbooks.ts';
import type { SheetRow, WorkbookKind } from '../../common/workbook/sheet-row.ts';
import { WorkbookError, type WorkbookErrorCode } from '../../common/workbook/workbook-error.ts';
import type { MendedRow } from './job.ts';
import type { ColumnKind } from './list.ts';
import type { RowPlan } from './row-plan.ts';

// In a build this file is part of main.js and the worker is beside it.
const built = import.meta.url.endsWith('.js');
const workerFile = new URL(built ? './bulk-worker.js' : './bulk-worker-from-source.mjs', import.meta.url);

type WorkbookFile = { path: string; kind: WorkbookKind; sheet: number | undefined };
export type ImportTask = {
  is: 'import';
  source: WorkbookFile | { rows: readonly SheetRow[] };
  headerLine: number;
  plan: RowPlan;
  mended: readonly MendedRow[];
};
export type SheetHead = {
  title: string;
  kind: ColumnKind;
  width?: number;
  isRequired?: boolean;
  note?: string;
  options?: readonly string[];
};
export type SheetTask = {
  is: 'sheet';
  path: string;
  name: string;
  above: readonly string[];
  heads: readonly SheetHead[];
  flags: { yes: string; no: string };
};
export type BulkTask = ImportTask | SheetTask;

/** Rows as the statement takes them, and what the thread itself found wrong. Texts of JSON, so that nobody copies objects. */
export type ImportBatch = {
  number: number;
  /** Rows of the batch, and the row of the file it ends with. */
  size: number;
  last: number;
  /** The rows with mended cells, which come after all others. */
  isMended: boolean;
  valid: string;
  validCount: number;
  duplicates: number;
  failures: string;
  failureCount: number;
};

export type ToBulkThread =
  | { ask: 'batch' }
  /** The cells of rows of the given batch, as they were read. */
  | { ask: 'cells'; number: number; rows: readonly number[] }
  | { ask: 'write'; rows: string; wrong?: readonly (readonly number[])[] }
  | { ask: 'end' };

export type FromBulkThread =
  | { is: 'batch'; batch: ImportBatch }
  | { is: 'cells'; cells: Record<number, Record<string, string>> }
  | { is: 'written' }
  | { is: 'end' }
  | { is: 'refused'; code: WorkbookErrorCode };

type Waiting = { resolve(message: FromBulkThread): void; reject(error: unknown): void };

/** A thread with a limit on its memory. Answers come in the order of the questions. */
export class BulkThread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private broken: unknown;

  constructor(task: BulkTask) {
    this.worker = new Worker(workerFile, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: workbookLimits.workbookHeapMb },
    });
    this.worker.on('message', (message: FromBulkThread) => this.receive(message));
    this.worker.on('error', (error) => this.break(toWorkbookError(error)));
    this.worker.on('exit', () => this.break(new Error('the thread of a bulk job ended')));
  }

  ask(message: ToBulkThread): Promise<FromBulkThread> {
    if (this.broken !== undefined) return Promise.reject(this.broken);
    this.worker.postMessage(message);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(message: FromBulkThread) {
    if (message.is === 'refused') this.break(new WorkbookError(message.code));
    else this.waiting.shift()?.resolve(message);
  }

  private break(error: unknown) {
    this.broken ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.broken);
  }
}

const toWorkbookError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new WorkbookError('tooLarge')
    : error;

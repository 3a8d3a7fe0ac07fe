/** The thread of one bulk job: it reads and checks the rows of an import, or writes the workbook of an export. */
import { parentPort, workerData } from 'node:worker_threads';
import { WorkbookError } from '../../common/workbook/workbook-error.ts';
import type { BulkTask, FromBulkThread, ToBulkThread } from './bulk-thread.ts';
import { serveImport } from './import-side.ts';
import { serveSheet } from './sheet-side.ts';

const port = parentPort;
if (!port) throw new Error('bulk jobs read and write in a worker thread');
const send = (message: FromBulkThread) => port.postMessage(message);

function refuse(error: unknown) {
  if (!(error instanceof WorkbookError)) throw error;
  send({ is: 'refused', code: error.code });
}

/** One message after another: the next one waits for the answer to the one before. */
let turn = Promise.resolve();
const serve = (answer: (message: ToBulkThread) => Promise<FromBulkThread>) =>
  port.on('message', (message: ToBulkThread) => {
    turn = turn.then(async () => send(await answer(message))).catch(refuse);
  });

const task = workerData as BulkTask;
switch (task.is) {
  case 'import':
    serve(serveImport(task));
    break;
  case 'sheet':
    serve(serveSheet(task));
    break;
}

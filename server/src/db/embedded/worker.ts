/** The embedded database in its worker thread: serves PostgreSQL's wire protocol, one message at a time. */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { FromWorker, ToWorker } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('the embedded database runs in a worker thread');
const tell = (message: FromWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);

// Optimizing code that a start runs only a few times took a third of the start and of its processor time.
setFlagsFromString('--wasm-tiering-budget=60000000');
const db = await PGlite.create((workerData as { dir: string }).dir, { extensions: { pg_trgm } });
tell('ready');

let greeting: Uint8Array | undefined; // PGlite greets once; later connections get the same greeting again
let failed = false; // after an error the protocol skips everything up to the next Sync
let queue = Promise.resolve();

function simpleQuery(text: string) {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length, 'Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return new Uint8Array(message);
}

function hasError(answer: Uint8Array) {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getInt32(at + 1)) if (answer[at] === 0x45) return true;
  return false;
}

// PGlite reuses its output buffer, so every response is copied before the next call.
const run = async (bytes: Uint8Array) => Uint8Array.from(await db.execProtocolRaw(bytes));

async function answer(kind: string, bytes: Uint8Array) {
  if (kind === 'startup') {
    greeting ??= await run(bytes);
    // In WebAssembly planning a page's statement takes longer than running it, and a small school's tables hold no
    // surprises.
    await run(simpleQuery('set plan_cache_mode = force_generic_plan'));
    return Uint8Array.from(greeting);
  }
  if (kind === 'X') {
    failed = false;
    await run(simpleQuery('rollback'));
    await run(simpleQuery('discard all'));
    return undefined;
  }
  if (failed && kind !== 'S') return undefined;
  const out = await run(bytes);
  if (kind === 'S') failed = false;
  else if (kind !== 'Q' && hasError(out)) failed = true;
  return out;
}

port.on('message', (request: ToWorker) => {
  if (request === 'close') {
    queue = queue.then(() => db.close()).then(() => port.close());
    return;
  }
  queue = queue.then(async () => {
    const answers: Uint8Array<ArrayBuffer>[] = [];
    for (const { kind, bytes } of request.messages) {
      const out = await answer(kind, bytes);
      if (out?.length) answers.push(out);
    }
    if (answers.length)
      tell(
        { id: request.id, answers },
        answers.map((a) => a.buffer),
      );
  });
});

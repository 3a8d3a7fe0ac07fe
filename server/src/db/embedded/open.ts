import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { OpenPool } from '../pool.ts';
import { WorkerSocket } from './socket.ts';

// In a build this file is part of main.js and the worker is beside it.
const built = import.meta.url.endsWith('.js');
const workerFile = new URL(built ? './embedded-worker.js' : './worker-from-source.mjs', import.meta.url);

/** Opens a data folder (or `memory://…`) as a pool of one connection: to `pg` it looks like any server. */
export async function openEmbedded(dir: string): Promise<OpenPool> {
  const worker = new Worker(workerFile, { workerData: { dir } });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    // `pg` only uses Duplex and the few methods WorkerSocket adds.
    stream: () => new WorkerSocket(worker),
  });
  async function close() {
    await pool.end();
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await gone;
  }
  return { pool, close };
}

/**
 * Imports a workbook of people as a job, exports them again, and writes the same rows once more with nothing but two
 * statements; prints what each took.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/pool.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { addWords, keepWorkbook, startBenchJob } from './bulk-bench.ts';
import { partsAlone } from './node.ts';

const [url = '', file = ''] = process.argv.slice(2);
const opened = openPostgres(url);
await migrate(opened.pool);
const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-time-'));
const { database, jobs, files } = partsAlone(opened, { DATA_DIR: dataDir });
await jobs.prepare();
const db = database.of('bench');
await addWords(db);
const uploadId = await keepWorkbook(db, files, { ownerId: '1', file });

let peak = 0;
const rss = () => process.memoryUsage.rss() / 1024 / 1024;
const idle = rss();
const watch = setInterval(() => {
  peak = Math.max(peak, rss());
}, 50);

async function timed(kind: 'import' | 'export') {
  peak = idle;
  const began = performance.now();
  await startBenchJob(db, jobs, { ownerId: '1', kind, uploadId: kind === 'import' ? uploadId : null });
  await jobs.runDue(db.tenant);
  return { seconds: (performance.now() - began) / 1000, peak: peak - idle };
}

/** The same rows into the same tables with the same indexes: what PostgreSQL alone needs. */
async function bareInsert() {
  const client = await opened.pool.connect();
  await client.query(`set statement_timeout = 0;
    create unlogged table bench_user as select * from app_user;
    create unlogged table bench_identity as select * from user_identity;
    truncate app_user cascade`);
  const began = performance.now();
  await client.query('insert into app_user select * from bench_user order by id');
  // Without it every reference is checked by reading the whole table.
  await client.query('analyze app_user');
  await client.query('insert into user_identity select * from bench_identity order by id');
  const seconds = (performance.now() - began) / 1000;
  client.release(true);
  return seconds;
}

const imported = await timed('import');
const exported = await timed('export');
clearInterval(watch);
const ends = await db.many<{ state: string; done: number; failed: number }>(
  sql`select kind, state, done, inserted, skipped, failed, failure from bulk_job where tenant_id = ${tenant} order by id`,
);
const bareSeconds = await bareInsert();
console.log(JSON.stringify({ import: imported, export: exported, bareSeconds, ends }));
await jobs.stop();
await opened.close();

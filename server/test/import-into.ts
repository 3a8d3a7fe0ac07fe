/** Has a running server import a workbook of people, waits for the end and prints how long it took. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../src/db/pool.ts';
import { sql, tenant } from '../src/db/sql.ts';
import { addWords, keepWorkbook, startBenchJob } from './bulk-bench.ts';
import { partsAlone } from './node.ts';

const [url = '', file = '', dataDir = ''] = process.argv.slice(2);
const opened = openPostgres(url);
const { database, jobs, files } = partsAlone(opened, { DATA_DIR: dataDir });
const school = await database.across.maybe<{ id: string }>(sql`select id from tenant limit 1`);
const db = database.of(school?.id ?? '');
await addWords(db);
const { id: ownerId } = await db.one<{ id: string }>(
  sql`select id from app_user where tenant_id = ${tenant} and account = 'admin'`,
);
const uploadId = await keepWorkbook(db, files, { ownerId, file });
const job = await startBenchJob(db, jobs, { ownerId, kind: 'import', uploadId });
type End = { state: string; done: number; inserted: number; seconds: number };
for (;;) {
  const end = await db.one<End>(sql`
    select state, done, inserted, extract(epoch from ended_at - started_at)::float as seconds
    from bulk_job where tenant_id = ${tenant} and id = ${job}`);
  if (!['waiting', 'running'].includes(end.state)) {
    console.log(JSON.stringify(end));
    break;
  }
  await sleep(200);
}
await opened.close();

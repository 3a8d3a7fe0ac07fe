/** Imports a workbook of people as a job and exports them again, and prints what that took. */
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/pool.ts';
import { json, sql, tenant } from '../src/db/sql.ts';
import type { ExportParams, ImportParams } from '../src/domain/bulk/job.ts';
import { insertJob } from '../src/domain/bulk/queries.ts';
import { insertUpload } from '../src/domain/bulk/upload-queries.ts';
import { partsAlone } from './node.ts';

const [url = '', file = ''] = process.argv.slice(2);
/** Where the columns stand in the rows of bulk-rows.ts; a person's gender serves as the type that people need. */
const places = {
  ...{
    account: 0,
    realName: 1,
    type: 2,
    dept: 3,
    post: 4,
    mobile: 5,
    validFrom: 6,
    validTo: 7,
    nickName: 11,
    number: 0,
  },
};
const opened = openPostgres(url);
await migrate(opened.pool);
const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-time-'));
const { database, jobs, files } = partsAlone(opened, { DATA_DIR: dataDir });
await jobs.prepare();
const db = database.of('bench');
const now = new Date();
await db.run(sql`
  with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
  insert into dict_item (tenant_id, dict_id, key, value) 
  select ${tenant}, id, k, v from d, (values ('1', '男'), ('2', '女')) as t(k, v)`);
await db.run(sql`
  insert into dept (tenant_id, code, name) select ${tenant}, 'D' || n, '第' || n || '学院' from generate_series(1, 40) n`);

let peak = 0;
const rss = () => process.memoryUsage.rss() / 1024 / 1024;
const idle = rss();
const watch = setInterval(() => {
  peak = Math.max(peak, rss());
}, 50);

const caller = { ip: '', trace: '' };
const of = { ownerId: '1', list: 'users', isDry: false } as const;

async function timed(kind: 'import' | 'export', params: ImportParams | ExportParams, uploadId: string | null) {
  const began = performance.now();
  const job = await insertJob(db, {
    ...of,
    kind,
    key: kind,
    fileName: 'users.xlsx',
    params,
    uploadId,
    now: new Date(),
  });
  await jobs.start(db, kind === 'import' ? 'bulkImport' : 'bulkExport', job ?? { id: '0' });
  await jobs.runDue(db.tenant);
  return (performance.now() - began) / 1000;
}

const upload = await files.inScratch(async (path) => {
  await copyFile(file, path);
  const made = await insertUpload(db, { ownerId: '1', list: 'users', name: 'users.xlsx', head: [], rows: 0, now });
  const attached = { audience: 'attached', attachedTo: 'bulkUpload', attachedId: made.id } as const;
  await files.keepMade(db, path, { name: 'users.xlsx', mime: 'application/octet-stream', ...attached });
  return made;
});
const importSeconds = await timed(
  'import',
  { headerLine: 1, stops: false, places, asker: { menus: [], deptId: null }, caller },
  upload.id,
);
const importPeak = peak - idle;
peak = 0;
const exportSeconds = await timed(
  'export',
  {
    ...{ fields: Object.keys(places), range: 1, conditions: {}, ids: null, asker: { menus: [], deptId: null } },
    ...{ language: 'zh-CN', caller, watermark: 'bench' },
  },
  null,
);
clearInterval(watch);
const rows = await db.many(sql`
  select kind, state, done, inserted, skipped, failed, failure from bulk_job where tenant_id = ${tenant} order by id`);
console.log(JSON.stringify({ importSeconds, exportSeconds, importPeak, exportPeak: peak - idle, rows: json(rows) }));
await jobs.stop();
await opened.close();

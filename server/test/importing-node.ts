/** A node in a separate process that imports a list: it says each batch it has written, and the test kills it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from '../src/db/embedded/open.ts';
import { openPostgres } from '../src/db/pool.ts';
import { sql, tenant } from '../src/db/sql.ts';
import type { ImportParams } from '../src/domain/bulk/job.ts';
import { insertJob } from '../src/domain/bulk/queries.ts';
import { insertUpload } from '../src/domain/bulk/upload-queries.ts';
import { partsAlone } from './node.ts';
import { writeBook } from './workbooks.ts';

const [place = '', tenantId = '', dataDir = '', count = '0', list = ''] = process.argv.slice(2);
const opened = place.startsWith('postgres') ? openPostgres(place) : await openEmbedded(place);
const { database, jobs, files } = partsAlone(opened, { DATA_DIR: dataDir });
await jobs.prepare();
const db = database.of(tenantId);
const now = new Date();

const sheets: Record<string, { heads: string[]; row(at: number): string[]; places: ImportParams['places'] }> = {
  departments: {
    heads: ['部门编码', '部门名称'],
    row: (at) => [`D${at}`, `部门${at}`],
    places: { code: 0, deptName: 1 },
  },
  users: {
    heads: ['账号', '姓名', '身份类型'],
    row: (at) => [`20260${at}`, `王小${at}`, '学生'],
    places: { account: 0, realName: 1, type: 2 },
  },
};
const sheet = sheets[list];
if (!sheet) throw new Error('no list');
await db.run(sql`
  with d as (insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型') returning id)
  insert into dict_item (tenant_id, dict_id, key, value) select ${tenant}, id, '1', '学生' from d`);

const rows = Array.from({ length: Number(count) }, (_, at) => sheet.row(at));
const upload = await files.inScratch(async (path) => {
  await writeBook(path, sheet.heads, rows);
  const made = await insertUpload(db, {
    ownerId: '1',
    list,
    name: 'a.xlsx',
    head: [],
    rows: 0,
    sheets: [],
    sheet: 0,
    now,
  });
  const attached = { audience: 'attached', attachedTo: 'bulkUpload', attachedId: made.id } as const;
  await files.keepMade(db, path, { name: 'a.xlsx', mime: 'application/octet-stream', ...attached });
  return made;
});
const params: ImportParams = {
  ...{ headerLine: 1, stops: false, places: sheet.places },
  asker: { id: '1', menus: [], deptId: null },
  caller: { ip: '', trace: '' },
};
const of = { ownerId: '1', kind: 'import', list, fileName: 'a.xlsx', isDry: false } as const;
const job = await insertJob(db, { ...of, key: randomUUID(), params, uploadId: upload.id, now });
if (!job) throw new Error('no job');
await jobs.start(db, 'bulkImport', job);
await jobs.work({ alone: true });
for (let said = 0; ; await sleep(5)) {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from bulk_batch where tenant_id = ${tenant} and job_id = ${job.id}`,
  );
  for (; said < n; said += 1) console.log('batch');
}

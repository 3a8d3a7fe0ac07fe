/** What the measurements of whole jobs share: a school's own words for the rows of bulk-rows.ts, and a job on them. */
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import type { Files } from '../src/common/files.ts';
import type { Db } from '../src/db/database.ts';
import { sql, tenant } from '../src/db/sql.ts';
import type { ExportParams, ImportParams } from '../src/domain/bulk/job.ts';
import { insertJob } from '../src/domain/bulk/queries.ts';
import { insertUpload } from '../src/domain/bulk/upload-queries.ts';
import type { Jobs } from '../src/jobs/queue.ts';

/** Where the columns stand; a person's gender serves as the type that people need. */
export const places = {
  ...{ account: 0, realName: 1, type: 2, dept: 3, post: 4, mobile: 5, validFrom: 6, validTo: 7, nickName: 11 },
  ...{ number: 0 },
};

export async function addWords(db: Db): Promise<void> {
  await db.run(sql`
    with d as (
      insert into dict (tenant_id, code, name) values (${tenant}, 'identityType', '身份类型')
      on conflict (tenant_id, code) do update set code = excluded.code returning id)
    insert into dict_item (tenant_id, dict_id, key, value)
    select ${tenant}, id, k, v from d, (values ('7', '男'), ('8', '女')) as t(k, v)`);
  await db.run(sql`
    insert into dept (tenant_id, code, name)
    select ${tenant}, 'bench' || n, '第' || n || '学院' from generate_series(1, 40) n`);
}

export const keepWorkbook = (db: Db, files: Files, { ownerId, file }: { ownerId: string; file: string }) =>
  files.inScratch(async (path) => {
    await copyFile(file, path);
    const now = new Date();
    const made = await insertUpload(db, {
      ownerId,
      list: 'users',
      name: 'users.xlsx',
      head: [],
      rows: 0,
      sheets: [],
      sheet: 0,
      now,
    });
    const attached = { audience: 'attached', attachedTo: 'bulkUpload', attachedId: made.id } as const;
    await files.keepMade(db, path, { name: 'users.xlsx', mime: 'application/octet-stream', ...attached });
    return made.id;
  });

const caller = { ip: '', trace: '' };
const asker = { id: '1', menus: [], deptId: null };
export const importParams: ImportParams = { headerLine: 1, stops: false, places, asker, caller };
export const exportParams: ExportParams = {
  ...{ fields: Object.keys(places), range: 1, conditions: {}, ids: null, asker },
  ...{ language: 'zh-CN', caller, watermark: 'bench' },
};

export type BenchJob = { ownerId: string; kind: 'import' | 'export'; uploadId: string | null };

export async function startBenchJob(db: Db, jobs: Jobs, { ownerId, kind, uploadId }: BenchJob): Promise<string> {
  const params = kind === 'import' ? importParams : exportParams;
  const of = { ownerId, list: 'users', isDry: false, fileName: 'users.xlsx', key: randomUUID() } as const;
  const job = await insertJob(db, { ...of, kind, params, uploadId, now: new Date() });
  if (!job) throw new Error('another job is running');
  await jobs.start(db, kind === 'import' ? 'bulkImport' : 'bulkExport', job);
  return job.id;
}

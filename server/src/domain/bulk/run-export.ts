import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import { bulkSheet as en } from '@yizhan/contract/texts/en/bulk-sheet.ts';
import { bulkSheet as zh } from '@yizhan/contract/texts/zh-CN/bulk-sheet.ts';
import { fail } from '../../common/fail.ts';
import type { BulkEnd, BulkRun } from './bulk-run.ts';
import { BulkThread, type SheetHead } from './bulk-thread.ts';
import { countRows, listPeople, streamRows } from './export-queries.ts';
import { type ExportParams, exportParams, type JobRecord } from './job.ts';
import { type BulkList, type ExportSource, labelOf } from './list.ts';
import { addCounts, resetJob } from './queries.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type ExportScope = Pick<ExportParams, 'conditions' | 'ids' | 'asker' | 'language'>;

/** The rows that an export asks for; conditions that its list does not know are refused. */
export function sourceOf(list: BulkList, { conditions, ids, asker, language }: ExportScope): ExportSource {
  const parsed = list.exporting.conditions.safeParse(conditions ?? {});
  if (!parsed.success) fail('invalid_input', { fields: 'formInline' });
  const { id, deptId, menus } = asker;
  return list.exporting.source({
    conditions: parsed.data,
    ids: ids ?? undefined,
    asker: { id, deptId, menus: new Set(menus) },
    language,
  });
}

export function headsOf(list: BulkList, fields: readonly string[], language: 'zh-CN' | 'en'): SheetHead[] {
  return fields.flatMap((field) => {
    const column = list.columns.find(({ name }) => name === field);
    return column ? [{ title: labelOf(list, field, language), kind: column.kind }] : [];
  });
}

export const flagsOf = (language: 'zh-CN' | 'en') => {
  const { yes, no } = language === 'en' ? en : zh;
  return { yes, no };
};

/** From the database to the file, a part at a time. Begins again after a restart: it has written nothing yet. */
export async function runExport(run: BulkRun, job: JobRecord): Promise<BulkEnd> {
  const { db, list, files } = run;
  const params = exportParams.parse(job.params);
  const source = sourceOf(list, params);
  await resetJob(db, job.id);
  const total = await countRows(db, source);
  return files.inScratch(async (path) => {
    const thread = new BulkThread({
      is: 'sheet',
      path,
      name: list.texts[params.language].name,
      above: [params.watermark],
      heads: headsOf(list, params.fields, params.language),
      flags: flagsOf(params.language),
    });
    try {
      if (!(await writeRows(run, { job, source, params, total }, thread))) return { state: 'cancelled' };
    } finally {
      await thread.close();
    }
    const made = { name: `${job.fileName}.xlsx`, mime: XLSX } as const;
    const audience = { audience: 'attached', attachedTo: 'bulkJob', attachedId: job.id } as const;
    const file = await db.transaction((db) => files.keepMade(db, path, { ...made, ...audience }));
    const people =
      params.range === dataRanges.search && source.people ? await listPeople(db, source, source.people) : undefined;
    return { state: 'finished', fileId: file.id, ...(people && { people }) };
  });
}

type Export = { job: JobRecord; source: ExportSource; params: ExportParams; total: number };

/** False when its owner ended it. The next rows are read while the thread writes. */
async function writeRows(
  { db, signal }: BulkRun,
  { job, source, params, total }: Export,
  thread: BulkThread,
): Promise<boolean> {
  let writing: Promise<unknown> = Promise.resolve();
  for await (const rows of streamRows(db, source, params.fields)) {
    signal.throwIfAborted();
    await writing;
    writing = thread.ask({ ask: 'write', rows: `[${rows.map(({ cells }) => cells).join(',')}]` });
    writing.catch(() => undefined);
    const counts = { done: rows.length, inserted: 0, skipped: 0, failed: 0, total };
    if (await addCounts(db, job.id, counts)) return false;
  }
  await writing;
  await thread.ask({ ask: 'end' });
  return true;
}

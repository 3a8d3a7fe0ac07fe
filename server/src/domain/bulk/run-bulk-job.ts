import { bulkTopic } from '@yizhan/contract/entities/bulk.ts';
import * as z from 'zod';
import { audit } from '../../common/audit.ts';
import { type Failure, fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import type { CardHints } from '../cards/card-hints.ts';
import { publishNoticesChanged } from '../notices/send-notice.ts';
import { insertSystemNotice } from '../notices/system-notice-queries.ts';
import { findName } from '../users/name-queries.ts';
import type { BulkEnd, BulkRun } from './bulk-run.ts';
import type { JobRecord } from './job.ts';
import { needsNotice, noticeOf } from './job-notice.ts';
import type { BulkLists } from './list.ts';
import { beginJob, endJob, findJob } from './queries.ts';
import { runExport } from './run-export.ts';
import { runImport } from './run-import.ts';
import { runUndo } from './run-undo.ts';

type Parts = Pick<BulkRun, 'files' | 'bus' | 'clock' | 'words'> & { bulkLists: BulkLists; cardHints: CardHints };
type Needs = { db: Db; parts: Parts };

const runs = { export: runExport, import: runImport, undo: runUndo } as const;

/** Runs a bulk job to its end; after a restart it is called again for the same one. */
export async function runBulkJob({ db, parts, signal }: Needs & { signal: AbortSignal }, id: string) {
  const { files, bus, clock, words, bulkLists } = parts;
  const job = await beginJob(db, id, clock());
  if (!job) return;
  const list = bulkLists.get(job.list) ?? fail('not_found');
  const end = await runs[job.kind]({ db, list, files, bus, clock, words, signal }, job);
  await finish({ db, parts }, job, end);
}

/** The job and its audit row end together. What it has written is told to open pages, however it ended. */
async function finish({ db, parts }: Needs, job: JobRecord, end: BulkEnd) {
  const now = parts.clock();
  await db.transaction(async (db) => {
    if (!(await endJob(db, job.id, { ...end, now }))) return;
    const ended = (await findJob(db, job.id)) ?? job;
    const name = await findName(db, job.ownerId);
    const { caller, ...conditions } = auditedParams(job);
    await audit(
      { db, now, person: { id: job.ownerId, name }, caller },
      {
        action: job.kind,
        entity: 'bulkJob',
        entityId: job.id,
        after: { list: job.list, ...conditions, ...('people' in end && { ids: end.people }), ...countsOf(ended) },
      },
    );
    if (needsNotice(ended)) await insertSystemNotice(db, noticeOf(ended, parts.bulkLists, now));
  });
  const { bus, cardHints } = parts;
  bus.publish('hint', { tenantId: db.tenant, topic: bulkTopic, userIds: [job.ownerId] });
  if (job.kind !== 'export' && !job.isDry)
    parts.bulkLists.get(job.list)?.importing?.changed?.({ bus, cardHints }, db.tenant);
  if (needsNotice(job)) publishNoticesChanged(db, { bus, cardHints }, [job.ownerId]);
}

const countsOf = ({ state, isDry, fileName, done, inserted, updated, skipped, failed }: JobRecord) => ({
  ...{ state, isDry, fileName, rows: done, inserted, updated, skipped, failed },
});

const nowhere = { caller: { ip: '', trace: '' } };
const startedWith = z.looseObject({ caller: z.object({ ip: z.string(), trace: z.string() }) }).catch(nowhere);

/** What the audit tells of how it was started: not the rows themselves, nor what follows from the person. */
function auditedParams({ params, sourceId }: JobRecord) {
  const {
    rows: _rows,
    mended: _mended,
    tried: _tried,
    heads: _heads,
    watermark: _watermark,
    asker: _asker,
    ...audited
  } = startedWith.parse(params) as AuditedParams;
  return { ...audited, ...(sourceId ? { source: sourceId } : {}) };
}

type AuditedParams = z.infer<typeof startedWith> & {
  rows?: unknown;
  mended?: unknown;
  tried?: unknown;
  heads?: unknown;
  watermark?: unknown;
  asker?: unknown;
};

/** It was refused, or lost too often with its node. What it has written stays, and its owner is told. */
export async function failBulkJob({ db, parts }: Needs, id: string, { code, params }: Failure) {
  const job = await findJob(db, id);
  if (!job) return;
  const failure = { code: code === 'internal' ? 'bulk_interrupted' : code, params };
  await finish({ db, parts }, job, { state: 'failed', failure });
}

import { fail } from '../../common/fail.ts';
import type { BulkEnd, BulkRun } from './bulk-run.ts';
import type { JobRecord } from './job.ts';
import type { Importing } from './list.ts';
import { addCounts, findJob, markUndone } from './queries.ts';
import { deleteBatch, insertFailures, nextToUndo } from './row-queries.ts';

/** Takes an import back, last batch first. Rows that somebody changed or used since stay, and are named. */
export async function runUndo(run: BulkRun, job: JobRecord): Promise<BulkEnd> {
  const importing = run.list.importing ?? fail('not_found');
  const sourceId = job.sourceId ?? fail('not_found');
  const since = (await findJob(run.db, sourceId))?.endedAt ?? fail('not_found');
  for (;;) {
    run.signal.throwIfAborted();
    const more = await undoBatch(run, { job, sourceId, importing, since });
    if (more === 'cancelled') return { state: 'cancelled' };
    if (more === 'none') break;
  }
  await markUndone(run.db, sourceId, run.clock());
  return { state: 'finished' };
}

type Undo = { job: JobRecord; sourceId: string; importing: Importing; since: Date };

function undoBatch({ db, list }: BulkRun, { job, sourceId, importing, since }: Undo) {
  return db.transaction(async (db) => {
    const batch = await nextToUndo(db, sourceId);
    if (!batch) return 'none';
    const refused = batch.ids.length === 0 ? [] : await importing.undo(db, batch.ids, since);
    const rowOf = new Map(batch.ids.map((id, at) => [id, batch.rows[at] ?? 0]));
    const failures = refused.map(({ id, name, reason }) => ({
      row: rowOf.get(id) ?? 0,
      cells: { [list.keys[0] ?? '']: name },
      errors: [{ column: '', reason }],
    }));
    if (failures.length > 0) await insertFailures(db, job.id, JSON.stringify(failures));
    await deleteBatch(db, sourceId, batch.number);
    const inserted = batch.ids.length - refused.length;
    const counts = { done: batch.ids.length, inserted, skipped: 0, failed: refused.length, total: 0 };
    return (await addCounts(db, job.id, counts)) ? 'cancelled' : 'more';
  });
}

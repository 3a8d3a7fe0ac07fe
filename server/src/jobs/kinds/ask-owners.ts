import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { type Day, dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import type { JobRun } from '../job.ts';

type DueEntry<Dept> = { id: string; name: string; deptId: Dept };

type Asking<Dept> = {
  /** Takes the next entries that are due, at most a batch; none is taken twice. */
  claim(db: Db, today: Day): Promise<readonly DueEntry<Dept>[]>;
  ownersOf(db: Db, deptId: Dept, now: Date): Promise<readonly string[]>;
  assign(db: Db, entry: { id: string; name: string; now: Date }, owners: readonly string[]): Promise<unknown>;
};

type Run = Pick<JobRun<'guideReviews' | 'expiredFaqs'>, 'now' | 'parts' | 'progress' | 'signal'>;

/** In every school: one to-do for each entry that is due, for its owners. Answers how many. */
export async function askOwners<Dept>(asking: Asking<Dept>, { now, parts, progress, signal }: Run): Promise<number> {
  const tenants = await parts.tenants.open();
  let asked = 0;
  for (const [done, { id: tenantId }] of tenants.entries()) {
    await progress(done, tenants.length);
    for (;;) {
      signal.throwIfAborted();
      const { count, people } = await askBatch(asking, parts.database.of(tenantId), now);
      parts.cardHints.publishTo(tenantId, 'todos', people);
      asked += count;
      if (count < jobLimits.batchRows) break;
    }
  }
  return asked;
}

function askBatch<Dept>({ claim, ownersOf, assign }: Asking<Dept>, school: Db, now: Date) {
  return school.transaction(async (db) => {
    const due = await claim(db, dayOf(now));
    const owners = new Map<Dept, readonly string[]>();
    const people: string[] = [];
    for (const { id, name, deptId } of due) {
      const own = owners.get(deptId) ?? (await ownersOf(db, deptId, now));
      owners.set(deptId, own);
      await assign(db, { id, name, now }, own);
      people.push(...own);
    }
    return { count: due.length, people };
  });
}

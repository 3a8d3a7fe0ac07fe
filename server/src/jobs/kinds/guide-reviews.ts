import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { keepersOf } from '../../domain/guides/keeper-queries.ts';
import { assignReview } from '../../domain/guides/todos.ts';
import type { RunJob } from '../job.ts';
import { claimDueReviews } from './guide-review-queries.ts';

/** One to-do for each guide due for review, for its maintainers; confirming or publishing the guide ends it. */
export const run: RunJob<'guideReviews'> = async ({ now, parts, progress, signal }) => {
  const tenants = [...(await parts.tenants.all()).keys()];
  let total = 0;
  for (const [done, tenantId] of tenants.entries()) {
    await progress(done, tenants.length);
    total += await askSchool(parts.database.of(tenantId), now, signal, (people) =>
      parts.cardHints.publishTo(tenantId, 'todos', people),
    );
  }
  return { asked: total };
};

async function askSchool(db: Db, now: Date, signal: AbortSignal, tell: (people: string[]) => void): Promise<number> {
  for (let count = 0; ; ) {
    signal.throwIfAborted();
    const people: string[] = [];
    const due = await db.transaction(async (db) => {
      const due = await claimDueReviews(db, dayOf(now));
      const keepers = new Map<string | null, string[]>();
      for (const { id, name, deptId } of due) {
        const keeperIds = keepers.get(deptId) ?? (await keepersOf(db, deptId, now));
        keepers.set(deptId, keeperIds);
        await assignReview(db, { id, name, now }, keeperIds);
        people.push(...keeperIds);
      }
      return due.length;
    });
    tell(people);
    count += due;
    if (due < jobLimits.batchRows) return count;
  }
}

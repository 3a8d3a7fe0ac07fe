import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { type Day, dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import type { JobParts, JobRun } from '../job.ts';

type DueEntry<Dept> = { id: string; name: string; deptId: Dept };

type Asking<Dept, Entry extends DueEntry<Dept>> = {
  /** Takes the next entries that are due, at most a batch; none is taken twice. */
  claim(db: Db, today: Day, now: Date): Promise<readonly Entry[]>;
  ownersOf(db: Db, deptId: Dept, now: Date): Promise<readonly string[]>;
  assign(db: Db, entry: Entry & { now: Date }, owners: readonly string[]): Promise<unknown>;
  /** The open pages of the owners ask again: by default their to-dos. */
  publish?(school: Db, parts: JobParts, owners: readonly string[]): void;
};

type Run = Pick<JobRun<'guideReviews' | 'expiredFaqs' | 'lateFeedback'>, 'now' | 'parts' | 'progress' | 'signal'>;

const publishTodos = (school: Db, { cardHints }: JobParts, owners: readonly string[]) =>
  cardHints.publishTo(school.tenant, 'todos', owners);

/** In every school: one to-do for each entry that is due, for its owners. Answers how many. */
export async function askOwners<Dept, Entry extends DueEntry<Dept>>(
  asking: Asking<Dept, Entry>,
  { now, parts, progress, signal }: Run,
): Promise<number> {
  const { publish = publishTodos } = asking;
  const tenants = await parts.tenants.open();
  let asked = 0;
  for (const [done, { id: tenantId }] of tenants.entries()) {
    await progress(done, tenants.length);
    const school = parts.database.of(tenantId);
    for (;;) {
      signal.throwIfAborted();
      const { count, people } = await askBatch(asking, school, now);
      publish(school, parts, people);
      asked += count;
      if (count < jobLimits.batchRows) break;
    }
  }
  return asked;
}

function askBatch<Dept, Entry extends DueEntry<Dept>>(asking: Asking<Dept, Entry>, school: Db, now: Date) {
  const { claim, ownersOf, assign } = asking;
  return school.transaction(async (db) => {
    const due = await claim(db, dayOf(now), now);
    const owners = new Map<Dept, readonly string[]>();
    const people: string[] = [];
    for (const entry of due) {
      const own = owners.get(entry.deptId) ?? (await ownersOf(db, entry.deptId, now));
      owners.set(entry.deptId, own);
      await assign(db, { ...entry, now }, own);
      people.push(...own);
    }
    return { count: due.length, people };
  });
}

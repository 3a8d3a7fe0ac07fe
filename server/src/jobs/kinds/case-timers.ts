import type { Notified } from '../../common/notified.ts';
import type { Db } from '../../db/database.ts';
import { runSubstitution } from '../../domain/cases/absent-handlers.ts';
import { type DueStep, runDueStep, runReminder } from '../../domain/cases/due.ts';
import { handOverOrphanedStep } from '../../domain/cases/orphaned-step.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import { runDueRectification } from '../../domain/ratings/rectification.ts';
import { listDueRectifications } from '../../domain/ratings/rectification-queries.ts';
import type { JobParts, RunJob } from '../job.ts';
import { listDueSteps, listMissedSteps, listOrphanedSteps, listRemindedSteps } from './case-timer-queries.ts';

type Work = { about: object; run: (inside: Db) => Promise<Notified | undefined> };
type StepTimer = (db: Db, step: DueStep, now: Date) => Promise<Notified | undefined>;

async function worksOf(db: Db, now: Date): Promise<Work[]> {
  const ofSteps = (steps: readonly DueStep[], timer: StepTimer) =>
    steps.map((step): Work => ({ about: step, run: (inside) => timer(inside, step, now) }));
  return [
    ...ofSteps(await listOrphanedSteps(db, now), handOverOrphanedStep),
    ...ofSteps(await listRemindedSteps(db, now), runReminder),
    ...ofSteps(await listDueSteps(db, now), runDueStep),
    ...ofSteps(await listMissedSteps(db, now), runSubstitution),
    ...(await listDueRectifications(db, now)).map(
      (id): Work => ({ about: { ratingId: id }, run: (inside) => runDueRectification(inside, id, now) }),
    ),
  ];
}

type School = { db: Db; parts: JobParts; now: Date; signal: AbortSignal };

/** One that fails is in the log and comes again with the next run; the others do not wait for it (PR-12). */
async function runSchool({ db, parts, now, signal }: School) {
  const count = { due: 0, failed: 0 };
  for (const { about, run } of await worksOf(db, now)) {
    signal.throwIfAborted();
    try {
      const changed = await db.transaction(run);
      if (!changed) continue;
      count.due += 1;
      parts.cardHints.publishTo(db.tenant, 'todos', changed.touched);
      publishNoticesChanged(db, parts, changed.notified);
    } catch (err) {
      count.failed += 1;
      parts.logger.error({ err, tenant: db.tenant, ...about }, 'the timer of a case failed');
    }
  }
  return count;
}

/**
 * Finds others for what waits for nobody; reminds, escalates, passes or returns what is due; looks after late
 * rectifications, school by school.
 */
export const run: RunJob<'caseTimers'> = async ({ now, parts, progress, signal }) => {
  const tenants = await parts.tenants.open();
  const total = { due: 0, failed: 0 };
  for (const [done, { id: tenantId }] of tenants.entries()) {
    await progress(done, tenants.length);
    const { due, failed } = await runSchool({ db: parts.database.of(tenantId), parts, now, signal });
    total.due += due;
    total.failed += failed;
  }
  return total;
};

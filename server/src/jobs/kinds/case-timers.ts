import type { Notified } from '../../common/notified.ts';
import type { Db } from '../../db/database.ts';
import { runSubstitution } from '../../domain/cases/absent-handlers.ts';
import { runDueStep, runReminder } from '../../domain/cases/due.ts';
import { handOverOrphanedStep } from '../../domain/cases/orphaned-step.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import { runDueRectification } from '../../domain/ratings/rectification.ts';
import { listDueRectifications } from '../../domain/ratings/rectification-queries.ts';
import type { RunJob } from '../job.ts';
import { listDueSteps, listMissedSteps, listOrphanedSteps, listRemindedSteps } from './case-timer-queries.ts';

/**
 * Finds others for what waits for nobody; reminds, escalates, passes or returns what is due; looks after late
 * rectifications, school by school.
 */
export const run: RunJob<'caseTimers'> = async ({ now, parts, progress, signal }) => {
  const tenants = await parts.tenants.open();
  let total = 0;
  for (const [done, { id: tenantId }] of tenants.entries()) {
    await progress(done, tenants.length);
    const db = parts.database.of(tenantId);
    const works: ((inside: Db) => Promise<Notified | undefined>)[] = [
      ...(await listOrphanedSteps(db, now)).map((step) => (inside: Db) => handOverOrphanedStep(inside, step, now)),
      ...(await listRemindedSteps(db, now)).map((step) => (inside: Db) => runReminder(inside, step, now)),
      ...(await listDueSteps(db, now)).map((step) => (inside: Db) => runDueStep(inside, step, now)),
      ...(await listMissedSteps(db, now)).map((step) => (inside: Db) => runSubstitution(inside, step, now)),
      ...(await listDueRectifications(db, now)).map((id) => (inside: Db) => runDueRectification(inside, id, now)),
    ];
    for (const work of works) {
      signal.throwIfAborted();
      const changed = await db.transaction(work);
      if (!changed) continue;
      total += 1;
      parts.cardHints.publishTo(tenantId, 'todos', changed.touched);
      publishNoticesChanged(db, parts, changed.notified);
    }
  }
  return { due: total };
};

import { rebuildRollUp, rollUp } from '../../domain/efficiency/roll-up.ts';
import { listWaitingTenants } from '../../domain/efficiency/roll-up-queries.ts';
import type { JobRun, RunJob } from '../job.ts';

/** Counts the facts that changed, school by school. */
export const run: RunJob<'efficiency'> = async (work) => {
  let changes = 0;
  await eachSchool(work, await listWaitingTenants(work.parts.database.across), async (db) => {
    changes += await rollUp(db);
  });
  return { changes };
};

/** Counts everything again: days off announced or changed since make other working hours. */
export const rebuild: RunJob<'efficiencyRebuild'> = async (work) => {
  const schools = (await work.parts.tenants.open()).map(({ id }) => id);
  await eachSchool(work, schools, (db) => rebuildRollUp(db));
  return { schools: schools.length };
};

type Work = Pick<JobRun<'efficiency'>, 'db' | 'parts' | 'signal'>;

/** A school whose cases cannot be counted does not keep the others waiting; the job fails when all had their turn. */
async function eachSchool(
  { parts, signal }: Work,
  schools: readonly string[],
  count: (db: Work['db']) => Promise<void>,
) {
  const failed: string[] = [];
  for (const tenantId of schools) {
    signal.throwIfAborted();
    try {
      await count(parts.database.of(tenantId));
    } catch (error) {
      parts.logger.error({ err: error, tenantId }, 'the cases of a school could not be counted');
      failed.push(tenantId);
    }
  }
  if (failed.length > 0) throw new Error(`cases not counted of ${failed.join(', ')}`);
}

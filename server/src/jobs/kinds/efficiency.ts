import { rebuildRollUp, rollUp } from '../../domain/efficiency/roll-up.ts';
import { listWaitingTenants } from '../../domain/efficiency/roll-up-queries.ts';
import type { RunJob } from '../job.ts';

/** Counts the facts that changed, school by school. */
export const run: RunJob<'efficiency'> = async ({ parts, signal }) => {
  let changes = 0;
  for (const tenantId of await listWaitingTenants(parts.database.across)) {
    signal.throwIfAborted();
    changes += await rollUp(parts.database.of(tenantId));
  }
  return { changes };
};

/** Counts everything again: days off announced or changed since make other working hours. */
export const rebuild: RunJob<'efficiencyRebuild'> = async ({ parts, signal }) => {
  const tenants = await parts.tenants.open();
  for (const { id } of tenants) {
    signal.throwIfAborted();
    await rebuildRollUp(parts.database.of(id));
  }
  return { schools: tenants.length };
};

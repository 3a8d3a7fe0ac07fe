import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { deliverNotices } from '../../domain/channels/deliver-notices.ts';
import type { JobParts, OnJobFailed, RunJob } from '../job.ts';

const startAt = ({ jobs }: JobParts, db: Parameters<JobParts['jobs']['start']>[0], at: Date) =>
  jobs.start(db, 'deliverNotices', {}, { at, uniqueKey: at.toISOString() });

export const run: RunJob<'deliverNotices'> = async ({ db, parts, signal }) => {
  const school = (await parts.tenants.all()).get(db.tenant);
  const { sent, next } = await deliverNotices(db, parts, school?.host ?? null, signal);
  if (next) await startAt(parts, db, next);
  return { sent };
};

/** What waits must not wait for the next notice. */
export const failed: OnJobFailed<'deliverNotices'> = async ({ db, parts, now }) => {
  await startAt(parts, db, new Date(now.getTime() + deliveryLimits.restMs));
};

import { deliverWebhooks } from '../../domain/outbox/deliver-webhooks.ts';
import type { RunJob } from '../job.ts';

export const run: RunJob<'deliverWebhooks'> = async ({ db, parts, signal }) => {
  const { done, next } = await deliverWebhooks(db, parts, signal);
  if (next) await parts.jobs.start(db, 'deliverWebhooks', {}, { at: next, uniqueKey: next.toISOString() });
  return { done };
};

import { fetchCovers } from '../../domain/news/fetch-covers.ts';
import type { RunJob } from '../job.ts';

export const run: RunJob<'newsCovers'> = async ({ db, payload, parts, signal }) => {
  const fetched = await fetchCovers(db, payload, parts, signal);
  if (fetched > 0) parts.bus.publish('hint', { tenantId: db.tenant, topic: 'card.news' });
  return { fetched };
};

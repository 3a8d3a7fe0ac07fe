import { toSafeTile } from '../domain/services/rules.ts';
import { listPickedServices } from './business-queries.ts';
import { type CardSource, sameRights } from './source.ts';

/** The services an administrator picked, in that order; without picks the most visited. */
export const business: CardSource<'business'> = {
  shows: ['services'],
  audience: sameRights,
  isCacheable: () => true,
  async load(settings, viewer) {
    const rows = await listPickedServices(settings, viewer);
    const list = rows.map(({ tile }) => toSafeTile(tile));
    return { list, total: rows[0]?.total ?? 0, navigationType: settings.config.navigationType };
  },
};

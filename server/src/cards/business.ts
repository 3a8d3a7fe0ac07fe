import { safeTile } from '../domain/services/rules.ts';
import { picked } from './business-queries.ts';
import { type CardSource, sameRights } from './source.ts';

/** The services an administrator picked, in that order; without picks the most visited. */
export const business: CardSource<'business'> = {
  shows: ['services'],
  audience: sameRights,
  kept: () => true,
  async load(settings, viewer) {
    const rows = await picked(settings, viewer);
    const list = rows.map(({ tile }) => safeTile(tile));
    return { list, total: rows[0]?.total ?? 0, navigationType: settings.config.navigationType };
  },
};

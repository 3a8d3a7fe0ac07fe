import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { toSafeTile } from '../domain/services/rules.ts';
import { listFavourites } from './favourite-queries.ts';
import { type CardSource, ownAudience } from './source.ts';

const MOST = Math.max(...Object.values(cardKindLimits.favouritesShown));

/** The person's favourites in their own order, limited to those they may still use. */
export const favourites: CardSource<'favourites'> = {
  shows: ['favourites', 'services'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config }, viewer) {
    const rows = await listFavourites(viewer, MOST);
    const list = rows.map(({ total: _, ...tile }) => toSafeTile(tile));
    return { list, total: rows[0]?.total ?? 0, navigationType: config.navigationType };
  },
};

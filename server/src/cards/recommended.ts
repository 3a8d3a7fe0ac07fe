import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { rightsKey } from '../domain/services/rules.ts';
import { listFavouriteIds, listRecommended } from './recommended-queries.ts';
import { cachedForAudience } from './shared-cache.ts';
import { type CardSource, ownAudience } from './source.ts';

/** What similar people use and what is new, without the person's favourites. */
export const recommended: CardSource<'recommended'> = {
  shows: ['favourites', 'services'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config, displayRows }, viewer) {
    const [services, marked] = await Promise.all([ranking(viewer), listFavouriteIds(viewer)]);
    const list = services.filter(({ serviceId }) => !marked.has(serviceId));
    return {
      list: list.slice(0, displayRows * cardKindLimits.recommendedPerRow),
      navigationType: config.navigationType,
    };
  },
};

const ranking = cachedForAudience(
  'recommended',
  listRecommended,
  ({ person }) => `${rightsKey(person)}/${person.deptId ?? ''}`,
);

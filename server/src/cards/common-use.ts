import type { UsedService } from '@yizhan/contract/entities/service.ts';
import { rightsKey } from '../domain/services/rules.ts';
import { byIdentity, byOneself, listMostUsed } from './common-use-queries.ts';
import { cachedForAudience } from './shared-cache.ts';
import { type CardSource, ownAudience } from './source.ts';

/** What the person opens most, and what people of the same identity type open most. */
export const commonUse: CardSource<'commonUse'> = {
  shows: ['visits', 'services'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config }, viewer) {
    const [own, identity] = await Promise.all([listMostUsed(viewer, byOneself(viewer)), ofIdentity(viewer)]);
    return { own, identity, typeList: scenesOf([...own, ...identity]), navigationType: config.navigationType };
  },
};

const ofIdentity = cachedForAudience(
  'commonUse',
  (viewer) => listMostUsed(viewer, byIdentity(viewer)),
  ({ person }) => rightsKey(person),
);

/** The scenes of the services, in order of appearance. */
function scenesOf(services: readonly UsedService[]) {
  const names = new Set(services.map(({ serviceSceneName }) => serviceSceneName).filter((name) => name !== ''));
  return [...names].map((name) => ({ name, serviceSceneName: name }));
}

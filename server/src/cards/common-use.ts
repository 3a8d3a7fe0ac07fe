import type { UsedService } from '@yizhan/contract/entities/service.ts';
import { rightsKey } from '../domain/services/rules.ts';
import { byIdentity, byOneself, mostUsed } from './common-use-queries.ts';
import { shared } from './shared.ts';
import { type CardSource, ownAudience } from './source.ts';

/** What the person opens most, and beside it what people of the same identity open most. */
export const commonUse: CardSource<'commonUse'> = {
  shows: ['visits', 'services'],
  audience: ownAudience,
  kept: () => true,
  async load({ config }, viewer) {
    const [own, identity] = await Promise.all([mostUsed(viewer, byOneself(viewer)), ofIdentity(viewer)]);
    return { own, identity, typeList: scenesOf([...own, ...identity]), navigationType: config.navigationType };
  },
};

const ofIdentity = shared(
  'commonUse',
  (viewer) => mostUsed(viewer, byIdentity(viewer)),
  ({ person }) => rightsKey(person),
);

/** The scenes among the services, in the order they come up. */
function scenesOf(services: readonly UsedService[]) {
  const names = new Set(services.map(({ serviceSceneName }) => serviceSceneName).filter((name) => name !== ''));
  return [...names].map((name) => ({ name, serviceSceneName: name }));
}

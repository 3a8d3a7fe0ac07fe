import type { CardKind } from '@yizhan/contract/cards.ts';
import type { Bus } from '../outside/bus.ts';

/** Which cards show what of a person's own. */
const cardsWith = {
  /** The unified to-do list. */
  work: ['todo', 'messages', 'affairs', 'staging'],
  matters: ['matters'],
  favourites: ['favourites', 'recommended'],
  visits: ['commonUse'],
} as const satisfies Record<string, readonly CardKind[]>;

type Owned = keyof typeof cardsWith;

/** To be called after every change of it: open pages look again, and no node shows what it kept. */
export function tellCards(bus: Bus, tenantId: string, of: Owned, userIds: readonly string[]): void {
  if (userIds.length === 0) return;
  const whose = [...new Set(userIds)];
  for (const kind of cardsWith[of]) bus.publish('hint', { tenantId, topic: `card.${kind}`, userIds: whose });
}

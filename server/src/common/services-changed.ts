import type { Bus } from '../outside/bus.ts';
import { tellCards } from './tell-cards.ts';

/** Cards that show services, and the halls that are open. */
const topics = [
  ...['card.business', 'card.recommended', 'card.commonUse', 'card.favourites', 'card.tools'],
  ...['banners', 'services'],
];

/** Whoever shows services reads them again. */
export function tellServicesChanged(bus: Bus, tenantId: string): void {
  for (const topic of topics) bus.publish('hint', { tenantId, topic });
}

/** The other tabs and devices of a person whose favourites changed. */
export function tellFavouritesChanged(bus: Bus, tenantId: string, userId: string): void {
  tellCards(bus, tenantId, 'favourites', [userId]);
  bus.publish('hint', { tenantId, topic: 'favourites', userIds: [userId] });
}

import type { Bus } from '../../outside/bus.ts';
import type { CardHints } from '../cards/card-hints.ts';

type Publishers = { bus: Pick<Bus, 'publish'>; cardHints: CardHints };

/** Whoever shows services reads them again: cards, banners and the halls that are open. */
export function publishServicesChanged({ bus, cardHints }: Publishers, tenantId: string): void {
  cardHints.publishToAll(tenantId, 'services');
  for (const topic of ['banners', 'services']) bus.publish('hint', { tenantId, topic });
}

/** The other tabs and devices of a person whose favourites changed. */
export function publishFavouritesChanged({ bus, cardHints }: Publishers, tenantId: string, userId: string): void {
  cardHints.publishTo(tenantId, 'favourites', [userId]);
  bus.publish('hint', { tenantId, topic: 'favourites', userIds: [userId] });
}

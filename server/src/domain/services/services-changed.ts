import type { Bus } from '../../outside/bus.ts';
import type { CardHints } from '../cards/card-hints.ts';

type Publishers = { bus: Pick<Bus, 'publish'>; cardHints: CardHints };

/** Everything that shows services reloads them: cards, banners and open service halls. */
export function publishServicesChanged({ bus, cardHints }: Publishers, tenantId: string): void {
  cardHints.publishToAll(tenantId, 'services');
  for (const topic of ['banners', 'services']) bus.publish('hint', { tenantId, topic });
}

/** Notifies the other tabs and devices of a person whose favourites changed. */
export function publishFavouritesChanged({ bus, cardHints }: Publishers, tenantId: string, userId: string): void {
  cardHints.publishTo(tenantId, 'favourites', [userId]);
  bus.publish('hint', { tenantId, topic: 'favourites', userIds: [userId] });
}

import type { Bus } from '../../outside/bus.ts';

/** Contents of cards that user actions change; each kind of card declares in its own file which it shows. */
export type CardContents = 'todos' | 'notices' | 'matters' | 'favourites' | 'visits' | 'services';

type Kinds = Readonly<Record<string, { shows?: readonly CardContents[] }>>;

/** Notifies open pages that cards have changed. */
export class CardHints {
  private readonly topics = new Map<CardContents, string[]>();

  constructor(
    private readonly bus: Pick<Bus, 'publish'>,
    kinds: Kinds,
  ) {
    for (const [kind, { shows = [] }] of Object.entries(kinds))
      for (const contents of shows) this.topics.set(contents, [...(this.topics.get(contents) ?? []), `card.${kind}`]);
  }

  /** Call after every change of these users' data: open pages reload it, and every node invalidates its cache. */
  publishTo(tenantId: string, contents: CardContents, userIds: readonly string[]): void {
    if (userIds.length === 0) return;
    const receivers = [...new Set(userIds)];
    for (const topic of this.topics.get(contents) ?? [])
      this.bus.publish('hint', { tenantId, topic, userIds: receivers });
  }

  /** The same for data that everybody sees. */
  publishToAll(tenantId: string, contents: CardContents): void {
    for (const topic of this.topics.get(contents) ?? []) this.bus.publish('hint', { tenantId, topic });
  }
}

import type { Bus } from '../../outside/bus.ts';

/** What cards show that changes by what people do; each kind of card declares in its own file what it shows. */
export type CardContents = 'todos' | 'matters' | 'favourites' | 'visits' | 'services';

type Kinds = Readonly<Record<string, { shows?: readonly CardContents[] }>>;

/** Tells open pages that cards have changed. */
export class CardHints {
  private readonly topics = new Map<CardContents, string[]>();

  constructor(
    private readonly bus: Pick<Bus, 'publish'>,
    kinds: Kinds,
  ) {
    for (const [kind, { shows = [] }] of Object.entries(kinds))
      for (const contents of shows) this.topics.set(contents, [...(this.topics.get(contents) ?? []), `card.${kind}`]);
  }

  /** To be called after every change of what these people own: open pages read it again, and no node shows its cache. */
  publishTo(tenantId: string, contents: CardContents, userIds: readonly string[]): void {
    if (userIds.length === 0) return;
    const receivers = [...new Set(userIds)];
    for (const topic of this.topics.get(contents) ?? [])
      this.bus.publish('hint', { tenantId, topic, userIds: receivers });
  }

  /** The same for what everybody is shown. */
  publishToAll(tenantId: string, contents: CardContents): void {
    for (const topic of this.topics.get(contents) ?? []) this.bus.publish('hint', { tenantId, topic });
  }
}

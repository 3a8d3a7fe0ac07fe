import type { Bus } from '../../outside/bus.ts';

/** Contents of cards that user actions change; each kind of card declares in its own file which it shows. */
export type CardContents = 'todos' | 'notices' | 'matters' | 'favourites' | 'visits' | 'services' | 'calendar';

/** Who has the to-dos of these people now, when they are absent. */
type HoldersOf = (tenantId: string, userIds: readonly string[]) => Promise<readonly string[]>;

type Kinds = Readonly<Record<string, { shows?: readonly CardContents[] }>>;

/** Notifies open pages that cards have changed. */
export class CardHints {
  private readonly topics = new Map<CardContents, string[]>();

  constructor(
    private readonly bus: Pick<Bus, 'publish'>,
    kinds: Kinds,
    private readonly holdersOf: HoldersOf,
  ) {
    for (const [kind, { shows = [] }] of Object.entries(kinds))
      for (const contents of shows) this.topics.set(contents, [...(this.topics.get(contents) ?? []), `card.${kind}`]);
  }

  /** Call after every change of these users' data: open pages reload it, and every node invalidates its cache. */
  publishTo(tenantId: string, contents: CardContents, userIds: readonly string[]): void {
    if (userIds.length === 0) return;
    this.send(tenantId, contents, userIds);
    if (contents === 'todos') void this.publishToHolders(tenantId, userIds);
  }

  /** A to-do of somebody absent is shown to the second post. One whose page is not told reads it when the cache ends. */
  private async publishToHolders(tenantId: string, userIds: readonly string[]): Promise<void> {
    const holders = await this.holdersOf(tenantId, userIds).catch(() => []);
    if (holders.length > 0) this.send(tenantId, 'todos', holders);
  }

  private send(tenantId: string, contents: CardContents, userIds: readonly string[]): void {
    const receivers = [...new Set(userIds)];
    for (const topic of this.topics.get(contents) ?? [])
      this.bus.publish('hint', { tenantId, topic, userIds: receivers });
  }

  /** The same for data that everybody sees. */
  publishToAll(tenantId: string, contents: CardContents): void {
    for (const topic of this.topics.get(contents) ?? []) this.bus.publish('hint', { tenantId, topic });
  }
}

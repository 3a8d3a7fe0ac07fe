import { type Publishable, publishables } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Content } from './contents.ts';
import { listPublished, type PublishedRevision } from './queries.ts';

type Rows = Promise<readonly PublishedRevision<unknown>[]>;

const keyOf = (tenantId: string, kind: string) => `${tenantId} ${kind}`;

/**
 * Cache of everything published, by kind; invalidated when something of that kind is published, restored or removed.
 */
export class PublishedCache {
  private readonly cache = new Map<string, Rows>();

  constructor(bus: Bus) {
    bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
      // A hint to single users concerns only their own data.
      if (userIds) return;
      for (const [kind, entry] of Object.entries(publishables))
        if (entry.topic === topic) this.cache.delete(keyOf(tenantId, kind));
    });
    bus.subscribe('bus.missed', () => this.cache.clear());
  }

  list<K extends Publishable>(db: Db, kind: K): Promise<readonly PublishedRevision<Content<K>>[]> {
    const key = keyOf(db.tenant, kind);
    const rows = this.cache.get(key) ?? this.load(db, kind, key);
    return rows as Promise<readonly PublishedRevision<Content<K>>[]>;
  }

  private load(db: Db, kind: Publishable, key: string): Rows {
    const rows: Rows = listPublished(db, kind).catch((error: unknown) => {
      if (this.cache.get(key) === rows) this.cache.delete(key);
      throw error;
    });
    this.cache.set(key, rows);
    return rows;
  }
}

import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { maxEntries } from '../common/cache-size.ts';
import type { Bus } from '../outside/bus.ts';
import type { BusMessages } from '../outside/bus-topics.ts';

type Snapshot<T> = { data: T; at: Date };
/** `asked` is the number of the last change known when loading began. */
type CachedSnapshot = Snapshot<NonNullable<unknown>> & { asked: number };
/** How long data stays fresh, and which hints invalidate it: those to everybody and those to its person. */
type CachePolicy = { keepMs: number; tenantId: string; topic: string; userId?: string | undefined };
type Load<T> = () => Promise<T>;
export type SnapshotState<T> = ({ state: 'fresh' | 'stale' } & Snapshot<T>) | { state: 'failed' };

const MOST_SNAPSHOTS = 20_000;
const MOST_CHANGES = 50_000;
/** A hint to more people counts as one to everybody: sixty thousand names would evict all others, and so make all stale. */
const MOST_NAMED = 100;

/** Keeps a slow or broken source from delaying a page: after the timeout its last good data is shown. */
export class Snapshots {
  private readonly kept = new LRUCache<string, CachedSnapshot>(maxEntries(MOST_SNAPSHOTS));
  private readonly loading = new Map<string, Promise<CachedSnapshot>>();
  /** Sequence number of the last change. */
  private last = 0;
  /** The last change of each topic, for everybody and for single people. */
  private readonly changes = new LRUCache<string, number>({
    ...maxEntries(MOST_CHANGES),
    // An evicted entry can no longer be checked: treat everything older as changed.
    dispose: (change, _topic, reason) => {
      if (reason === 'evict') this.allChanged(change);
    },
  });
  /** Everything loaded before this change is stale. */
  private floor = 0;

  constructor(
    private readonly clock: () => Date,
    private readonly logger: Logger,
    bus: Bus,
    private readonly waitMs: number = cardLimits.timeoutMs,
  ) {
    bus.subscribe('hint', (hint) => this.changed(hint));
    bus.subscribe('bus.missed', () => this.allChanged(++this.last));
  }

  private changed({ tenantId, topic, userIds }: BusMessages['hint']) {
    if (!topic.startsWith('card')) return;
    this.last += 1;
    const owners = !userIds || userIds.length > MOST_NAMED ? [undefined] : userIds;
    for (const userId of owners) this.changes.set(nameOf({ tenantId, topic, userId }), this.last);
  }

  private allChanged(until: number) {
    this.floor = Math.max(this.floor, until);
  }

  private lastChange({ tenantId, topic, userId }: CachePolicy): number {
    const ofAll = this.changes.get(nameOf({ tenantId, topic })) ?? 0;
    const ofPerson = userId ? (this.changes.get(nameOf({ tenantId, topic, userId })) ?? 0) : 0;
    return Math.max(this.floor, ofAll, ofPerson);
  }

  /** Data loaded less than `keepMs` ago is fresh, unless a hint has invalidated it. */
  private good(key: string, keeping: CachePolicy): CachedSnapshot | undefined {
    const known = this.kept.get(key);
    if (!known || this.clock().getTime() - known.at.getTime() >= keeping.keepMs) return undefined;
    return known.asked >= this.lastChange(keeping) ? known : undefined;
  }

  /** Cached data, or a fresh load; a failure of the source is thrown. */
  async read<T extends NonNullable<unknown>>(key: string, load: Load<T>, keeping: CachePolicy): Promise<T> {
    const { data } = this.good(key, keeping) ?? (await this.load(key, load, keeping));
    return data as T;
  }

  /** The same for a source that may be slow or broken. */
  async show<T extends NonNullable<unknown>>(
    key: string,
    load: Load<T>,
    keeping: CachePolicy = { keepMs: 0, tenantId: '', topic: '' },
  ): Promise<SnapshotState<T>> {
    const known = this.good(key, keeping);
    if (known) return shown('fresh', known);
    try {
      return shown('fresh', await inTime(this.load(key, load, keeping), this.waitMs));
    } catch (error) {
      this.logger.warn({ err: error, card: key }, 'a card could not be loaded');
      const last = this.kept.get(key);
      return last ? shown('stale', last) : { state: 'failed' };
    }
  }

  /** Joins a load that is already running: requests to a hanging source must not pile up. */
  private load(key: string, load: Load<NonNullable<unknown>>, keeping: CachePolicy) {
    const question = `${this.lastChange(keeping)} ${key}`;
    const running = this.loading.get(question);
    if (running) return running;
    const asked = this.last;
    const answer = load()
      .then((data) => {
        const snapshot = { data, at: this.clock(), asked };
        // A load that began before a change must not overwrite the result of a later one.
        if ((this.kept.get(key)?.asked ?? 0) <= asked) this.kept.set(key, snapshot);
        return snapshot;
      })
      .finally(() => this.loading.delete(question));
    this.loading.set(question, answer);
    return answer;
  }
}

type SnapshotOwner = Pick<CachePolicy, 'tenantId' | 'topic' | 'userId'>;
const nameOf = ({ tenantId, topic, userId = '' }: SnapshotOwner) => `${tenantId}/${topic}/${userId}`;

const shown = <T>(state: 'fresh' | 'stale', { data, at }: CachedSnapshot): SnapshotState<T> => ({
  state,
  data: data as T,
  at,
});

/** Only the wait ends, not the load: a late result becomes the next snapshot. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

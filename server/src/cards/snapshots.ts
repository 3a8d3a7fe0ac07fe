import { limits } from '@yizhan/contract/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Bus } from '../outside/bus.ts';

type Snapshot<T> = { data: T; at: Date };
type Kept = Snapshot<NonNullable<unknown>> & { version: number };
/** For how long an answer is good, and what the hints call its kind: `<tenant>/<kind>`. */
type Keeping = { keepMs: number; group: string };
export type Shown<T> = ({ state: 'fresh' | 'stale' } & Snapshot<T>) | { state: 'failed' };

/** Lets no slow or broken source hold up a page: after the time limit its last good data is shown instead. */
export class Snapshots {
  private readonly kept = new LRUCache<string, Kept>({ max: 10_000 });
  private readonly loading = new Map<string, Promise<Kept>>();
  /** How often the data of a group changed, as far as the hints tell. */
  private readonly versions = new Map<string, number>();

  constructor(
    private readonly clock: () => Date,
    private readonly logger: Logger,
    bus: Bus,
    private readonly waitMs: number = limits.cardWaitMs,
  ) {
    bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
      const kind = /^card\.(\w+)$/.exec(topic)?.[1];
      // A hint to some people is about what is theirs, which is never kept.
      if (kind && !userIds) this.changed(`${tenantId}/${kind}`);
    });
  }

  private changed(group: string) {
    this.versions.set(group, (this.versions.get(group) ?? 0) + 1);
  }

  /** What was good less than `keepMs` ago is good still, unless a hint says that it changed. */
  async show<T extends NonNullable<unknown>>(
    key: string,
    load: () => Promise<T>,
    { keepMs, group }: Keeping = { keepMs: 0, group: '' },
  ): Promise<Shown<T>> {
    const version = this.versions.get(group) ?? 0;
    const known = this.kept.get(key);
    if (known?.version === version && this.clock().getTime() - known.at.getTime() < keepMs)
      return shown('fresh', known);
    try {
      return shown('fresh', await inTime(this.load(key, version, load), this.waitMs));
    } catch (error) {
      this.logger.warn({ err: error, card: key }, 'a card could not be loaded');
      const last = this.kept.get(key);
      return last ? shown('stale', last) : { state: 'failed' };
    }
  }

  /** A source that is still asked is not asked again: a hanging one must not pile up. */
  private load(key: string, version: number, load: () => Promise<NonNullable<unknown>>) {
    const question = `${version} ${key}`;
    const running = this.loading.get(question);
    if (running) return running;
    const asked = load()
      .then((data) => {
        const snapshot = { data, at: this.clock(), version };
        this.kept.set(key, snapshot);
        return snapshot;
      })
      .finally(() => this.loading.delete(question));
    this.loading.set(question, asked);
    return asked;
  }
}

const shown = <T>(state: 'fresh' | 'stale', { data, at }: Kept): Shown<T> => ({ state, data: data as T, at });

/** The wait ends, not the work: an answer that comes later is the next one's snapshot. */
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

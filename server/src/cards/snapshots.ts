import { limits } from '@yizhan/contract/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

type Snapshot<T> = { data: T; at: Date };
export type Shown<T> = ({ state: 'fresh' | 'stale' } & Snapshot<T>) | { state: 'failed' };

/** Lets no slow or broken source hold up a page: after the time limit its last good data is shown instead. */
export class Snapshots {
  private readonly kept = new LRUCache<string, Snapshot<NonNullable<unknown>>>({ max: 10_000 });
  private readonly loading = new Map<string, Promise<Snapshot<NonNullable<unknown>>>>();

  constructor(
    private readonly clock: () => Date,
    private readonly logger: Logger,
    private readonly waitMs: number = limits.cardWaitMs,
  ) {}

  /** What was good less than `keepMs` ago is good still. */
  async show<T extends NonNullable<unknown>>(
    key: string,
    load: () => Promise<T>,
    { keepMs = 0 }: { keepMs?: number } = {},
  ): Promise<Shown<T>> {
    const known = this.kept.get(key) as Snapshot<T> | undefined;
    if (known && this.clock().getTime() - known.at.getTime() < keepMs) return { state: 'fresh', ...known };
    try {
      return { state: 'fresh', ...((await inTime(this.load(key, load), this.waitMs)) as Snapshot<T>) };
    } catch (error) {
      this.logger.warn({ err: error, card: key }, 'a card could not be loaded');
      const last = this.kept.get(key) as Snapshot<T> | undefined;
      return last ? { state: 'stale', ...last } : { state: 'failed' };
    }
  }

  /** A source that is still asked is not asked again: a hanging one must not pile up. */
  private load(key: string, load: () => Promise<NonNullable<unknown>>) {
    const running = this.loading.get(key);
    if (running) return running;
    const asked = load()
      .then((data) => {
        const snapshot = { data, at: this.clock() };
        this.kept.set(key, snapshot);
        return snapshot;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, asked);
    return asked;
  }
}

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

import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from './cache-size.ts';

type Health = { failures: number; until: number };

/** Remembers which sources failed: after some failures in a row one is left alone for a while, then tried once. */
export class CircuitBreaker {
  private readonly ill = new LRUCache<string, Health>(maxEntries(5_000));

  isFailing(source: string): boolean {
    return this.ill.has(source);
  }

  allows(source: string, now: number): boolean {
    const health = this.ill.get(source);
    if (!health || health.failures < feedLimits.failuresBeforePause) return true;
    if (now < health.until) return false;
    // One may try; the others are turned away until it is known how that went.
    this.ill.set(source, { ...health, until: now + feedLimits.pauseMs });
    return true;
  }

  recordFailure(source: string, now: number) {
    const failures = (this.ill.get(source)?.failures ?? 0) + 1;
    this.ill.set(source, { failures, until: now + feedLimits.pauseMs });
  }

  recordSuccess(source: string) {
    this.ill.delete(source);
  }
}

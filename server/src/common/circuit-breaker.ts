import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from './cache-size.ts';

type Health = { failures: number; until: number };

/** When a source is left alone, and for how long. */
export type BreakerLimits = { failuresBeforePause: number; pauseMs: number };

/** Circuit breaker per source: after several failures in a row a source is skipped for a while, then tried once. */
export class CircuitBreaker {
  private readonly ill = new LRUCache<string, Health>(maxEntries(5_000));

  isFailing(source: string): boolean {
    return this.ill.has(source);
  }

  allows(source: string, now: number, limits: BreakerLimits = feedLimits): boolean {
    const health = this.ill.get(source);
    if (!health || health.failures < limits.failuresBeforePause) return true;
    if (now < health.until) return false;
    // One caller may try; the others are refused until its result is known.
    this.ill.set(source, { ...health, until: now + limits.pauseMs });
    return true;
  }

  recordFailure(source: string, now: number, limits: BreakerLimits = feedLimits): Health {
    const health = { failures: (this.ill.get(source)?.failures ?? 0) + 1, until: now + limits.pauseMs };
    this.ill.set(source, health);
    return health;
  }

  recordSuccess(source: string) {
    this.ill.delete(source);
  }
}

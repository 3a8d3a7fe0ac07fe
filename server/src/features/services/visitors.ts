import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';

const REMEMBERED = 10_000;
const seen = new LRUCache<string, number>(maxEntries(REMEMBERED));

/** Visitors are identified only by IP address, which is cached for this check alone. */
export function isNewVisit(key: string, now: Date): boolean {
  const before = seen.get(key);
  if (before !== undefined && now.getTime() - before < serviceLimits.visitDedupeSeconds * 1000) return false;
  seen.set(key, now.getTime());
  return true;
}

import { limits } from '@yizhan/contract/limits.ts';
import { LRUCache } from 'lru-cache';
import type { Viewer } from './source.ts';

const AUDIENCES = 500;

type Kept<T> = { until: number; value: Promise<T> };

/** What many people share is asked for by whoever comes first, and kept for a while. */
export function shared<T>(
  load: (viewer: Viewer) => Promise<T>,
  audience: (viewer: Viewer) => string,
): (viewer: Viewer) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max: AUDIENCES });
  return (viewer) => {
    const key = `${viewer.db.tenant}/${audience(viewer)}`;
    const now = viewer.now.getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.value;
    const asked = { until: now + limits.sharedCardCacheMs, value: load(viewer) };
    kept.set(key, asked);
    // What failed is asked for anew by the next one.
    asked.value.catch(() => {
      if (kept.get(key) === asked) kept.delete(key);
    });
    return asked.value;
  };
}

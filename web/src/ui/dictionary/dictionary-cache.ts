import type { DictionaryValue } from '@yizhan/contract/entities/dictionary.ts';
import * as administrationLimits from '@yizhan/contract/limits/administration.ts';
import { useSession } from '../../lib/session.ts';

/** Options cached for this tab over reloads, separately per school, person and role. */
type CachedValues = { values: DictionaryValue[]; at: number };

const PREFIX = 'yizhan-dictionary ';

export function readValues(name: string): CachedValues | undefined {
  try {
    const cached = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as CachedValues | null;
    const age = cached ? Date.now() - cached.at : Number.POSITIVE_INFINITY;
    // A negative age means the clock was set back: the entry must not stay fresh for ever.
    return cached && age >= 0 && age < administrationLimits.dictionaryCacheMs ? cached : undefined;
  } catch {
    return undefined;
  }
}

export function cacheValues(name: string, values: DictionaryValue[]): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ values, at: Date.now() } satisfies CachedValues));
  } catch {
    // Storage is full or forbidden: refetched after the next reload.
  }
}

function clearCache(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // storage unavailable: nothing to remove
  }
}

useSession.subscribe((now, before) => {
  if (before.session && !now.session) clearCache();
});

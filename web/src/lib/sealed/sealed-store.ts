import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import { loadChunk } from '../load-chunk.ts';
import { type OpenResult, open, seal } from './at-rest.ts';

export type StorageEntry<T> = { content: T; datetime: number };

/** The state owned by lib/sealed-storage.ts. */
export type StoreState = {
  prefix: string;
  memory: Map<string, StorageEntry<unknown>>;
  /** Written in memory, not yet in storage. */
  pending: Map<string, StorageEntry<unknown>>;
  /** The stored text at the last sync with memory. */
  lastStored: Map<string, string>;
};

/** Plain entries are JSON objects; sealed ones begin with a length. */
const isSealed = (raw: string) => /^\d{10}/.test(raw);

function parseEntry(text: string): StorageEntry<unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null && 'content' in entry
      ? (entry as StorageEntry<unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const isOld = ({ datetime }: StorageEntry<unknown>) => Date.now() - datetime > sealedLimits.draftDays * 86_400_000;

function put({ prefix, lastStored }: StoreState, name: string, raw: string): void {
  try {
    localStorage.setItem(prefix + name, raw);
    lastStored.set(name, raw);
  } catch {
    // Storage is full: the value stays in memory only.
  }
}

export async function store(state: StoreState, name: string, entry: StorageEntry<unknown>): Promise<void> {
  const { pending } = state;
  // Written again or removed meanwhile: that change is queued, too.
  if (pending.get(name) !== entry) return;
  const raw = await seal(name, JSON.stringify(entry));
  if (pending.get(name) !== entry) return;
  pending.delete(name);
  put(state, name, raw);
}

/** Syncs memory with storage; pending writes are kept. */
export async function openAll(state: StoreState, plain: readonly string[]): Promise<void> {
  const { prefix, memory, lastStored, pending } = state;
  for (const name of lastStored.keys()) {
    if (localStorage.getItem(prefix + name) !== null) continue;
    memory.delete(name);
    lastStored.delete(name);
  }
  const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const toLoad = names.filter((name) => !pending.has(name));
  const results = await Promise.all(toLoad.map((name) => loadEntry(state, name, plain)));
  if (results[toLoad.indexOf('token')] === 'away' && !memory.has('token'))
    await (await loadChunk(() => import('./key-unavailable.ts'))).showKeyUnavailable();
}

async function loadEntry(
  state: StoreState,
  name: string,
  plain: readonly string[],
): Promise<OpenResult['is'] | undefined> {
  const { prefix, memory, lastStored, pending } = state;
  const now = () => localStorage.getItem(prefix + name);
  const raw = now() ?? '';
  const isOurs = isSealed(raw) || plain.includes(name) || name.startsWith('draft-');
  if (raw === lastStored.get(name) || !isOurs) return undefined;
  const opened: OpenResult = isSealed(raw) ? await open(name, raw) : { is: 'open', text: raw };
  // Another page may have the key that this one could not get: its sealed values stay.
  if (opened.is === 'away' || now() !== raw || pending.has(name)) return opened.is;
  const entry = opened.is === 'open' ? parseEntry(opened.text) : undefined;
  // Values that cannot be decrypted, and expired drafts, are dropped.
  if (!entry || (name.startsWith('draft-') && isOld(entry))) {
    memory.delete(name);
    localStorage.removeItem(prefix + name);
    return opened.is;
  }
  memory.set(name, entry);
  if (isSealed(raw)) lastStored.set(name, raw);
  else put(state, name, await seal(name, raw));
  return opened.is;
}

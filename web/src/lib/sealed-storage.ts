import { loadChunk } from './load-chunk.ts';
import type { StorageEntry, StoreState } from './sealed/sealed-store.ts';

/**
 * Encrypted storage for personal data: the session and drafts (CL-7). It is decrypted once before the first render;
 * after that, reads come from memory and writes go to memory first. The encryption code is loaded with the first value.
 */
const PREFIX = 'yizhan-';

const state: StoreState = { prefix: PREFIX, memory: new Map(), pending: new Map(), lastStored: new Map() };
const listeners = new Map<string, Set<() => void>>();
/** Serialises all asynchronous work: other tabs rely on the order. */
let queue = Promise.resolve();

const loadStore = () => loadChunk(() => import('./sealed/sealed-store.ts'));
type StoreTask = (store: Awaited<ReturnType<typeof loadStore>>) => Promise<void>;

/** If the code cannot be loaded, nothing is decrypted and nothing is lost: values stay in memory. */
const enqueue = (work: StoreTask) => {
  queue = queue
    .then(loadStore)
    .then(work)
    .catch(() => undefined);
  return queue;
};

const readRaw = (name: string) => {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

/** The value with the time it was stored. */
export const readEntry = <T>(name: string) => state.memory.get(name) as StorageEntry<T> | undefined;

export const read = <T>(name: string) => readEntry<T>(name)?.content;

export function write<T>(name: string, content: T): void {
  const entry: StorageEntry<T> = { content, datetime: Date.now() };
  state.memory.set(name, entry);
  state.pending.set(name, entry);
  void enqueue((store) => store.store(state, name, entry));
}

function forget(name: string): void {
  for (const values of [state.memory, state.pending, state.lastStored]) values.delete(name);
}

export function remove(name: string): void {
  forget(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // storage unavailable: nothing to remove
  }
}

/** Calls the listener when another tab changed the value; by then it can be read. */
export function onOtherTab(name: string, listener: () => void): () => void {
  const subscribers = listeners.get(name) ?? new Set();
  listeners.set(name, subscribers.add(listener));
  return () => void subscribers.delete(listener);
}

/** Checked before the first render, so that visitors do not wait for decryption they do not need. */
const hasStoredEntries = () => {
  try {
    return Object.keys(localStorage).some((key) => /^yizhan-(session|draft-|left)/.test(key));
  } catch {
    return false;
  }
};

/** `plain` lists entries that an earlier version stored unencrypted: they are read once, and sealed. */
export const openStorage = async (plain: readonly string[]) =>
  hasStoredEntries() ? enqueue((store) => store.openAll(state, plain)) : undefined;

/** No other tab has stored a newer value; a pending write of this tab will be the last one. */
const isCurrent = (name: string) => state.pending.has(name) || readRaw(name) === (state.lastStored.get(name) ?? null);

/** Reads at once what other tabs stored, where waiting for the storage event could be too late. */
export const syncFromStorage = async (name: string) =>
  isCurrent(name) ? undefined : enqueue((store) => store.openAll(state, []));

/** A page closed during encryption stores the value unencrypted; the next page reads it once, and seals it. */
window.addEventListener('pagehide', () => {
  try {
    for (const [name, entry] of state.pending) localStorage.setItem(PREFIX + name, JSON.stringify(entry));
  } catch {
    // Storage full or forbidden: the value is lost with the page.
  }
});

window.addEventListener('storage', ({ key }) => {
  const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  const subscribers = listeners.get(name);
  if (!subscribers) return;
  const notify = () => {
    for (const listener of [...subscribers]) listener();
  };
  if (readRaw(name) === null && !state.pending.has(name)) forget(name);
  if (isCurrent(name)) notify();
  else void syncFromStorage(name).then(notify);
});

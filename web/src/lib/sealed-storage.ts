import { loadChunk } from './load-chunk.ts';
import type { StorageEntry, StoreState } from './sealed/sealed-store.ts';

/**
 * What the browser keeps of a person: the session and drafts, encrypted (CL-7). It is opened once before the first
 * render; from then on it is read from memory, and written there first. What encrypts comes with the first value.
 */
const PREFIX = 'yizhan-';

const state: StoreState = { prefix: PREFIX, memory: new Map(), pending: new Map(), lastStored: new Map() };
const listeners = new Map<string, Set<() => void>>();
/** Everything that takes time, one after the other: other tabs rely on the order. */
let queue = Promise.resolve();

const loadStore = () => loadChunk(() => import('./sealed/sealed-store.ts'));
type StoreTask = (store: Awaited<ReturnType<typeof loadStore>>) => Promise<void>;

/** Without its code nothing opens and nothing is lost: memory goes on. */
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

/** The value and when it was stored. */
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
    // nothing was kept there
  }
}

/** Another tab changed a value; it can be read when the listener hears of it. */
export function onOtherTab(name: string, listener: () => void): () => void {
  const subscribers = listeners.get(name) ?? new Set();
  listeners.set(name, subscribers.add(listener));
  return () => void subscribers.delete(listener);
}

/** Before the first render: a visitor's does not wait for what it has no use for. */
const hasStoredEntries = () => {
  try {
    return Object.keys(localStorage).some((key) => /^yizhan-(session|draft-|left)/.test(key));
  } catch {
    return false;
  }
};

/** `plain` names what an earlier version kept in the open: it is read once, and sealed. */
export const openStorage = async (plain: readonly string[]) =>
  hasStoredEntries() ? enqueue((store) => store.openAll(state, plain)) : undefined;

/** Nothing was stored elsewhere since; a value of ours that is on its way will be the last. */
const isCurrent = (name: string) => state.pending.has(name) || readRaw(name) === (state.lastStored.get(name) ?? null);

/** Takes over at once what other tabs stored, where waiting to be told of this value could be too late. */
export const syncFromStorage = async (name: string) =>
  isCurrent(name) ? undefined : enqueue((store) => store.openAll(state, []));

/** A page that is left in the middle of sealing leaves the value in the open; the next one reads it once, and seals it. */
window.addEventListener('pagehide', () => {
  try {
    for (const [name, entry] of state.pending) localStorage.setItem(PREFIX + name, JSON.stringify(entry));
  } catch {
    // Full or forbidden: then it is gone with the page.
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

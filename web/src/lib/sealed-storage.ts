import { loadChunk } from './load-chunk.ts';
import type { Keeping, Kept } from './sealed/sealed-store.ts';

/**
 * What the browser keeps of a person: the session and drafts, encrypted (CL-7). It is opened once before the first
 * render; from then on it is read from memory, and written there first. What encrypts comes with the first value.
 */
const PREFIX = 'yizhan-';

const state: Keeping = { prefix: PREFIX, memory: new Map(), waiting: new Map(), seen: new Map() };
const listeners = new Map<string, Set<() => void>>();
/** Everything that takes time, one after the other: other tabs rely on the order. */
let queue = Promise.resolve();

const keeping = () => loadChunk(() => import('./sealed/sealed-store.ts'));
type Work = (keep: Awaited<ReturnType<typeof keeping>>) => Promise<void>;

/** Without its code nothing opens and nothing is lost: memory goes on. */
const later = (work: Work) => {
  queue = queue
    .then(keeping)
    .then(work)
    .catch(() => undefined);
  return queue;
};

const rawOf = (name: string) => {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

/** The value and when it was stored. */
export const readKept = <T>(name: string) => state.memory.get(name) as Kept<T> | undefined;

export const read = <T>(name: string) => readKept<T>(name)?.content;

export function write<T>(name: string, content: T): void {
  const kept: Kept<T> = { content, datetime: Date.now() };
  state.memory.set(name, kept);
  state.waiting.set(name, kept);
  void later((keep) => keep.store(state, name, kept));
}

function forget(name: string): void {
  for (const values of [state.memory, state.waiting, state.seen]) values.delete(name);
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
  const heard = listeners.get(name) ?? new Set();
  listeners.set(name, heard.add(listener));
  return () => void heard.delete(listener);
}

/** Before the first render: a visitor's does not wait for what it has no use for. */
const isWorthOpening = () => {
  try {
    return Object.keys(localStorage).some((key) => /^yizhan-(session|draft-|left)/.test(key));
  } catch {
    return false;
  }
};

/** `plain` names what an earlier version kept in the open: it is read once, and sealed. */
export const openStorage = async (plain: readonly string[]) =>
  isWorthOpening() ? later((keep) => keep.openAll(state, plain)) : undefined;

/** Nothing was stored elsewhere since; a value of ours that is on its way will be the last. */
const isCurrent = (name: string) => state.waiting.has(name) || rawOf(name) === (state.seen.get(name) ?? null);

/** Takes over at once what other tabs stored, where waiting to be told of this value could be too late. */
export const readAgain = async (name: string) =>
  isCurrent(name) ? undefined : later((keep) => keep.openAll(state, []));

/** A page that is left in the middle of sealing leaves the value in the open; the next one reads it once, and seals it. */
window.addEventListener('pagehide', () => {
  try {
    for (const [name, kept] of state.waiting) localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // Full or forbidden: then it is gone with the page.
  }
});

window.addEventListener('storage', ({ key }) => {
  const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  const heard = listeners.get(name);
  if (!heard) return;
  const tell = () => {
    for (const listener of [...heard]) listener();
  };
  if (rawOf(name) === null && !state.waiting.has(name)) forget(name);
  if (isCurrent(name)) tell();
  else void readAgain(name).then(tell);
});

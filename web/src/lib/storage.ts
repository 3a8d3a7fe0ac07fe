/** localStorage with the write time of each value. Falls back to memory if storage is full or forbidden. */
type StorageEntry<T> = { content: T; datetime: number };

const PREFIX = 'yizhan-';
const memory = new Map<string, string>();

function readRaw(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** The value with the time it was stored. */
export function readEntry<T>(name: string): StorageEntry<T> | undefined {
  const raw = readRaw(name);
  if (raw === null) return undefined;
  try {
    return JSON.parse(raw) as StorageEntry<T>;
  } catch {
    return undefined;
  }
}

export const read = <T>(name: string): T | undefined => readEntry<T>(name)?.content;

export function write<T>(name: string, content: T): void {
  const raw = JSON.stringify({ content, datetime: Date.now() } satisfies StorageEntry<T>);
  memory.delete(name);
  try {
    localStorage.setItem(PREFIX + name, raw);
  } catch {
    memory.set(name, raw);
  }
}

export function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // storage unavailable: nothing to remove
  }
}

/** Calls the listener when another tab changed the value. */
export function onOtherTab(name: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + name) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

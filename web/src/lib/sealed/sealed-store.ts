import { limits } from '@yizhan/contract/limits.ts';
import { loadChunk } from '../load-chunk.ts';
import { type Opened, open, seal } from './at-rest.ts';

export type Kept<T> = { content: T; datetime: number };

/** What lib/sealed-storage.ts holds. */
export type Keeping = {
  prefix: string;
  memory: Map<string, Kept<unknown>>;
  /** Written here and on its way to the storage. */
  waiting: Map<string, Kept<unknown>>;
  /** What the storage held when memory last agreed with it. */
  seen: Map<string, string>;
};

/** The plain storage writes objects, this one a length first. */
const isSealed = (raw: string) => /^\d{10}/.test(raw);

function keptOf(text: string): Kept<unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null && 'content' in kept ? (kept as Kept<unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isOld = ({ datetime }: Kept<unknown>) => Date.now() - datetime > limits.draftDays * 86_400_000;

function put({ prefix, seen }: Keeping, name: string, raw: string): void {
  try {
    localStorage.setItem(prefix + name, raw);
    seen.set(name, raw);
  } catch {
    // Full: then memory is all there is.
  }
}

export async function store(keeping: Keeping, name: string, kept: Kept<unknown>): Promise<void> {
  const { waiting } = keeping;
  // Written again or removed meanwhile: that is on its way, too.
  if (waiting.get(name) !== kept) return;
  const raw = await seal(name, JSON.stringify(kept));
  if (waiting.get(name) !== kept) return;
  waiting.delete(name);
  put(keeping, name, raw);
}

/** Makes memory what the storage holds; values that are on their way there go on. */
export async function openAll(keeping: Keeping, plain: readonly string[]): Promise<void> {
  const { prefix, memory, seen, waiting } = keeping;
  for (const name of seen.keys()) {
    if (localStorage.getItem(prefix + name) !== null) continue;
    memory.delete(name);
    seen.delete(name);
  }
  const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const taking = names.filter((name) => !waiting.has(name));
  const taken = await Promise.all(taking.map((name) => take(keeping, name, plain)));
  if (taken[taking.indexOf('token')] === 'away' && !memory.has('token'))
    await (await loadChunk(() => import('./key-unavailable.ts'))).tell();
}

async function take(keeping: Keeping, name: string, plain: readonly string[]): Promise<Opened['is'] | undefined> {
  const { prefix, memory, seen, waiting } = keeping;
  const now = () => localStorage.getItem(prefix + name);
  const raw = now() ?? '';
  const isOurs = isSealed(raw) || plain.includes(name) || name.startsWith('draft-');
  if (raw === seen.get(name) || !isOurs) return undefined;
  const opened: Opened = isSealed(raw) ? await open(name, raw) : { is: 'open', text: raw };
  // Another page may have the key that this one was not given: what it sealed stays.
  if (opened.is === 'away' || now() !== raw || waiting.has(name)) return opened.is;
  const kept = opened.is === 'open' ? keptOf(opened.text) : undefined;
  // What does not open is another's or broken, and a draft nobody came back for has had its time: both are dropped.
  if (!kept || (name.startsWith('draft-') && isOld(kept))) {
    memory.delete(name);
    localStorage.removeItem(prefix + name);
    return opened.is;
  }
  memory.set(name, kept);
  if (isSealed(raw)) seen.set(name, raw);
  else put(keeping, name, await seal(name, raw));
  return opened.is;
}

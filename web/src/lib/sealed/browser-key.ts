import type { Cipher } from './at-rest.ts';

const DATABASE = 'yizhan';
const STORE = 'keys';
const KEY = 'storage';

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

/** Plain http has no cryptography, and some browsers no database. */
export const hasBrowserKey = () => 'subtle' in crypto && 'indexedDB' in globalThis;

let finding: Promise<Cipher> | undefined;

/**
 * AES-GCM by the browser under a key that never leaves it. Rejects where it cannot be had in time: some browsers never
 * answer when their database is broken. Whoever asks next tries again, and has it if it came late.
 */
export function browserKey(waitMs: number): Promise<Cipher> {
  finding ??= findKey().then(cipherOf);
  finding.catch(() => {
    finding = undefined;
  });
  return Promise.race([finding, new Promise<never>((_, reject) => setTimeout(reject, waitMs))]);
}

const cipherOf = (key: CryptoKey): Cipher => ({
  encrypt: async (iv, text, name) => new Uint8Array(await crypto.subtle.encrypt(gcm(iv, name), key, text.slice())),
  decrypt: async (iv, bytes, name) => new Uint8Array(await crypto.subtle.decrypt(gcm(iv, name), key, bytes.slice())),
});

const gcm = (iv: Uint8Array<ArrayBuffer>, name: Uint8Array) => ({ name: 'AES-GCM', iv, additionalData: name.slice() });

async function findKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  const known: unknown = await answerOf(database.transaction(STORE).objectStore(STORE).get(KEY));
  if (known instanceof CryptoKey) return known;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Looked up again in the transaction that puts it there: two tabs that start together take the same.
  const keys = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const other: unknown = await answerOf(keys.get(KEY));
  if (other instanceof CryptoKey) return other;
  await answerOf(keys.put(fresh, KEY));
  return fresh;
}

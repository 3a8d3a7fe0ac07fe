import type { Cipher } from './cipher.ts';

const DATABASE = 'yizhan';
const STORE = 'keys';
const KEY = 'storage';

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return toPromise(request);
}

/** Plain http has no Web Crypto, and some browsers have no IndexedDB. */
export const hasBrowserKey = () => 'subtle' in crypto && 'indexedDB' in globalThis;

let pendingKey: Promise<Cipher> | undefined;

/**
 * AES-GCM by the browser, with a key that never leaves it. Rejects if the key is not available in time: some browsers
 * never answer when their database is broken. The next call retries, and succeeds if the key arrived late.
 */
export function browserKey(waitMs: number): Promise<Cipher> {
  pendingKey ??= findKey().then(toCipher);
  pendingKey.catch(() => {
    pendingKey = undefined;
  });
  return Promise.race([pendingKey, new Promise<never>((_, reject) => setTimeout(reject, waitMs))]);
}

const toCipher = (key: CryptoKey): Cipher => ({
  encrypt: async (iv, text, name) => new Uint8Array(await crypto.subtle.encrypt(gcm(iv, name), key, text.slice())),
  decrypt: async (iv, bytes, name) => new Uint8Array(await crypto.subtle.decrypt(gcm(iv, name), key, bytes.slice())),
});

const gcm = (iv: Uint8Array<ArrayBuffer>, name: Uint8Array) => ({ name: 'AES-GCM', iv, additionalData: name.slice() });

async function findKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  const storedKey: unknown = await toPromise(database.transaction(STORE).objectStore(STORE).get(KEY));
  if (storedKey instanceof CryptoKey) return storedKey;
  const newKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Looked up again in the transaction that stores it, so that two tabs starting together use the same key.
  const keys = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const other: unknown = await toPromise(keys.get(KEY));
  if (other instanceof CryptoKey) return other;
  await toPromise(keys.put(newKey, KEY));
  return newKey;
}

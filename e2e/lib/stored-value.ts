import type { Page } from '@playwright/test';

type StoredEntry = { content: unknown; datetime: number };

/** A stored value and its time; an encrypted one is decrypted with the key that only its own pages can use. */
export const storedEntry = (page: Page, name: string): Promise<StoredEntry | undefined> =>
  page.evaluate(async (stored) => {
    const raw = localStorage.getItem(`yizhan-${stored}`);
    if (raw === null) return undefined;
    if (!/^\d{10}/.test(raw)) return JSON.parse(raw) as StoredEntry;
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open('yizhan'));
    const key = (await answerOf(database.transaction('keys').objectStore('keys').get('storage'))) as CryptoKey;
    database.close();
    const bytes = Uint8Array.from(atob(raw.slice(10)), (letter) => letter.charCodeAt(0));
    const additionalData = new TextEncoder().encode(stored);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData },
      key,
      bytes.slice(12),
    );
    return JSON.parse(new TextDecoder().decode(opened)) as StoredEntry;
  }, name);

export const storedValue = async (page: Page, name: string): Promise<unknown> =>
  (await storedEntry(page, name))?.content;

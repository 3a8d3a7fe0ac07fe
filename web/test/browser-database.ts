import { vi } from 'vitest';

/** How the fake IndexedDB behaves when it is opened. */
type Opening = 'opens' | 'fails' | 'comes late' | 'never answers';

const LATE_MS = 2_600;

type Request = {
  result: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
};

const fire = (request: Request, event: 'onsuccess' | 'onerror', ms = 0) => setTimeout(() => request[event]?.(), ms);

/** As much of IndexedDB as a key needs; its content survives page loads, as in a browser. */
export function aBrowserDatabase() {
  const content = new Map<string, unknown>();
  let opening: Opening = 'opens';
  let isNew = true;
  const done = (result: unknown) => {
    const request: Request = { result, error: null };
    fire(request, 'onsuccess');
    return request;
  };
  const store = {
    get: (key: string) => done(content.get(key)),
    put: (value: unknown, key: string) => done(content.set(key, value) && key),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) };
  const open = () => {
    const request: Request = { result: database, error: new DOMException('Internal error', 'UnknownError') };
    if (opening === 'never answers') return request;
    if (opening === 'fails') return fire(request, 'onerror') && request;
    setTimeout(
      () => {
        if (isNew) request.onupgradeneeded?.();
        isNew = false;
        request.onsuccess?.();
      },
      opening === 'comes late' ? LATE_MS : 0,
    );
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return (next: Opening) => {
    opening = next;
  };
}

import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

/** A failed connection is told by its close alone, as in a browser. */
class QuietSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}

/** What the client asks of a browser: a page at this address, with real calls and real sockets. */
export function stubBrowser(url: string): void {
  const window = new Window({ url });
  const { document, location, localStorage, sessionStorage, history } = window;
  const { fetch } = globalThis;
  const globals = {
    window,
    ...{ document, location, localStorage, sessionStorage, history },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
    WebSocket: QuietSocket,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

import { afterEach, beforeEach, vi } from 'vitest';

type HappyWindow = { Response: typeof Response; happyDOM: { settings: { fetch: { interceptor: object | null } } } };

/** What the test sent without saying what the server answers. */
const unfaked = new Set<string>();

/** Stands in for the network of a test without fakeWire. */
async function refuse(address: string | URL, init: RequestInit = {}) {
  const { pathname } = new URL(address, 'http://portal.test');
  // Whether the server is there may be asked at any time, and is no call of a screen.
  if (pathname === '/healthz') return new Response('');
  unfaked.add(`${init.method ?? 'GET'} ${pathname}`);
  return Response.json({ status: 404, msg: '', msgDetail: '', result: null }, { status: 404 });
}

/** For fakeWire: what was sent before it may still be of an earlier test. */
export const forgetUnfakedCalls = () => unfaked.clear();

/** Makes a test that calls the server without fakeWire fail with the name of the call; nothing reaches a real address. */
export function refuseUnfakedCalls() {
  // Uploads and frames go past fetch; so does what a screen still sends when the test has ended and its stubs are gone.
  const { happyDOM, Response: Page } = window as unknown as HappyWindow;
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => new Page('', { status: 404 }) };
  beforeEach(() => {
    forgetUnfakedCalls();
    vi.stubGlobal('fetch', refuse);
  });
  afterEach(() => {
    if (unfaked.size === 0) return;
    throw new Error(`the test calls ${[...unfaked].join(', ')}: fakeWire has to say what the server answers`);
  });
}

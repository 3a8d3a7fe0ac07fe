import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, tokenBody } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { api } from './api.ts';
import { ApiError } from './request.ts';
import { useSession } from './session.ts';

/** Simulates the browser's error for a missing script, for the sealing chunk. */
const script = vi.hoisted(() => ({ isMissing: false }));
vi.mock('./sealed/envelope.ts', () => ({
  // biome-ignore lint/suspicious/noThenProperty: a failing import reads nothing else of its module
  get then() {
    if (script.isMissing) throw new TypeError('Failed to fetch dynamically imported module: /assets/envelope-1.js');
    return undefined;
  },
  seal: () => Promise.resolve(undefined),
}));

beforeEach(() => {
  freshBrowser();
  script.isMissing = true;
  useSession.setState({ boot: boot({ envelope: { suite: 'x25519', exchange: 'a', signing: 'b', required: false } }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signIn = () => api.session.signIn({ account: 't001', password: 'secret' });
const failure = () => signIn().catch((error: unknown) => error);

test('AP-4 a call whose sealing went with an upgrade says so, and is not sent', async () => {
  const wire = fakeWire();
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ msg: '系统刚刚更新', http: 0 });
  expect(wire.sent).toEqual([]);
});

test('ER-2 without a network it is the network that is missing, not the script', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure()).toMatchObject({ status: 8199 });
});

test('AP-4 the next try asks for the script again', async () => {
  const wire = fakeWire({ 'session.signIn': tokenBody() });
  await failure();
  script.isMissing = false;
  await signIn();
  expect(wire.to('session.signIn')).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../test/people.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { api } from './api.ts';
import { startRefresh } from './refresh.ts';
import { read } from './sealed-storage.ts';
import { useSession } from './session.ts';
import { write } from './storage.ts';
import { writeTokens } from './stored-session.ts';

const renewed = tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' });
const unauthorized = refused({ http: 401, status: 401, msg: '登录已失效，请重新登录' });
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  freshBrowser();
  signedIn();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
const token = () => useSession.getState().session?.token;

/** Simulates another tab writing renewed tokens. */
function anotherTabRenews() {
  writeTokens(renewed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
}

test('SE-6 a token is left alone until it is 3000 s old', async () => {
  const wire = fakeWire({ 'session.refresh': renewed });
  stop = startRefresh();
  await seconds(2999);
  expect(wire.sent).toHaveLength(0);
});

test('SE-6 the next check renews it, by the query and header of the specification', async () => {
  const wire = fakeWire({ 'session.refresh': renewed });
  stop = startRefresh();
  await seconds(3011);
  const [call] = wire.sent;
  expect(`${call?.method} ${call?.path}`).toBe('POST /api/blade-auth/oauth/token');
  expect(call?.headers.get('Tenant-Id')).toBe('000000');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    tenantId: '000000',
    refresh_token: 'refresh-1',
    grant_type: 'refresh_token',
    scope: 'all',
  });
  expect([token(), read('refreshToken')]).toEqual(['access-2', 'refresh-2']);
});

test('SE-6 once renewed, a token has another 3000 s', async () => {
  const wire = fakeWire({ 'session.refresh': renewed });
  stop = startRefresh();
  await seconds(3011 + 2900);
  expect(wire.to('session.refresh')).toHaveLength(1);
});

test('SE-6 while another tab renews, this one waits and takes over its tokens', async () => {
  const wire = fakeWire({ 'session.refresh': renewed, 'session.init': initAnswer(me()) });
  stop = startRefresh();
  await seconds(2995);
  write('refreshLease', 'another tab');
  await seconds(20);
  anotherTabRenews();
  await seconds(60);
  expect(wire.to('session.refresh')).toHaveLength(0);
  expect(token()).toBe('access-2');
});

test('SE-6 a tab that died while renewing is not waited for', async () => {
  const wire = fakeWire({ 'session.refresh': renewed });
  stop = startRefresh();
  await seconds(2995);
  write('refreshLease', 'a tab that was closed');
  await seconds(60);
  expect(wire.to('session.refresh')).toHaveLength(1);
});

test('SE-6 a refused token ends the session', async () => {
  fakeWire({ 'session.refresh': unauthorized });
  stop = startRefresh();
  await seconds(3011);
  expect([token(), useSession.getState().expired]).toEqual(['access-1', { words: '' }]);
});

test('SE-6 before giving up, what another tab stored meanwhile is read', async () => {
  fakeWire({
    'session.refresh': () => {
      writeTokens(renewed);
      return unauthorized;
    },
    'session.init': initAnswer(me()),
  });
  stop = startRefresh();
  await seconds(3011);
  expect(token()).toBe('access-2');
});

test('SE-6 without network the session stays, and the next check tries again', async () => {
  let online = false;
  const wire = fakeWire({ 'session.refresh': renewed });
  const answer = fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    online ? answer(...call) : Promise.reject(new TypeError('Failed to fetch')),
  );
  stop = startRefresh();
  await seconds(3011);
  expect(token()).toBe('access-1');
  online = true;
  await seconds(10);
  expect(wire.to('session.refresh')).toHaveLength(1);
  expect(token()).toBe('access-2');
});

test('a computer that slept renews its token before the first call', async () => {
  const wire = fakeWire({ 'session.refresh': renewed, 'shell.topMenu': [] });
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  const menu = api.shell.topMenu();
  await seconds(1);
  await menu;
  expect(wire.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['token', 'getTopMenu']);
  expect(wire.to('shell.topMenu')[0]?.headers.get('Blade-Auth')).toBe('bearer access-2');
});

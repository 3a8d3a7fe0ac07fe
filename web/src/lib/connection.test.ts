import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConnection, useConnection, watchConnection } from './connection.ts';
import { get } from './request.ts';

type Server = (url: string, init?: RequestInit) => Promise<Response>;
const answers =
  (status: number): Server =>
  async () =>
    new Response('{}', { status });
const refuses: Server = () => Promise.reject(new TypeError('Failed to fetch'));
/** Takes the request and says nothing, like a cable that was pulled. */
const hangs: Server = (_url, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
  });
const serve = (server: Server) => vi.stubGlobal('fetch', server);
watchConnection();
const isOffline = () => useConnection.getState().offline;

beforeEach(() => {
  vi.useFakeTimers();
  useConnection.setState({ offline: false });
});
afterEach(async () => {
  // Ends the probing for the next test.
  serve(answers(200));
  await vi.advanceTimersByTimeAsync(requestLimits.probeRetryMs + requestLimits.probeTimeoutMs);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('HM-3 the browser’s own word that it is offline counts at once', async () => {
  serve(refuses);
  window.dispatchEvent(new Event('offline'));
  expect(isOffline()).toBe(true);
  serve(answers(200));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(requestLimits.probeRetryMs);
  expect(isOffline()).toBe(false);
});

test('HM-3 a call that fails at the network is followed by a question to the server', async () => {
  serve(refuses);
  await get('platform', '/anything').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOffline()).toBe(true);
});

test('HM-3 a single failed call is no proof while the server answers', async () => {
  serve((url) => (url.startsWith('/healthz') ? answers(200)(url) : refuses(url)));
  await get('platform', '/anything').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOffline()).toBe(false);
});

test('HM-3 a server that says nothing is noticed within two seconds, as is a proxy without one', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  serve(hangs);
  void checkConnection();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOffline()).toBe(true);
  serve(answers(502));
  await vi.advanceTimersByTimeAsync(requestLimits.probeRetryMs + requestLimits.probeTimeoutMs);
  expect(isOffline()).toBe(true);
});

test('HM-3 it asks again until there is an answer, whatever it says', async () => {
  serve(refuses);
  await checkConnection();
  await vi.advanceTimersByTimeAsync(requestLimits.probeRetryMs);
  expect(isOffline()).toBe(true);
  serve(answers(503));
  await vi.advanceTimersByTimeAsync(requestLimits.probeRetryMs);
  expect(isOffline()).toBe(false);
});

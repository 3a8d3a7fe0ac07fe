import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Fakes the browser's WebSocket; the test acts as the server. */
class ServerSide {
  static all: ServerSide[] = [];
  static get last() {
    return ServerSide.all.at(-1) ?? expect.fail('no socket was opened');
  }
  onopen: (() => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  readonly received: ClientFrame[] = [];
  closed = false;

  constructor(readonly url: string) {
    ServerSide.all.push(this);
  }
  send(text: string) {
    this.received.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.closed = true;
  }
  accept(recent: string[] = []) {
    this.onopen?.();
    this.sendFrame({ op: 'ready', recent });
  }
  sendFrame(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number) {
    this.onclose?.({ code });
  }
}

type Tab = typeof import('./socket.ts') & typeof import('./hints.ts');
const stops: (() => void)[] = [];

beforeEach(() => {
  ServerSide.all = [];
  vi.stubGlobal('WebSocket', ServerSide);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Simulates a tab: its own module instances, shared browser storage and channels. */
async function aTab(
  token: () => string | undefined = () => 'token',
  listen: (tab: Pick<Tab, 'onHint'>) => void = () => undefined,
): Promise<Tab & { stop: () => void }> {
  vi.resetModules();
  const hints = await import('./hints.ts');
  listen(hints);
  const socket = await import('./socket.ts');
  const stop = socket.startSocket(token);
  stops.push(stop);
  await pass(2 * socketLimits.leaderAskMs + 50);
  return { ...hints, ...socket, stop };
}

test('CH-3 a tab connects, says who it is on its device key, and is connected', async () => {
  const tab = await aTab();
  expect(ServerSide.last.url).toBe(`ws://${location.host}/ws/im`);
  expect(tab.socketState()).toBe('connecting');
  ServerSide.last.accept();
  const deviceKey = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(ServerSide.last.received).toEqual([{ op: 'auth', token: 'token', deviceKey, language: 'zh-CN' }]);
  expect(tab.socketState()).toBe('connected');
});

test('a hint reaches those who listen for its topic', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  const heard: string[] = [];
  const stop = tab.onHint('messages', () => heard.push('messages'));
  tab.onHint('cards', () => heard.push('cards'));
  ServerSide.last.sendFrame({ op: 'hint', topic: 'messages' });
  stop();
  ServerSide.last.sendFrame({ op: 'hint', topic: 'messages' });
  expect(heard).toEqual(['messages']);
});

test('what changed between reading a page and its first connect is heard; a reconnect reads everything anyway', async () => {
  const tab = await aTab();
  const heard: string[] = [];
  tab.onHint('notices', () => heard.push('notices'));
  ServerSide.last.accept(['notices']);
  expect(heard).toEqual(['notices']);
  ServerSide.last.end(1006);
  await pass(socketLimits.retryMs);
  ServerSide.last.accept(['notices']);
  expect(heard).toEqual(['notices']);
});

test('CH-4 a loss is followed by another try after one second, as long as it takes', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  let connected = 0;
  tab.onConnected(() => connected++);
  for (const tries of [2, 3, 4]) {
    ServerSide.last.end(1006);
    expect(tab.socketState()).toBe('disconnected');
    await pass(socketLimits.retryMs - 50);
    expect(ServerSide.all).toHaveLength(tries - 1);
    await pass(50);
    expect(ServerSide.all).toHaveLength(tries);
  }
  ServerSide.last.accept();
  expect(tab.socketState()).toBe('connected');
  expect(connected).toBe(1);
});

test('CH-4 a first connect that fails is followed by nothing', async () => {
  const tab = await aTab();
  ServerSide.last.end(1006);
  expect(tab.socketState()).toBe('failed');
  await pass(10 * socketLimits.retryMs);
  expect(ServerSide.all).toHaveLength(1);
});

test('CH-13 a connect that hangs has failed after fifty seconds', async () => {
  const tab = await aTab();
  await pass(socketLimits.connectTimeoutMs);
  expect(tab.socketState()).toBe('failed');
  expect(ServerSide.last.closed).toBe(true);
});

test('CH-4 an authentication failure is not repeated with the same token, but with a new one', async () => {
  let token = 'old';
  const tab = await aTab(() => token);
  ServerSide.last.end(wire.socketClosed.refused);
  expect(tab.socketState()).toBe('refused');
  await pass(5 * socketLimits.retryMs);
  expect(ServerSide.all).toHaveLength(1);
  token = 'new';
  await pass(socketLimits.retryMs);
  ServerSide.last.accept();
  expect(tab.socketState()).toBe('connected');
});

test('SE-4 a socket whose session ended has the session asked for at once, not at the next click', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  let requests = 0;
  tab.onHint('session', () => {
    requests += 1;
  });
  ServerSide.last.end(wire.socketClosed.refused);
  await pass(5 * socketLimits.retryMs);
  expect(requests).toBe(1);
});

test('CH-5 signed in elsewhere stops reconnection', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  ServerSide.last.end(wire.socketClosed.elsewhere);
  expect(tab.socketState()).toBe('elsewhere');
  await pass(10 * socketLimits.retryMs);
  expect(ServerSide.all).toHaveLength(1);
});

test('a network that went away silently is noticed and tried again', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  await pass(socketLimits.pingMs);
  expect(ServerSide.last.received.at(-1)).toEqual({ op: 'ping' });
  ServerSide.last.sendFrame({ op: 'pong' });
  await pass(socketLimits.pingMs);
  expect(tab.socketState()).toBe('connected');
  await pass(socketLimits.pingMs);
  expect(tab.socketState()).toBe('disconnected');
});

test('two tabs share one socket: the second hears the hints and the state of the first', async () => {
  const first = await aTab();
  ServerSide.last.accept();
  const second = await aTab();
  expect(ServerSide.all).toHaveLength(1);
  expect(second.socketState()).toBe('connected');
  const heard: string[] = [];
  second.onHint('messages', () => heard.push('second'));
  second.onConnected(() => heard.push('connected'));
  ServerSide.last.sendFrame({ op: 'hint', topic: 'messages' });
  await pass(50);
  expect(heard).toEqual(['second']);

  first.stop();
  await pass(2 * socketLimits.leaderAskMs + 50);
  expect(ServerSide.all).toHaveLength(2);
  ServerSide.last.accept();
  expect(second.socketState()).toBe('connected');
  expect(heard).toEqual(['second', 'connected']);
});

test('what changed between reading a page and joining the socket of another tab is heard by that page, and by no other', async () => {
  const heard: string[] = [];
  const listen = (name: string) => (tab: Pick<Tab, 'onHint'>) => {
    for (const topic of ['old', 'notices']) tab.onHint(topic, () => heard.push(`${name} ${topic}`));
  };
  await aTab(undefined, listen('first'));
  ServerSide.last.accept();
  ServerSide.last.sendFrame({ op: 'hint', topic: 'old' });
  await pass(socketLimits.recentHintsMs - socketLimits.pingMs);
  ServerSide.last.sendFrame({ op: 'pong' });
  await pass(socketLimits.pingMs + 50);
  ServerSide.last.sendFrame({ op: 'hint', topic: 'notices' });
  heard.length = 0;
  await aTab(undefined, listen('second'));
  await aTab(undefined, listen('third'));
  expect(heard).toEqual(['second notices', 'third notices']);
});

test('a tab that is ended closes its socket and stays quiet', async () => {
  const tab = await aTab();
  ServerSide.last.accept();
  tab.stop();
  expect(ServerSide.last.closed).toBe(true);
  await pass(5 * socketLimits.retryMs);
  expect(ServerSide.all).toHaveLength(1);
  expect(tab.socketState()).toBe('disconnected');
});

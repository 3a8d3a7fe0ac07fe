import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
// Normally loaded with the first call that needs it; loaded here before the fake timers start.
import '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../test/people.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { markActive, watchActivity } from './idle.ts';
import { startKeepAlive } from './keep-alive.ts';
import { useSession } from './session.ts';
import { openChannel } from './tabs.ts';
import { minutesAndSeconds, useTicket } from './ticket.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  freshBrowser();
  signedIn();
  const { me: _, theme: __, ...init } = initAnswer(me());
  useSession.setState({ init: { ...init, receivedAt: performance.now() } });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const realImmediate = setImmediate;

/** Advances the fake timers and flushes messages between tabs. */
async function seconds(n: number) {
  for (let left = n; left > 0; left -= 1) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1) * 1000);
    await new Promise((resolve) => realImmediate(resolve));
  }
}

const renewedSeconds = 3600;

/** A ticket with `left` seconds on the server; renewing extends it, up to its hard limit. */
function aTicket({ left, hard = Number.POSITIVE_INFINITY }: { left: number; hard?: number }) {
  const begin = performance.now();
  const passed = () => (performance.now() - begin) / 1000;
  const validity = (until: number) => ({ tgt: 'TGT', expireTime: Math.max(0, Math.floor(until - passed())) });
  let until = left;
  const wire = fakeWire({
    'tickets.validTime': () => validity(until),
    'tickets.renew': () => {
      until = Math.min(passed() + renewedSeconds, hard);
      return validity(until);
    },
  });
  return {
    asked: () => wire.to('tickets.validTime').length,
    renewals: () => wire.to('tickets.renew').length,
  };
}

async function watching() {
  stops.push(watchActivity(), startKeepAlive('TGT'));
  // Wait until this tab is the leader.
  await seconds(1);
}

const expired = () => useSession.getState().expired?.words;
const notice = () => useTicket.getState().notice;
const away = () => seconds(sessionLimits.idleAfterMs / 1000);

/** Simulates a person who keeps moving the pointer. */
async function atWork(n: number) {
  for (let left = n; left > 0; left -= 60) {
    markActive();
    await seconds(Math.min(60, left));
  }
}

test('SE-1 while somebody is there the server is asked every 30 s', async () => {
  const ticket = aTicket({ left: 3600 });
  await watching();
  expect(ticket.asked()).toBe(1);
  await seconds(90);
  expect(ticket.asked()).toBe(4);
  expect(ticket.renewals()).toBe(0);
});

test('SE-1 under 300 s left the ticket is renewed', async () => {
  const ticket = aTicket({ left: 340 });
  await watching();
  await seconds(31);
  expect(ticket.renewals()).toBe(0);
  await seconds(30);
  expect(ticket.renewals()).toBe(1);
  await seconds(300);
  expect([ticket.renewals(), expired()]).toEqual([1, undefined]);
});

test('SE-1 while nobody is there the time is worked out every 2 s, nothing is renewed, and the server is asked every 30 s', async () => {
  const ticket = aTicket({ left: 700 });
  await watching();
  await away();
  const [asked, drawn] = [ticket.asked(), [] as number[]];
  stops.push(useTicket.subscribe(() => drawn.push(performance.now())));
  await seconds(60);
  expect(ticket.asked() - asked).toBeLessThanOrEqual(3);
  expect(drawn.length).toBeGreaterThanOrEqual(29);
  await seconds(100);
  expect(ticket.renewals()).toBe(0);
});

test('SE-1 who was away reads how long is left, and goes on by pressing anything', async () => {
  const ticket = aTicket({ left: 700 });
  await watching();
  await away();
  expect(notice()).toEqual({ is: 'none' });
  await seconds(110);
  expect(notice()).toEqual({ is: 'ending' });
  markActive();
  await seconds(1);
  expect([ticket.renewals(), notice()]).toEqual([1, { is: 'none' }]);
});

test('SE-2 at 0 the sign-in is over, and the server is asked once more before', async () => {
  const ticket = aTicket({ left: 615 });
  await watching();
  await away();
  await seconds(300);
  const asked = ticket.asked();
  expect(expired()).toBeUndefined();
  await seconds(16);
  expect([expired(), ticket.asked() > asked, ticket.renewals()]).toEqual(['', true, 0]);
});

test('SE-2 five renewals that fail in a row end it, four do not', async () => {
  const wire = fakeWire({
    'tickets.validTime': { tgt: 'TGT', expireTime: 250 },
    'tickets.renew': refused({ http: 503, status: 503, msg: '系统正在启动或维护' }),
  });
  await watching();
  await seconds(92);
  expect(wire.to('tickets.renew')).toHaveLength(4);
  expect(expired()).toBeUndefined();
  await seconds(30);
  expect(wire.to('tickets.renew')).toHaveLength(5);
  expect(expired()).toBe('');
});

test('SE-2 one renewal that works starts the count over', async () => {
  let renewals = 0;
  fakeWire({
    'tickets.validTime': { tgt: 'TGT', expireTime: 250 },
    'tickets.renew': () => {
      renewals += 1;
      return renewals === 4 ? { tgt: 'TGT', expireTime: 250 } : refused({ http: 503, status: 503 });
    },
  });
  await watching();
  await seconds(7 * 30);
  expect([renewals, expired()]).toEqual([8, undefined]);
});

test('SE-8 a ticket the server does not know ends it with the server’s words', async () => {
  const message = '当前登录信息异常，继续使用系统可能出现问题，请重新登录';
  fakeWire({ 'tickets.validTime': refused({ status: 1002, msg: message }) });
  await watching();
  expect(expired()).toBe(message);
});

test('a network that is away ends nothing before the time is up', async () => {
  aTicket({ left: 700 });
  await watching();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await atWork(400);
  expect(expired()).toBeUndefined();
  await away();
  await seconds(60);
  expect(expired()).toBe('');
});

test('at the hard limit a renewal no longer helps: it is tried once a check, and people read when it ends', async () => {
  const ticket = aTicket({ left: 310, hard: 290 });
  await watching();
  await atWork(31);
  expect(ticket.renewals()).toBe(1);
  // The server time was 09:00:00 at the request, with 290 s left.
  expect(notice()).toEqual({ is: 'last', endsAt: '09:04' });
  await atWork(60);
  expect(ticket.renewals()).toBe(3);
  await atWork(210);
  expect(expired()).toBe('');
});

test('a clock that is set does not make it longer or shorter', async () => {
  const ticket = aTicket({ left: 400 });
  await watching();
  vi.setSystemTime(Date.now() + 3_600_000);
  markActive();
  await seconds(30);
  expect([expired(), ticket.renewals()]).toEqual([undefined, 0]);
});

test('only the tab that leads asks; another one hears what it was told', async () => {
  const ticket = aTicket({ left: 3600 });
  const leader = openChannel<{ left: number; last: boolean } | { ask: true }>('keep-alive', () => undefined);
  localStorage.setItem(
    'yizhan-keep-alive-leader',
    JSON.stringify({
      content: { owner: 'another', until: Date.now() + socketLimits.leaderLeaseMs },
      datetime: Date.now(),
    }),
  );
  await watching();
  expect(ticket.asked()).toBe(0);
  leader.post({ left: 200, last: true });
  await seconds(1);
  expect(notice().is).toBe('last');
  leader.close();
});

test('the tab that leads tells the others', async () => {
  aTicket({ left: 3600 });
  const heard: unknown[] = [];
  const other = openChannel<unknown>('keep-alive', (received) => heard.push(received));
  await watching();
  other.close();
  expect(heard).toContainEqual({ left: expect.any(Number), last: false });
});

test('mm:ss', () => {
  expect([299.2, 60, 1, -3].map(minutesAndSeconds)).toEqual(['05:00', '01:00', '00:01', '00:00']);
});

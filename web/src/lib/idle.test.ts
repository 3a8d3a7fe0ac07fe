import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import '@yizhan/contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { idleMs, markActive, watchActivity } from './idle.ts';
import { lockWhenIdle } from './lock.ts';
import { useSession } from './session.ts';
import { readEntry } from './storage.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  freshBrowser();
  signedIn();
  stops.push(watchActivity());
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (n: number) => vi.advanceTimersByTimeAsync(n * 60_000);
const anotherTabActive = () => window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-active' }));

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'])(
  '%s is a sign that somebody is there',
  async (sign) => {
    await minutes(4);
    window.dispatchEvent(new Event(sign));
    expect(idleMs()).toBe(0);
  },
);

test('SE-1 a page that scrolls by itself is no sign that somebody is there', async () => {
  await minutes(4);
  window.dispatchEvent(new Event('scroll'));
  expect(idleMs()).toBe(4 * 60_000);
});

test('what is done in another tab counts here, too', async () => {
  await minutes(4);
  anotherTabActive();
  expect(idleMs()).toBe(0);
});

test('the other tabs are told now and then, not of every movement', async () => {
  await minutes(1);
  markActive();
  const storedAt = readEntry('active')?.datetime;
  await vi.advanceTimersByTimeAsync(1000);
  markActive();
  expect(readEntry('active')?.datetime).toBe(storedAt);
  await vi.advanceTimersByTimeAsync(5000);
  markActive();
  expect(readEntry('active')?.datetime).not.toBe(storedAt);
});

test('a computer that slept was idle all the while', () => {
  vi.setSystemTime(Date.now() + 2 * sessionLimits.idleAfterMs);
  expect(idleMs()).toBeGreaterThanOrEqual(2 * sessionLimits.idleAfterMs);
});

test('RT-3 locks after the idle minutes the administrator set, and not before', async () => {
  const wire = fakeWire({ 'security.lock': {} });
  stops.push(lockWhenIdle(30));
  await minutes(29);
  expect(useSession.getState().locked).toBe(false);
  await minutes(1.2);
  await vi.waitFor(() => expect(useSession.getState().locked).toBe(true));
  expect(wire.to('security.lock')).toHaveLength(1);
});

test('RT-3 somebody at work in any tab keeps all of them open', async () => {
  fakeWire();
  stops.push(lockWhenIdle(30));
  await minutes(29);
  anotherTabActive();
  await minutes(29);
  expect(useSession.getState().locked).toBe(false);
});

test('RT-3 0 minutes = never', async () => {
  const wire = fakeWire();
  stops.push(lockWhenIdle(0));
  await minutes(24 * 60);
  expect(wire.sent).toHaveLength(0);
});

import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Leadership, requestLeadership } from './leader.ts';
import { write } from './storage.ts';

const tabs: Leadership[] = [];
let lease = 0;
let name = '';

beforeEach(() => {
  name = `lease-${++lease}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.useRealTimers();
});

function aTab(changes: boolean[] = []) {
  const tab = requestLeadership(name, (leads) => changes.push(leads));
  tabs.push(tab);
  return tab;
}

const leaders = () => tabs.filter((tab) => tab.isLeader()).length;
/** Advances the fake timers and flushes messages between tabs. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('of several tabs exactly one leads', async () => {
  for (let n = 0; n < 4; n++) aTab();
  await pass(socketLimits.leaderLeaseMs);
  expect(leaders()).toBe(1);
  await pass(3 * socketLimits.leaderLeaseMs);
  expect(leaders()).toBe(1);
});

test('a tab that closes hands over at once', async () => {
  const [first, second] = [aTab(), aTab()];
  await pass(socketLimits.leaderLeaseMs);
  const [leader, other] = first.isLeader() ? [first, second] : [second, first];
  leader.stop();
  await pass(2 * socketLimits.leaderAskMs + 50);
  expect(other.isLeader()).toBe(true);
});

test('a tab that died is replaced when its lease has ended', async () => {
  write(name, { owner: 'dead', until: Date.now() + socketLimits.leaderLeaseMs });
  const tab = aTab();
  await pass(socketLimits.leaderLeaseMs / 2);
  expect(tab.isLeader()).toBe(false);
  await pass(socketLimits.leaderLeaseMs);
  expect(tab.isLeader()).toBe(true);
});

test('a tab whose lease was taken while it slept steps back', async () => {
  const changes: boolean[] = [];
  const tab = aTab(changes);
  await pass(socketLimits.leaderLeaseMs);
  write(name, { owner: 'another', until: Date.now() + socketLimits.leaderLeaseMs });
  expect(tab.isLeader()).toBe(false);
  expect(changes).toEqual([true, false]);
});

test('a clock set back does not leave the browser without a leader', async () => {
  write(name, { owner: 'dead', until: Date.now() + 3_600_000 });
  const tab = aTab();
  await pass(socketLimits.leaderLeaseMs);
  expect(tab.isLeader()).toBe(true);
});

test('without BroadcastChannel the tabs still find one leader', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  try {
    for (let n = 0; n < 3; n++) aTab();
    await pass(2 * socketLimits.leaderLeaseMs);
    expect(leaders()).toBe(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

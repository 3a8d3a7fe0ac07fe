import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { expect, test } from 'vitest';
import { RecentHints } from './recent-hints.ts';

function atAClock() {
  const clock = { now: 1_000_000 };
  return { clock, recent: new RecentHints(() => clock.now) };
}

test('a person hears the topics of the last minute: those to everybody in the school and those to themselves, each once', () => {
  const { clock, recent } = atAClock();
  recent.add({ tenantId: 'a', topic: 'old' });
  clock.now += socketLimits.recentHintsMs + 1;
  recent.add({ tenantId: 'a', topic: 'cards' });
  recent.add({ tenantId: 'a', topic: 'cards' });
  recent.add({ tenantId: 'a', topic: 'notices', userIds: ['1', '2'] });
  recent.add({ tenantId: 'b', topic: 'services' });
  expect(recent.topicsFor('a', '1')).toEqual(['cards', 'notices']);
  expect(recent.topicsFor('a', '3')).toEqual(['cards']);
});

test('however many hints there are, a bounded number is remembered, the newest', () => {
  const { recent } = atAClock();
  for (let n = 0; n < 3 * socketLimits.maxRecentHints; n++) recent.add({ tenantId: 'a', topic: `topic-${n}` });
  const topics = recent.topicsFor('a', '1');
  expect(topics.length).toBeLessThan(2 * socketLimits.maxRecentHints);
  expect(topics.at(-1)).toBe(`topic-${3 * socketLimits.maxRecentHints - 1}`);
});

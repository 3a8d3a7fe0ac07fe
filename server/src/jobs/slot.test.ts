import { expect, test } from 'vitest';
import { lastStepOf, lastTimeOf } from './slot.ts';

test('the last half past three in Shanghai is today’s from then on, and yesterday’s before', () => {
  const today = new Date('2026-03-02T03:30:00+08:00');
  expect(lastTimeOf('03:30', new Date('2026-03-02T03:30:00+08:00'))).toEqual(today);
  expect(lastTimeOf('03:30', new Date('2026-03-02T23:59:59+08:00'))).toEqual(today);
  expect(lastTimeOf('03:30', new Date('2026-03-03T03:29:59+08:00'))).toEqual(today);
});

test('the steps of ten minutes are the same for every node', () => {
  const step = new Date('2026-03-02T03:30:00+08:00');
  expect(lastStepOf(600_000, new Date('2026-03-02T03:30:00+08:00'))).toEqual(step);
  expect(lastStepOf(600_000, new Date('2026-03-02T03:39:59+08:00'))).toEqual(step);
});

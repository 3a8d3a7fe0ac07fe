import { expect, test } from 'vitest';
import { lastDailyStart, lastIntervalStart } from './schedule.ts';

test('the last half past three in Shanghai is today’s from then on, and yesterday’s before', () => {
  const today = new Date('2026-03-02T03:30:00+08:00');
  expect(lastDailyStart('03:30', new Date('2026-03-02T03:30:00+08:00'))).toEqual(today);
  expect(lastDailyStart('03:30', new Date('2026-03-02T23:59:59+08:00'))).toEqual(today);
  expect(lastDailyStart('03:30', new Date('2026-03-03T03:29:59+08:00'))).toEqual(today);
});

test('the steps of ten minutes are the same for every node', () => {
  const step = new Date('2026-03-02T03:30:00+08:00');
  expect(lastIntervalStart(600_000, new Date('2026-03-02T03:30:00+08:00'))).toEqual(step);
  expect(lastIntervalStart(600_000, new Date('2026-03-02T03:39:59+08:00'))).toEqual(step);
});

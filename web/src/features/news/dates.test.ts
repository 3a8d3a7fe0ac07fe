import { expect, test } from 'vitest';
import { dayOf, isNew } from './dates.ts';

const now = new Date('2026-11-15T20:00:00+08:00');

test('an article is new for 24 hours', () => {
  expect(isNew('2026-11-14 20:00:01', now)).toBe(true);
  expect(isNew('2026-11-14 20:00:00', now)).toBe(false);
  expect(isNew('2026-11-13 21:00:00', now)).toBe(false);
});

test('an article is new though the clock of the page is behind', () => {
  expect(isNew('2026-11-15 20:05:00', now)).toBe(true);
});

test('a day of this year stands without its year', () => {
  expect(dayOf('2026-11-15 00:00:01', now)).toBe('今天');
  expect(dayOf('2026-11-14 23:59:59', now)).toBe('11-14');
  expect(dayOf('2025-11-15 20:00:00', now)).toBe('2025-11-15');
});

import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

test('one is greeted by the hour', () => {
  expect([0, 4, 5, 10, 11, 12, 13, 17, 18, 23].map(partOfDay)).toEqual([
    ...['dawn', 'dawn', 'morning', 'morning', 'noon', 'noon', 'afternoon', 'afternoon', 'evening', 'evening'],
  ]);
});

import { expect, test } from 'vitest';
import { pageEntries } from './page-entries.ts';

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 4 5 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [4, 7, '1 2 3 4 5 6 7'],
])('on page %i of %i one sees %s', (page, last, row) => {
  const entries = pageEntries(page, last).map((entry) => (typeof entry === 'number' ? entry : '…'));
  expect(entries.join(' ')).toBe(row);
});

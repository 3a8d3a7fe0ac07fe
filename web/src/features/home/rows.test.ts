import { expect, test } from 'vitest';
import { columnWidths } from './rows.ts';

const of = (...spans: (1 | 2)[]) => columnWidths(spans.map((span) => ({ span })));

test('two halves stand side by side, and a half alone takes its row', () => {
  expect(of(1, 1, 2)).toEqual([1, 1, 2]);
  expect(of(1, 2, 1, 1, 1)).toEqual([2, 2, 1, 1, 2]);
  expect(of()).toEqual([]);
});

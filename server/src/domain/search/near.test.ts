import { expect, test } from 'vitest';
import { partQueries } from './near.ts';
import type { Unit } from './words.ts';

const unitsOf = (typed: string) => typed.split(' ').map((word): Unit => [word]);
const termsIn = (query: string) => query.split(/[|&]/).length;

test('HL-8 of a few words all but one are looked for, then any of them', () => {
  const [most = '', any = ''] = partQueries({ units: unitsOf('宿舍 报修 水管') });
  expect(termsIn(most)).toBe(6);
  expect(termsIn(any)).toBe(9);
});

test('HL-8 a long text is looked for by its words alone: what is asked does not grow with their square', () => {
  const units = unitsOf(Array.from({ length: 50 }, (_, i) => `w${i}`).join(' '));
  expect(partQueries({ units }).map(termsIn)).toEqual([50]);
});

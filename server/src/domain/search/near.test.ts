import { expect, test } from 'vitest';
import { mostQuery, partQuery } from './near.ts';
import type { Unit } from './words.ts';

const unitsOf = (typed: string) => typed.split(' ').map((word): Unit => [word]);
const termsIn = (query: string) => query.split(/[|&]/).length;

test('HL-8 of a few words any is looked for, and all but one where that would be too many', () => {
  const typed = '宿舍 家具 水管';
  expect(termsIn(partQuery({ loose: [], everyday: [], units: unitsOf(typed) }))).toBe(12);
  expect(termsIn(mostQuery({ units: unitsOf(typed) }) ?? '')).toBe(6);
});

test('HL-8 a long text is looked for by its words alone: what is asked does not grow with their square', () => {
  const typed = Array.from({ length: 50 }, (_, i) => `w${i}`).join(' ');
  expect(termsIn(partQuery({ loose: [], everyday: [], units: unitsOf(typed) }))).toBe(50);
  expect(mostQuery({ units: unitsOf(typed) })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { canCollide } from './number-patterns.ts';

test.each([
  ['QJ-{yyyy}-{0000}', 'QJ-{yyyy}-{0000}'],
  ['QJ-{yyyy}-{000}', 'QJ-{yyyy}-{0000}'],
  ['QJ{yyyy}{000}', 'QJ{yyyy}1{000}'],
  ['{yyyy}{000}', '20{yyyy}{000}'],
  ['A{yyyy}{00000}', 'A{yyyy}0{000}'],
])('PR-8 %s and %s can give the same number', (one, other) => {
  expect(canCollide(one, other)).toBe(true);
  expect(canCollide(other, one)).toBe(true);
});

test.each([
  ['QJ-{yyyy}-{0000}', 'QK-{yyyy}-{0000}'],
  ['QJ-{yyyy}-{0000}', 'QJ-{yyyy}{0000}'],
  ['QJ1-{yyyy}-{0000}', 'QJ2-{yyyy}-{0000}'],
  ['QJ{yyyy}-{0000}', 'QJ{yyyy}-A{0000}'],
  ['A{yyyy}{0000}', 'A{yyyy}0{0000}'],
])('PR-8 %s and %s never give the same number', (one, other) => {
  expect(canCollide(one, other)).toBe(false);
  expect(canCollide(other, one)).toBe(false);
});

import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['13812345678', '138****5678'],
  ['+8613812345678', '+86****5678'],
  ['65512', '***12'],
  ['zhang.san@example.edu.cn', 'zh***@example.edu.cn'],
  ['a@example.edu.cn', '***@example.edu.cn'],
])('PC-1 %s is shown as %s', (contact, shown) => {
  expect(masked(contact)).toBe(shown);
});

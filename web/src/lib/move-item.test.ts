import { expect, test } from 'vitest';
import { moved } from './move-item.ts';

test('one item moves, the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

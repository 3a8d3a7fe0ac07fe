import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('one item moves, the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

import { expect, test } from 'vitest';
import { listRanges, startRange } from './ranges.ts';

test('EX-11 a range is offered where both the list and the screen know it', () => {
  expect(listRanges([1, 2, 3], {})).toEqual([1]);
  expect(listRanges([1, 2, 3], { search: {}, ticked: [] })).toEqual([1, 2, 3]);
  expect(listRanges([1, 2], { search: {}, ticked: ['1'] })).toEqual([1, 2]);
});

test('EX-11 the dialog begins with what is ticked, else with what is searched for, else with all', () => {
  expect(startRange([1, 2, 3], { search: { keyword: '张' }, ticked: ['1'] })).toBe(3);
  expect(startRange([1, 2, 3], { search: { keyword: '张' }, ticked: [] })).toBe(2);
  expect(startRange([1, 2, 3], { search: {}, ticked: [] })).toBe(1);
  expect(startRange([1], { search: { keyword: '张' } })).toBe(1);
});

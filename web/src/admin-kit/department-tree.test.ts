import type { DepartmentRow } from '@yizhan/contract/entities/departments.ts';
import { expect, test } from 'vitest';
import { type Branch, orderAfterMove, orderAfterStep, toTree, withAncestors } from './department-tree.ts';

const row = (id: string, parentId: string | null): DepartmentRow => ({
  id,
  parentId,
  code: id,
  name: id,
  shortName: '',
  leader: '',
  phone: '',
  location: '',
  intro: '',
  people: 0,
  version: 1,
});
const [a, b, c, d, e] = [row('a', null), row('b', 'a'), row('c', 'a'), row('d', 'a'), row('e', 'c')];
const rows = [a, b, c, d, e];
const shape = (branches: readonly Branch[]): unknown => branches.map(({ key, children }) => [key, shape(children)]);

test('rows become a tree in their order', () => {
  expect(shape(toTree(rows))).toEqual([
    [
      'a',
      [
        ['b', []],
        ['c', [['e', []]]],
        ['d', []],
      ],
    ],
  ]);
});

test('a department that is found stands under those above it', () => {
  expect(withAncestors(rows, [e]).map(({ id }) => id)).toEqual(['a', 'c', 'e']);
});

test('dragging puts a department before, between, after or into others', () => {
  expect(orderAfterMove(rows, 'd', 'a', 0)).toEqual({ parentId: 'a', ids: ['d', 'b', 'c'] });
  expect(orderAfterMove(rows, 'b', 'a', 2)).toEqual({ parentId: 'a', ids: ['c', 'b', 'd'] });
  expect(orderAfterMove(rows, 'e', 'a', 3)).toEqual({ parentId: 'a', ids: ['b', 'c', 'd', 'e'] });
  expect(orderAfterMove(rows, 'b', null, 1)).toEqual({ parentId: null, ids: ['a', 'b'] });
});

test('without a mouse a department goes up and down one step', () => {
  expect(orderAfterStep(rows, c, -1)?.ids).toEqual(['c', 'b', 'd']);
  expect(orderAfterStep(rows, c, 1)?.ids).toEqual(['b', 'd', 'c']);
  expect(orderAfterStep(rows, b, -1)).toBeUndefined();
  expect(orderAfterStep(rows, d, 1)).toBeUndefined();
});

import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { expect, test } from 'vitest';
import { jsonFormat, mapFields, rowsIn } from './pull-source.ts';

const field = (name: string, path = '') => ({ field: name, chineseName: '', path });

test('rows and their number stand where the administrator says', () => {
  const answer = { code: 0, data: { list: [1, 2], count: '37' } };
  expect(rowsIn(answer, { listPath: 'data.list', totalPath: 'data.count' })).toMatchObject({
    items: [1, 2],
    total: 37,
  });
});

test('without a number of their own the rows are counted; what is no list has none', () => {
  expect(rowsIn([1, 2, 3], { listPath: '', totalPath: '' })).toMatchObject({ items: [1, 2, 3], total: 3 });
  expect(rowsIn({ list: 'x' }, { listPath: 'list', totalPath: 'n' })).toMatchObject({ items: [], total: 0 });
  expect(rowsIn({ n: -4, list: [1] }, { listPath: 'list', totalPath: 'n' })).toMatchObject({ total: 1 });
});

test('of very many rows the first are taken', () => {
  const { items, total } = rowsIn(
    Array.from({ length: 5_000 }, (_, n) => n),
    { listPath: '', totalPath: '' },
  );
  expect([items.length, total]).toEqual([feedLimits.maxItems, 5_000]);
});

test('fields are mapped as words, under their own name where no path is given', () => {
  const item = { name: '借阅', info: { left: 3, late: false, tags: ['x'] } };
  const mapping = [field('name'), field('left', 'info.left'), field('late', 'info.late'), field('tags', 'info.tags')];
  expect(mapFields(item, [...mapping, field('none')])).toEqual({
    name: '借阅',
    left: '3',
    late: 'false',
    tags: '',
    none: '',
  });
});

test('a page of HTML is no JSON', () => {
  expect(() => jsonFormat.parse('<!doctype html>')).toThrow('not JSON');
  expect(jsonFormat.parse('\uFEFF{"a":1}')).toEqual({ answer: { a: 1 } });
});

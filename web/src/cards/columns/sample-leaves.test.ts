import { expect, test } from 'vitest';
import { fieldNameFor, sampleLeaves } from './sample-leaves.ts';

test('AD-1 every value of a sample answer is offered with the path that a mapping writes', () => {
  const sample = { book: { name: '高等数学', tags: ['数学', ''] }, due: '2026-11-20', fine: 0, note: null };
  expect(sampleLeaves(JSON.stringify(sample))).toEqual([
    { path: 'book.name', value: '高等数学' },
    { path: 'book.tags[0]', value: '数学' },
    { path: 'due', value: '2026-11-20' },
    { path: 'fine', value: '0' },
  ]);
  expect(sampleLeaves('{ "cut": ')).toBeUndefined();
});

test('AD-1 a field is named by its value’s place, unlike the others', () => {
  expect(fieldNameFor('book.name', [])).toBe('name');
  expect(fieldNameFor('list[0].name', ['name', 'name2'])).toBe('name3');
  expect(fieldNameFor('数据.书名', [])).toBe('field');
});

import { expect, test } from 'vitest';
import { childPath, fieldNameFor, pathInItem } from './sample-rules.ts';

test('OA-8 a value is found from one item of the list on, whichever item was clicked', () => {
  expect(childPath('data', 'rows')).toBe('data.rows');
  expect(childPath('data.rows', 1)).toBe('data.rows[1]');
  expect(pathInItem('data.rows[1].book.name', 'data.rows')).toBe('book.name');
  expect(pathInItem('data.rows[0].tags[2]', 'data.rows')).toBe('tags[2]');
  expect(pathInItem('[0].title', '')).toBe('title');
  expect(pathInItem('rows[0][1]', 'rows')).toBe('[1]');
});

test('OA-8 a value outside the list cannot be one of its fields', () => {
  expect(pathInItem('data.total', 'data.rows')).toBeUndefined();
  expect(pathInItem('data.rowsOld[0].name', 'data.rows')).toBeUndefined();
});

test('OA-8 without a list the answer itself is the one item', () => {
  expect(pathInItem('waiting', '')).toBe('waiting');
  expect(pathInItem('data.waiting', '')).toBe('data.waiting');
});

test('OA-8 a field that a clerk names in Chinese gets a name of its own', () => {
  expect(fieldNameFor('book.name', [])).toBe('name');
  expect(fieldNameFor('book.name', [{ field: 'name' }])).toBe('name2');
  expect(fieldNameFor('书.名', [{ field: 'field1' }])).toBe('field2');
});

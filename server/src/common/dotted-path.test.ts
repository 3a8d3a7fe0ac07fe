import { expect, test } from 'vitest';
import { toText, valueAt } from './dotted-path.ts';

const answer = { code: 0, data: { rows: [{ title: '借阅', 数量: 3 }], total: '12' }, list: [['a', 'b']] };

test.each<[string, unknown]>([
  ['', answer],
  ['data.total', '12'],
  ['data.rows[0].title', '借阅'],
  ['data.rows.0.数量', 3],
  ['list[0][1]', 'b'],
  ['data.rows[9].title', undefined],
  ['data.total.length', undefined],
  ['constructor.name', undefined],
  ['__proto__.x', undefined],
])('the path %s leads to its place, or nowhere', (path, value) => {
  expect(valueAt(answer, path)).toEqual(value);
});

test('a value is read as words; what holds others is nothing to read', () => {
  expect([' 五 ', 5, 5.5, true, null, undefined, { a: 1 }, ['x']].map(toText)).toEqual([
    '五',
    '5',
    '5.5',
    'true',
    '',
    '',
    '',
    '',
  ]);
});

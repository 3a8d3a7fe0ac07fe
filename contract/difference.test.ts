import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from './difference.ts';

const card = {
  cardName: '重要公告',
  displayRows: 3,
  roles: ['1', '2'],
  config: { dataSource: 'PORTAL', recentDays: 30 },
};

test('PB-3 a difference names each place that changed, with both values', () => {
  const after = { ...card, cardName: '通知公告', config: { ...card.config, recentDays: 90 } };
  expect(difference(card, after)).toEqual([
    { path: ['cardName'], before: '重要公告', after: '通知公告' },
    { path: ['config', 'recentDays'], before: 30, after: 90 },
  ]);
});

test('what one side lacks has no value there', () => {
  expect(difference({ a: 1 }, { b: null })).toEqual([
    { path: ['a'], before: 1 },
    { path: ['b'], after: null },
  ]);
});

test('a list of plain values differs as a whole, a list of rows row by row', () => {
  expect(difference(card, { ...card, roles: ['2'] })).toEqual([{ path: ['roles'], before: ['1', '2'], after: ['2'] }]);
  expect(
    difference({ columns: [{ name: '通知', sort: 1 }] }, { columns: [{ sort: 1, name: '公示' }, { name: '新闻' }] }),
  ).toEqual([
    { path: ['columns', 0, 'name'], before: '通知', after: '公示' },
    { path: ['columns', 1], after: { name: '新闻' } },
  ]);
});

test('PB-3 contents differ exactly when something in them does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(difference(a, a)).toEqual([]);
      expect(difference(a, structuredClone(b)).length === 0).toBe(isEqual(a, b));
    }),
  );
});

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([name, held]) => [name, sorted(held)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;
const isEqual = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

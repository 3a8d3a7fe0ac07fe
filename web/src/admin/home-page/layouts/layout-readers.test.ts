import { expect, test } from 'vitest';
import { layoutReaders } from './layout-readers.ts';

const row = (id: string, identities: number[], published: unknown = {}) => ({
  ...{ id, name: `布局${id}`, identities, navigationId: null, published },
});
const edited = { id: '9', name: '新布局', navigationId: null };

test('AD-5 a layout for some identities goes before one for everybody, wherever it stands', () => {
  expect(layoutReaders([row('1', [])], { ...edited, id: undefined, identities: [1, 2] })).toEqual({
    own: [1, 2],
    others: [],
  });
});

test('AD-5 of two that name an identity the first is shown; one for everybody leaves those who are named', () => {
  expect(layoutReaders([row('1', [1])], { ...edited, identities: [1, 3] })).toEqual({
    own: [3],
    others: [{ name: '布局1', types: [1] }],
  });
  const { own, others } = layoutReaders([row('1', [1, 3]), row('9', [])], { ...edited, identities: [] });
  expect([own.includes(1), own.includes(2), others]).toEqual([false, true, [{ name: '布局1', types: [1, 3] }]]);
});

test('AD-5 a draft of others and a layout of another page take nothing away', () => {
  const elsewhere = { ...row('2', [1]), navigationId: '5' };
  expect(layoutReaders([row('1', [1], null), elsewhere], { ...edited, identities: [1] }).own).toEqual([1]);
});

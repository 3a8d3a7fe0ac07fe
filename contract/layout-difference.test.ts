import { expect, test } from 'vitest';
import { layoutDifference } from './layout-difference.ts';

const place = (cardId: string, more = {}) => ({
  ...{ cardId, span: 1, mandatory: false, shown: true, frame: null },
  ...more,
});
const page = (main: string, aside = '') => ({
  layoutName: '首页',
  main: [...main].map((id) => place(id)),
  aside: [...aside].map((id) => place(id)),
});
const paths = (before: unknown, after: unknown) => layoutDifference(before, after).map(({ path }) => path.join(' '));

test('PB-3 a card put between others is one difference: those that made room were not moved', () => {
  expect(layoutDifference(page('123'), page('1423'))).toEqual([
    { path: ['added', '4'], after: { place: 'main', at: 2 } },
  ]);
  expect(layoutDifference(page('1423'), page('123'))).toEqual([
    { path: ['removed', '4'], before: { place: 'main', at: 2 } },
  ]);
});

test('PB-3 a card that was moved is told by where it was and is, in the other column too', () => {
  expect(layoutDifference(page('12345'), page('23451'))).toEqual([
    { path: ['moved', '1'], before: { place: 'main', at: 1 }, after: { place: 'main', at: 5 } },
  ]);
  expect(paths(page('123', '4'), page('13', '24'))).toEqual(['moved 2']);
});

test('PB-3 settings are told by the card they are of, wherever it stands', () => {
  const wider = { ...page('12'), layoutName: '新首页', main: [place('2', { span: 2 }), place('1')] };
  expect(paths(page('12'), wider)).toEqual(['moved 2', 'cards 2 span', 'layoutName']);
  expect(paths(page('12'), page('12'))).toEqual([]);
});

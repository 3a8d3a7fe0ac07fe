import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { expect, test } from 'vitest';
import {
  canPlaceIn,
  gapAt,
  isFull,
  type LayoutColumns,
  placeCard,
  removeCard,
  spotForGap,
  updateCard,
} from './arrange.ts';

const place = (cardId: string, more: Partial<LayoutPlace> = {}): LayoutPlace => ({
  ...{ cardId, span: 1, mandatory: false, shown: true, frame: null },
  ...more,
});
const columns: LayoutColumns = { main: [place('1', { span: 2 }), place('2'), place('3')], aside: [place('9')] };
const ids = ({ main, aside }: LayoutColumns) => [main, aside].map((list) => list.map(({ cardId }) => cardId).join(''));

test('a card is put before, after and into the other column, and keeps what was set', () => {
  expect(ids(placeCard(columns, '1', { place: 'main', at: 2 }))).toEqual(['231', '9']);
  const beside = placeCard(columns, '1', { place: 'aside', at: 0 });
  expect(ids(beside)).toEqual(['23', '19']);
  expect(beside.aside[0]?.span).toBe(2);
});

test('a card of the library comes in once; taken out it is gone', () => {
  expect(ids(placeCard(columns, '4', { place: 'main', at: 1 }))).toEqual(['1423', '9']);
  expect(ids(removeCard(columns, '9'))).toEqual(['123', '']);
});

test('the message card stands in the right column only', () => {
  expect([canPlaceIn('main', 'messages'), canPlaceIn('aside', 'messages'), canPlaceIn('main', 'news')]).toEqual([
    ...[false, true, true],
  ]);
});

test('a mandatory card is shown, and one hidden at first is not mandatory', () => {
  const off = updateCard(columns, '2', { shown: false });
  expect(off.main[1]).toMatchObject({ shown: false, mandatory: false });
  const must = updateCard(off, '2', { mandatory: true });
  expect(must.main[1]).toMatchObject({ shown: true, mandatory: true });
  expect(updateCard(must, '2', { shown: false }).main[1]).toMatchObject({ shown: false, mandatory: false });
});

test('a column takes no more cards than a layout may hold', () => {
  const main = Array.from({ length: portalLimits.maxLayoutCards }, (_, at) => place(String(at + 1)));
  expect(isFull({ main, aside: [] }, 'main', '999')).toBe(true);
  expect(isFull({ main, aside: [] }, 'main', '1')).toBe(false);
});

test('a gap after the dragged card counts without it', () => {
  expect(spotForGap(columns, '1', { place: 'main', at: 3 }, 1)).toEqual({ place: 'main', at: 2 });
  expect(spotForGap(columns, '3', { place: 'main', at: 0 }, 1)).toEqual({ place: 'main', at: 0 });
  expect(spotForGap(columns, '9', { place: 'main', at: 3 }, 1)).toEqual({ place: 'main', at: 3 });
  const framed = { ...columns, main: [place('1', { frame: '1' }), place('2', { frame: '1' }), place('3')] };
  expect(spotForGap(framed, '1', { place: 'main', at: 2 }, 1)).toEqual({ place: 'main', at: 2 });
  expect(spotForGap(framed, '1', { place: 'main', at: 2 }, 2)).toEqual({ place: 'main', at: 1 });
});

test('a pointer finds the nearest gap: beside a half, above or below a whole', () => {
  const whole = { left: 0, right: 200, top: 0, bottom: 50 };
  const [left, right] = [0, 110].map((x) => ({ left: x, right: x + 90, top: 60, bottom: 110 }));
  const boxes = [whole, left, right].flatMap((box) => box ?? []);
  expect(gapAt({ x: 100, y: 10 }, boxes)).toBe(0);
  expect(gapAt({ x: 100, y: 40 }, boxes)).toBe(1);
  expect(gapAt({ x: 10, y: 100 }, boxes)).toBe(1);
  expect(gapAt({ x: 80, y: 65 }, boxes)).toBe(2);
  expect(gapAt({ x: 190, y: 65 }, boxes)).toBe(3);
  expect(gapAt({ x: 150, y: 400 }, boxes)).toBe(3);
  expect(gapAt({ x: 5, y: 5 }, [])).toBe(0);
});

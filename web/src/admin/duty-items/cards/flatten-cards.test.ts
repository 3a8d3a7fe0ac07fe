import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { expect, test } from 'vitest';
import { flattenCards } from './flatten-cards.ts';

const card = (id: string, parentId: string | null): DepartmentCard => ({
  ...{ id, parentId, name: id, shortName: '', leader: '', phone: '', location: '', intro: '', officeHours: '' },
  ...{ mail: '', website: '', chart: null, services: 0, mayChange: true, version: 1 },
});

test('each department stands right under the one it belongs to, in their order', () => {
  const cards = [card('a', null), card('b', null), card('c', 'a'), card('d', 'c'), card('e', 'a')];
  expect(flattenCards(cards).map((one) => [one.card.id, one.depth])).toEqual([
    ['a', 0],
    ['c', 1],
    ['d', 2],
    ['e', 1],
    ['b', 0],
  ]);
});

test('a department whose parent is kept by others stands on top', () => {
  expect(flattenCards([card('c', 'a'), card('d', 'c')]).map((one) => one.depth)).toEqual([0, 1]);
});

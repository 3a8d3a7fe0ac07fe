import { expect, test } from 'vitest';
import { canChangeAllCards, canChangeCards, emptyCard, isBelow, textOfCard, treeOf } from './rules.ts';

const dept = (id: string, parentId: string | null) => ({ id, parentId, name: `部门${id}`, shortName: '' });
const all = [dept('1', null), dept('2', '1'), dept('3', '2'), dept('4', null)];

test('a department cannot stand below itself, nor below one that is below it', () => {
  expect(isBelow(all, '1', '1')).toBe(true);
  expect(isBelow(all, '3', '1')).toBe(true);
  expect(isBelow(all, '4', '1')).toBe(false);
  expect(isBelow(all, null, '1')).toBe(false);
});

test('a ring in the data ends the search', () => {
  expect(isBelow([dept('1', '2'), dept('2', '1')], '1', '9')).toBe(false);
});

test('rows become a tree in their order; one whose parent is gone stands on top', () => {
  const tree = treeOf([dept('4', null), dept('1', null), dept('3', '1'), dept('2', '1'), dept('5', '9')]);
  expect(tree.map((node) => [node.id, node.children.map((child) => child.id)])).toEqual([
    ['4', []],
    ['1', ['3', '2']],
    ['5', []],
  ]);
});

const holding = (...menus: string[]) => ({ menus: new Set(menus) });

test('RO-3 who answers for departments, services or the school keeps every card, and only with the entry for cards', () => {
  const entry = 'deptResponsibilityListConfig';
  expect(canChangeCards(holding(entry))).toBe(true);
  expect(canChangeAllCards(holding(entry))).toBe(false);
  expect(canChangeAllCards(holding(entry, 'managementGuideConfig', 'userFrameConfig/manage/news'))).toBe(false);
  for (const whole of ['departments', 'services', 'settings']) {
    expect(canChangeAllCards(holding(entry, `userFrameConfig/manage/${whole}`))).toBe(true);
    expect(canChangeAllCards(holding(`userFrameConfig/manage/${whole}`))).toBe(false);
  }
});

test('every word of a card is looked at, its picture is not', () => {
  const words = textOfCard({ ...emptyCard, intro: '简介', mail: 'a@b.example', chart: '/files/7' });
  expect(words).toContain('简介');
  expect(words).toContain('a@b.example');
  expect(words).not.toContain('/files/7');
});

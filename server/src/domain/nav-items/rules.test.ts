import { expect, test } from 'vitest';
import { type NavItem, topMenu } from './rules.ts';

const nowhere = { parentId: null, path: null, url: null, frameId: null, device: 'all', isBuilt: true } as const;
const item: NavItem = { ...nowhere, id: '1', name: '首页', icon: '', kind: 'page', openWay: 'sameTab' };
const link: NavItem = { ...item, kind: 'link', url: 'https://www.school.cn/', openWay: 'newTab' };
const group: NavItem = { ...item, id: '9', name: '校园信息', kind: 'group' };

test('an item without an address that can be opened is not shown', () => {
  expect(topMenu([{ ...item, path: '/home/homePage' }])).toHaveLength(1);
  expect(topMenu([item])).toEqual([]);
  expect(topMenu([{ ...link, url: 'javascript:alert(1)' }])).toEqual([]);
  expect(topMenu([link])).toHaveLength(1);
  expect(topMenu([{ ...item, kind: 'frame' }])).toEqual([]);
});

test('a group holds its items in their order, each with the way it opens', () => {
  const inside = [
    { ...link, id: '3', parentId: '9' },
    { ...item, id: '2', parentId: '9', path: '/home/guides' },
  ];
  const [shown, ...more] = topMenu([group, ...inside]);
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ name: '校园信息', target: { kind: 'group' } });
  expect(shown?.children).toMatchObject([
    { id: '3', openWay: 'newTab', target: { kind: 'link', url: 'https://www.school.cn/' } },
    { id: '2', openWay: 'sameTab', target: { kind: 'page', path: '/home/guides' } },
  ]);
});

test('a group of which nothing is to be seen is left out', () => {
  expect(topMenu([group])).toEqual([]);
  expect(topMenu([group, { ...link, id: '3', parentId: '9', url: 'javascript:alert(1)' }])).toEqual([]);
});

test('a page with others below it keeps its own address; one below nothing that is shown is not shown', () => {
  const below = { ...link, id: '3', parentId: '1' };
  expect(topMenu([{ ...item, path: '/home/guides' }, below])).toMatchObject([
    { target: { kind: 'page', path: '/home/guides' }, children: [{ id: '3' }] },
  ]);
  expect(topMenu([below])).toEqual([]);
});

import { expect, test } from 'vitest';
import { type NavItem, topMenuItem } from './nav-items.ts';

const item: NavItem = { id: '1', name: '首页', icon: '', kind: 'page', path: null, url: null, frameId: null };

test('an item without an address that can be opened is not shown', () => {
  expect(topMenuItem({ ...item, path: '/home/homePage' })).toHaveLength(1);
  expect(topMenuItem(item)).toEqual([]);
  expect(topMenuItem({ ...item, kind: 'link', url: 'javascript:alert(1)' })).toEqual([]);
  expect(topMenuItem({ ...item, kind: 'link', url: 'https://www.school.cn/' })).toHaveLength(1);
  expect(topMenuItem({ ...item, kind: 'frame' })).toEqual([]);
});

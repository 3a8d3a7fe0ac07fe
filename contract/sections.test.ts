import { expect, test } from 'vitest';
import { hasOwnPage, menus, sectionNames, sectionPath, sections } from './sections.ts';

test('RT-9 a section has an address of its own, and its menu entry is that address', () => {
  expect(new Set(menus).size).toBe(sectionNames.length);
  expect(sectionPath('landing')).toBe('/userFrameConfig/preLoginConfig');
  expect(sectionPath('cards')).toBe('/home/cardBusinessConfig');
  for (const name of sectionNames) expect(sectionPath(name).endsWith(sections[name].menu)).toBe(true);
});

test('GD-4 pages of their own stand first in the configuration menu', () => {
  const own = sectionNames.filter(hasOwnPage).map((name) => sections[name].menu);
  expect(menus.slice(0, own.length)).toEqual(own);
});

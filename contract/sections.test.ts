import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasOwnPage, menus, sectionNames, sectionPath, sections } from './sections.ts';

const root = join(import.meta.dirname, '..');

/** The declaration, the display names, and the screens: the compiler checks each for completeness. */
const allowed = [
  'contract/sections.ts',
  'contract/texts/zh-CN/menus.ts',
  'contract/texts/en/menus.ts',
  'web/src/admin/screens.ts',
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.(test|spec)\./.test(file) && existsSync(join(root, file)));

test('RO-3 no other list names the sections of administration', () => {
  const lists = sources
    .filter((file) => !allowed.includes(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return menus.filter((menu) => text.includes(menu)).length > menus.length / 2;
    });
  expect(lists).toEqual([]);
});

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

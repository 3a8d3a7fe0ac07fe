import { expect, test } from 'vitest';
import { covers } from './rules.ts';

const clerk = { menus: new Set(['a', 'b']), school: false, platform: false };
const head = { menus: new Set<string>(), school: true, platform: false };

test('RO-3 nobody hands on an entry they do not hold', () => {
  expect(covers(clerk, { menus: ['a'], platform: false })).toBe(true);
  expect(covers(clerk, { menus: [], platform: false })).toBe(true);
  expect(covers(clerk, { menus: ['a', 'c'], platform: false })).toBe(false);
});

test('RO-3 who runs the school opens any entry to others, the platform’s role excepted', () => {
  expect(covers(head, { menus: ['a', 'new'], platform: false })).toBe(true);
  expect(covers(head, { menus: [], platform: true })).toBe(false);
  expect(covers({ ...head, platform: true }, { menus: [], platform: true })).toBe(true);
});

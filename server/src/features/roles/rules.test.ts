import { expect, test } from 'vitest';
import { assertChangeable } from './rules.ts';

const role = (code: string, menus: string[], builtIn = true) => ({ code, menus, builtIn });

test('a built-in role keeps its code', () => {
  const before = role('NEWS_EDITOR', []);
  expect(() => assertChangeable({ before, after: role('OTHER', []) })).toThrow('built_in_code');
  expect(() => assertChangeable({ before: { ...before, builtIn: false }, after: role('OTHER', []) })).not.toThrow();
});

test('the role that runs the school can gain entries and never loses one', () => {
  const before = role('TENANT_ADMIN', ['a', 'b']);
  expect(() => assertChangeable({ before, after: role('TENANT_ADMIN', ['a', 'b', 'c']) })).not.toThrow();
  expect(() => assertChangeable({ before, after: role('TENANT_ADMIN', ['a']) })).toThrow('administrator_menus');
});

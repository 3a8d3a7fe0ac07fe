import { expect, test } from 'vitest';
import { passwordStrength } from './passwords.ts';

const policy = { shortest: 8, longest: 64 };

test.each([
  ['', 'weak'],
  ['short1', 'weak'],
  ['onlyletters', 'weak'],
  ['aaaaaaa1', 'weak'],
  ['Campus2026', 'medium'],
  ['campus202612', 'medium'],
  ['aaaa1111bbbb2222', 'weak'],
  ['abcd1234abcd1', 'medium'],
  ['Campus2026!gate', 'strong'],
  ['correct horse 4 battery', 'strong'],
])('PC-1 the password “%s” is %s', (password, strength) => {
  expect(passwordStrength(password, policy)).toBe(strength);
});

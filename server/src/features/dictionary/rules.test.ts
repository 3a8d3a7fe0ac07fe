import { expect, test } from 'vitest';
import { assertRequiredKeys, requiredKeys } from './rules.ts';

const before = { code: 'announcementSource', builtIn: true };
const item = (dictKey: string) => ({ dictKey, dictValue: '值', enabled: true });

test('a built-in dictionary keeps its code and the keys the product relies on', () => {
  const items = [item('PORTAL'), item('OfficialAccount'), item('OWN')];
  expect(() => assertRequiredKeys({ before, after: { code: before.code, items } })).not.toThrow();
  expect(() => assertRequiredKeys({ before, after: { code: 'other', items } })).toThrow('built_in_code');
  expect(() => assertRequiredKeys({ before, after: { code: before.code, items: [item('PORTAL')] } })).toThrow(
    'built_in',
  );
});

test('a dictionary of the school’s own is free', () => {
  const own = { code: 'announcementSource', builtIn: false };
  expect(requiredKeys(own)).toEqual([]);
  expect(() => assertRequiredKeys({ before: own, after: { code: 'x', items: [] } })).not.toThrow();
});

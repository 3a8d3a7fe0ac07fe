import { expect, test } from 'vitest';
import { newRoles, statusWhenEnabled } from './rules.ts';

const identity = (roleIds: string[]) => ({
  type: 3 as const,
  number: '',
  deptId: null,
  post: '',
  isDefault: true,
  validFrom: null,
  validTo: null,
  roleIds,
});

test('a role counts as new only when no identity held it before', () => {
  expect(newRoles([{ roleIds: ['1'] }, { roleIds: ['2'] }], [identity(['2', '3']), identity(['3', '4'])])).toEqual([
    '3',
    '4',
  ]);
  expect(newRoles([], [identity(['1'])])).toEqual(['1']);
});

test('an enabled person who never came in still waits for the link', () => {
  expect(statusWhenEnabled({ hasPassword: false, lastSignInAt: null })).toBe('waiting');
  expect(statusWhenEnabled({ hasPassword: true, lastSignInAt: null })).toBe('active');
  expect(statusWhenEnabled({ hasPassword: false, lastSignInAt: '2026-01-01 08:00:00' })).toBe('active');
});

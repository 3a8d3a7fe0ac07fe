import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import { expect, test } from 'vitest';
import { changesBetween } from './rules.ts';

test('AD-6 a change is shown field by field, however deep; what stayed or was not written is left out', () => {
  const before = {
    id: '7',
    version: 1,
    name: '旧',
    note: '同',
    signOn: { lockMinutes: 30 },
    columns: [{ name: '甲' }],
  };
  const after = { name: '新', note: '同', signOn: { lockMinutes: 10 }, columns: [{ name: '乙' }] };
  expect(changesBetween(before, after)).toEqual([
    { path: 'name', before: '旧', after: '新' },
    { path: 'signOn.lockMinutes', before: '30', after: '10' },
    { path: 'columns.0.name', before: '甲', after: '乙' },
  ]);
});

test('AD-6 what was made has no before, what was deleted no after', () => {
  expect(changesBetween(null, { name: '新' })).toEqual([{ path: 'name', before: null, after: '新' }]);
  expect(changesBetween({ name: '旧', sort: 0 }, null)).toEqual([
    { path: 'name', before: '旧', after: null },
    { path: 'sort', before: '0', after: null },
  ]);
});

test('AD-6 a list of plain values is one change', () => {
  const change = { path: 'menus', before: 'a、b', after: 'b、a' };
  expect(changesBetween({ menus: ['a', 'b'] }, { menus: ['b', 'a'] })).toEqual([change]);
});

test('AD-6 a very long value is cut, and says so', () => {
  const long = '长'.repeat(auditLimits.valueLength + 1);
  expect(changesBetween(null, { content: long })[0]?.after).toBe(`${'长'.repeat(auditLimits.valueLength)}…`);
});

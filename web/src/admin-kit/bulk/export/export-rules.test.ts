import { fileNameProblem } from '@yizhan/contract/bulk-rules.ts';
import { expect, test } from 'vitest';
import { applyChoice, exportFailure, toDefaultName } from './export-rules.ts';

test('EX-9 fields are asked for when the file name is good', () => {
  expect(exportFailure('', [])).toEqual({ at: 'fileName', code: 'bulk_file_name' });
  expect(exportFailure('用户表', [])).toEqual({ at: 'fields', code: 'bulk_no_fields' });
  expect(exportFailure('用户表', ['account'])).toBeUndefined();
});

test.each([
  ['用户', '用户20260302090000'],
  ['部门-责任 清单', '部门责任清单20260302090000'],
  ['一'.repeat(40), `${'一'.repeat(16)}20260302090000`],
])('EX-8 the default name of 「%s」 is the list and the time, and keeps the rules', (list, name) => {
  expect(toDefaultName(list, new Date('2026-03-02T01:00:00Z'))).toBe(name);
  expect(fileNameProblem(name)).toBeUndefined();
});

test('a saved choice gives its fields in its order; a field that is gone is left out', () => {
  expect(applyChoice(['a', 'b', 'c'], ['c', 'gone', 'a'])).toEqual([
    { field: 'c', chosen: true },
    { field: 'a', chosen: true },
    { field: 'b', chosen: false },
  ]);
});

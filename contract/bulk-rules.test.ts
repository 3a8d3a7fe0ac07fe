import { expect, test } from 'vitest';
import { defaultFileName, fileNameProblem } from './bulk-rules.ts';

test('EX-5 a file name has Chinese, letters, digits, dots and underscores, up to 250 of them', () => {
  expect(fileNameProblem('部门_2026.03')).toBeUndefined();
  expect(fileNameProblem('部'.repeat(250))).toBeUndefined();
  for (const name of ['部门-1', '部门 1', 'a/b', '部门（1）', '部'.repeat(251)])
    expect(fileNameProblem(name), name).toBe('bulk_file_name_characters');
});

test('EX-8 the default name is the list and the time, without what a name may not have, cut to what the input holds', () => {
  expect(defaultFileName('部门', '20260302080000')).toBe('部门20260302080000');
  expect(defaultFileName('问答-常见', '20260302080000')).toBe('问答常见20260302080000');
  expect(defaultFileName('部'.repeat(40), '20260302080000')).toHaveLength(30);
});

import type { MatchResult } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import {
  chooseHead,
  fileFailure,
  importFailure,
  listUnmatched,
  listUnused,
  newDraft,
  toMatch,
  toMatrix,
} from './import-rules.ts';

const file = (name: string, mb = 1) => ({ name, size: mb * 1024 * 1024 });
const first = { hasFile: false, maxMb: 20 };

test.each([
  ['IP-2 no file', [], first, { code: 'bulk_no_file' }],
  ['IP-6 another extension', [file('名单.csv')], first, { code: 'bulk_file_kind', detail: 'bulk_file_extensions' }],
  [
    'IP-6 the extension in the middle',
    [file('a.xlsx.zip')],
    first,
    { code: 'bulk_file_kind', detail: 'bulk_file_extensions' },
  ],
  ['IP-7 more than the limit', [file('a.xlsx', 20.001)], first, { code: 'bulk_file_size', params: { mb: 20 } }],
  [
    'IP-7 the limit of the list',
    [file('a.xlsx', 6)],
    { hasFile: false, maxMb: 5 },
    { code: 'bulk_file_size', params: { mb: 5 } },
  ],
  ['IP-8 two files', [file('a.xlsx'), file('b.xls')], first, { code: 'bulk_one_file', params: { n: 2 } }],
  ['IP-8 one more file', [file('a.xlsx')], { hasFile: true, maxMb: 20 }, { code: 'bulk_one_file', params: { n: 1 } }],
  ['IP-7 a file as large as the limit', [file('a.xlsx', 20)], first, undefined],
  ['IP-6 an old file in capitals', [file('A.XLS')], first, undefined],
] as const)('%s', (_, files, options, failure) => {
  expect(fileFailure(files, options)).toEqual(failure);
});

const head = (excelField: string, column: string | null): MatchResult['matchFieldList'][number] => ({
  ...{ excelField, column, samples: [] },
  reason: column ? 'name' : 'none',
});
const field = (column: string, is_must: 0 | 1) => ({ column, label: column, note: '', is_must, isKey: 0 as const });
const found: MatchResult = {
  ...{ sheets: [], sheet: 0 },
  excelField: ['工号', '姓名', '备注'],
  matchFieldList: [head('工号', 'account'), head('姓名', 'realName'), head('备注', null)],
  dbFieldList: [field('account', 1), field('realName', 1), field('mobile', 0)],
};

test('the person’s choice goes before what was recognised, and a head serves one column', () => {
  expect(Object.fromEntries(toMatch(found, newDraft))).toEqual({ account: '工号', realName: '姓名' });
  const chosen = chooseHead(newDraft.chosen, 'mobile', '姓名');
  const match = toMatch(found, { chosen });
  expect(Object.fromEntries(match)).toEqual({ account: '工号', mobile: '姓名' });
  expect(listUnmatched(found, match).map(({ column }) => column)).toEqual(['realName']);
  expect(listUnused(found, match)).toEqual(['备注']);
  expect(Object.fromEntries(toMatch(found, { chosen: chooseHead(chosen, 'realName', '姓名') }))).toEqual({
    account: '工号',
    realName: '姓名',
  });
  expect(JSON.parse(toMatrix(match))).toEqual({ 工号: 'account', 姓名: 'mobile' });
});

test('IP-3 IP-4 IP-10 IP-11 the rules in their order, one at a time', () => {
  const chosen = new Map([['account', null]]);
  expect(importFailure('1', { ...newDraft, headerLine: '', ruleNum: '', chosen }, found)?.code).toBe(
    'bulk_header_line',
  );
  expect(importFailure('1', { ...newDraft, headerLine: '11', ruleNum: '' }, found)?.code).toBe('bulk_header_line');
  expect(importFailure('1', { ...newDraft, headerLine: '1.5' }, found)?.code).toBe('bulk_header_line');
  expect(importFailure('1', { ...newDraft, ruleNum: '', chosen }, found)?.code).toBe('bulk_duplicate_rule');
  expect(importFailure('1', { ...newDraft, chosen }, found)?.code).toBe('bulk_unmatched');
  expect(importFailure('1', newDraft, found)).toBeUndefined();
});

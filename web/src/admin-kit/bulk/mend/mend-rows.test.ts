import type { FailedRow } from '@yizhan/contract/entities/bulk.ts';
import { expect, test } from 'vitest';
import { type Edits, editCell, nextWrongCell, textAt } from './mend-rows.ts';

const columns = [
  { column: 'account', label: '账号', options: null },
  { column: 'mobile', label: '手机', options: null },
];
const third: FailedRow = {
  row: 3,
  cells: { account: '', mobile: '1' },
  errors: [{ column: 'account', reason: '必填' }],
};
const fifth: FailedRow = {
  row: 5,
  cells: { account: 'a', mobile: 'x' },
  errors: [
    { column: 'mobile', reason: '不是手机号' },
    { column: '', reason: '重复' },
  ],
};
const none: Edits = new Map();

test('IP-16 what is typed stands in for what the file says, and typing it back leaves no trace', () => {
  const typed = editCell(none, third, 'account', 'zhang');
  expect([textAt(third, 'account', typed), textAt(third, 'mobile', typed)]).toEqual(['zhang', '1']);
  expect([...typed]).toEqual([[3, { account: 'zhang' }]]);
  expect(editCell(typed, third, 'account', '').size).toBe(0);
});

test('IP-16 the next error is in reading order, and after the last one comes the first', () => {
  const rows = [third, fifth];
  expect(nextWrongCell(rows, columns, undefined)).toEqual({ index: 0, column: 'account' });
  expect(nextWrongCell(rows, columns, { index: 0, column: 'account' })).toEqual({ index: 1, column: 'mobile' });
  expect(nextWrongCell(rows, columns, { index: 1, column: 'mobile' })).toEqual({ index: 0, column: 'account' });
  expect(nextWrongCell([], columns, undefined)).toBeUndefined();
});

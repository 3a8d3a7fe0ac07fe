import { expect, test } from 'vitest';
import { decisionsOf, merge, type Side } from './merge.ts';

const base = { name: '请假', note: '旧', rows: [{ a: 1 }, { a: 2 }] };

const merged = (theirs: object, mine: object, sides: Record<string, Side> = {}) => {
  const decisions = decisionsOf({ base, theirs, mine });
  return merge(
    theirs,
    decisions,
    (key) => sides[key] ?? decisions.find((one) => one.key === key)?.suggested ?? 'theirs',
  );
};

test('PB-4 in a conflict what one changed oneself is kept and what only the other changed is taken, unless one chooses otherwise', () => {
  const [theirs, mine] = [
    { ...base, note: '新' },
    { ...base, name: '请假申请' },
  ];
  expect(merged(theirs, mine)).toEqual({ ...base, name: '请假申请', note: '新' });
  expect(merged(theirs, mine, { name: 'theirs' })).toEqual(theirs);
  expect(merged(theirs, mine, { note: 'mine' })).toEqual(mine);
});

test('PB-4 rows that one side added or took away leave no hole in a list', () => {
  const theirs = { ...base, rows: [{ a: 1 }] };
  const mine = { ...base, rows: [{ a: 1 }, { a: 2 }, { a: 3 }] };
  expect(merged(theirs, mine, { 'rows.1': 'theirs', 'rows.2': 'mine' })).toEqual({
    ...base,
    rows: [{ a: 1 }, { a: 3 }],
  });
  expect(merged(mine, theirs, { 'rows.1': 'mine', 'rows.2': 'mine' })).toEqual(theirs);
});

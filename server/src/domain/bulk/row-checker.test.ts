import { expect, test } from 'vitest';
import type { Cell } from '../../common/workbook/sheet-row.ts';
import { cellText } from './read-cell.ts';
import { RowChecker } from './row-checker.ts';
import type { RowPlan } from './row-plan.ts';

const columns: RowPlan['columns'] = [
  { name: 'number', kind: { type: 'text', longest: 12, pattern: /^\w+$/ }, required: true, at: 0, options: undefined },
  { name: 'dept', kind: { type: 'option' }, required: false, at: 1, options: new Map([['教务处', '7']]) },
  { name: 'from', kind: { type: 'day' }, required: false, at: 2, options: undefined },
  { name: 'to', kind: { type: 'day' }, required: false, at: 3, options: undefined },
  { name: 'count', kind: { type: 'integer', least: 1, most: 9 }, required: false, at: 4, options: undefined },
  { name: 'isOn', kind: { type: 'flag' }, required: false, at: 5, options: undefined },
];
const plan: RowPlan = {
  kept: columns.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }])),
  ...{ columns, keys: ['number'], unique: [], caseless: ['number'], inOrder: [['from', 'to']], ownRows: undefined },
};

const check = (...rows: Cell[][]) => {
  const checker = new RowChecker(plan);
  return rows.map((cells, at) => checker.check({ number: at + 2, cells }));
};
const valuesOf = (cells: Cell[]) => {
  const [row] = check(cells);
  return row?.is === 'valid' ? row.values : row;
};

test('IP-13 cells are read as offices write them: full-width digits, days in any spelling, yes and no', () => {
  expect(valuesOf(['　００７１ ', ' 教务处', '2026年9月1日', '2026/9/30', '３', '√'])).toEqual({
    ...{ n: 2, number: '0071', dept: '7', from: '2026-09-01', to: '2026-09-30', count: 3, isOn: true },
  });
  expect(valuesOf([20260001, null, 20260901, new Date('2026-09-30T00:00:00Z'), 3, '否'])).toMatchObject({
    ...{ number: '20260001', dept: null, from: '2026-09-01', to: '2026-09-30', isOn: false },
  });
});

test('IP-12 every wrong cell of a row is told, with its reason', () => {
  expect(check([null, '没有', '2026-02-30', '明天', 10, '也许'])).toMatchObject([
    {
      is: 'failed',
      n: 2,
      errors: [
        { column: 'number', reason: 'required' },
        { column: 'dept', reason: 'noOption', params: { value: '没有' } },
        { column: 'from', reason: 'notDay' },
        { column: 'to', reason: 'notDay' },
        { column: 'count', reason: 'notInteger', params: { least: 1, most: 9 } },
        { column: 'isOn', reason: 'notFlag' },
      ],
    },
  ]);
  expect(check(['1', null, '2026-09-02', '2026-09-01'])).toMatchObject([
    { errors: [{ column: 'to', reason: 'backwards' }] },
  ]);
});

test('IP-4 a row like an earlier one of the file is a duplicate, but not one like a row that failed', () => {
  expect(check(['a1'], ['A1'], ['b 1'], ['b1'], ['b1']).map((row) => row.is)).toEqual([
    ...['valid', 'duplicate', 'failed', 'valid', 'duplicate'],
  ]);
});

test('IP-13 a number in a text column is what its cell shows; one with more digits than a spreadsheet keeps is refused', () => {
  expect(valuesOf([110101199001011230])).toMatchObject({ errors: [{ column: 'number', reason: 'lostDigits' }] });
  expect(
    new RowChecker(plan).check({ number: 2, cells: ['1', null, null, null, 3], shown: { 4: '3天' } }),
  ).toMatchObject({
    values: { count: 3 },
  });
  expect(valuesOf([123456789012])).toMatchObject({ number: '123456789012' });
  const shown = (cell: Cell, text?: string) => cellText(cell, text);
  expect(shown(0.1 + 0.2)).toBe('0.3');
  expect(shown(new Date('2024-02-29T10:59:59.997Z'))).toBe('2024-02-29 11:00:00');
  expect(shown(new Date('1899-12-31T08:30:00Z'), '08:30')).toBe('08:30');
});

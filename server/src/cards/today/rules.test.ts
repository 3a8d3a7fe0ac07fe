import type { TodayItem } from '@yizhan/contract/today.ts';
import { expect, test } from 'vitest';
import { isDueToday, pickDue, pickToday } from './rules.ts';

const item = (kind: TodayItem['kind'], title: string): TodayItem => ({
  ...{ kind, title, id: null, note: '', at: null, isLate: false, url: '#/home/homePage' },
});

test('HM-1 what is due by the end of today belongs to today, and so does what is late', () => {
  const isDue = isDueToday('2026-11-17 09:00:00');
  expect([isDue({ dueAt: '2026-11-17 23:59:59' }), isDue({ dueAt: '2026-11-01 00:00:00' })]).toEqual([true, true]);
  expect([isDue({ dueAt: '2026-11-18 00:00:00' }), isDue({ dueAt: null })]).toEqual([false, false]);
});

test('HM-1 what is due later today is told beside what is longest overdue', () => {
  const due = (id: string, late: boolean) => ({ id, late });
  const ids = (...list: ReturnType<typeof due>[]) => pickDue(list).map(({ id }) => id);
  expect(ids(due('a', true), due('b', true), due('c', false), due('d', false))).toEqual(['a', 'c']);
  expect(ids(due('a', true), due('b', true), due('c', true))).toEqual(['a', 'b']);
  expect(ids(due('c', false), due('d', false), due('e', false))).toEqual(['c', 'd']);
  expect(ids()).toEqual([]);
});

test('HM-1 the strip says four things at most: the first of every kind, then what else fits', () => {
  const lists = [
    [item('lesson', '高等数学')],
    [item('due', '缴费'), item('due', '补交')],
    [item('urgent', '停水'), item('urgent', '停电')],
  ];
  expect(pickToday(lists).map(({ title }) => title)).toEqual(['高等数学', '缴费', '补交', '停水']);
  expect(pickToday([])).toEqual([]);
});

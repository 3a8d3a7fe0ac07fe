import type { TodayItem } from '@yizhan/contract/today.ts';
import { expect, test } from 'vitest';
import { pickDue, pickEvents, pickToday } from './rules.ts';

const item = (kind: TodayItem['kind'], title: string): TodayItem => ({
  ...{ kind, title, id: null, note: '', at: null, isLate: false, url: '#/home/homePage' },
});

test('HM-1 what is due later today stands beside what is longest overdue', () => {
  expect(pickDue({ overdue: ['a', 'b'], inTime: ['c', 'd'] })).toEqual(['a', 'c']);
  expect(pickDue({ overdue: ['a', 'b'], inTime: [] })).toEqual(['a', 'b']);
  expect(pickDue({ overdue: [], inTime: ['c', 'd'] })).toEqual(['c', 'd']);
  expect(pickDue({ overdue: [], inTime: [] })).toEqual([]);
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

test('HM-1 with something of every kind, what somebody has to do or to attend comes before what only is to be read', () => {
  const kinds = ['lesson', 'due', 'case', 'urgent', 'event', 'notice'] as const;
  const told = pickToday(kinds.map((kind) => [item(kind, kind), item(kind, `${kind} 2`)]));
  expect(told.map(({ kind }) => kind)).toEqual(['lesson', 'due', 'case', 'urgent']);
});

test('HM-1 of the calendar of today stands there what is to come or going on, and whole days on their first and last day', () => {
  const entry = (title: string, hours: [string, string | null] | null, from = '2026-11-17', to = from) => ({
    ...{ title, from, to, fromTime: hours?.[0] ?? null, toTime: hours?.[1] ?? null },
  });
  const entries = [
    entry('放假', null),
    entry('选课第三天', null, '2026-11-15', '2026-11-20'),
    entry('选课最后一天', null, '2026-11-10', '2026-11-17'),
    entry('晨会', ['08:00', '09:00']),
    entry('开工', ['08:30', null]),
    entry('研讨', ['09:30', '11:00']),
    entry('大会', ['14:30', null]),
    entry('论坛第一天', ['08:00', '09:00'], '2026-11-17', '2026-11-18'),
  ];
  expect(pickEvents(entries, '2026-11-17 10:00:00').map(({ title }) => title)).toEqual([
    '研讨',
    '大会',
    '论坛第一天',
    '放假',
    '选课最后一天',
  ]);
});

import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { expect, test } from 'vitest';
import { dayByKey, entriesOn, listDays, rangeOf, teachingWeekOf, turned } from './agenda-rules.ts';

const entry = (key: string, from: string, to = from): AgendaEntry => ({
  ...{
    key,
    kind: 'event',
    title: key,
    note: '',
    from,
    to,
    fromTime: null,
    toTime: null,
    isLate: false,
    url: '/calendar',
  },
});

test('PC-6 a month is shown in whole weeks from Monday, a week as its seven days', () => {
  expect(rangeOf('month', '2026-11-18')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(rangeOf('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(rangeOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('PC-6 turning the page goes to the next month, week or list', () => {
  expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(turned('month', '2026-01-31', -1)).toBe('2025-12-01');
  expect(turned('week', '2026-12-30', 1)).toBe('2027-01-06');
});

test('PC-6 an entry of several days stands on each of them, and in the list where it begins or the list does', () => {
  const entries = [entry('国庆节', '2026-10-01', '2026-10-07'), entry('讲座', '2026-10-06')];
  expect(entriesOn(entries, '2026-10-06').map(({ key }) => key)).toEqual(['国庆节', '讲座']);
  expect(entriesOn(entries, '2026-10-08')).toEqual([]);
  expect(listDays(entries, '2026-10-05').map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-10-05', 1],
    ['2026-10-06', 1],
  ]);
});

test('the teaching week counts from the Monday of the week a term begins in', () => {
  const terms = [{ name: '第一学期', begins: '2026-09-02', ends: '2027-01-17' }];
  expect(teachingWeekOf(terms, '2026-08-31')).toBe(1);
  expect(teachingWeekOf(terms, '2026-09-07')).toBe(2);
  expect(teachingWeekOf(terms, '2027-01-18')).toBeUndefined();
});

test('PC-6 the keyboard moves by day, week and month', () => {
  expect(dayByKey('ArrowRight', '2026-11-30')).toBe('2026-12-01');
  expect(dayByKey('ArrowUp', '2026-11-03')).toBe('2026-10-27');
  expect(dayByKey('PageDown', '2026-11-18')).toBe('2026-12-01');
  expect(dayByKey('End', '2026-11-18')).toBe('2026-11-22');
  expect(dayByKey('a', '2026-11-18')).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countSpans, hoursWithin } from '../../domain/efficiency/rules.ts';
import { ranked, reportSpans, spanBefore, spanOf, trendOf } from './rules.ts';

const today = '2026-11-18';

test('RT-13 a range ends today; a week begins on Monday', () => {
  const of = (range: 'today' | 'week' | 'month' | 'term' | 'year') =>
    spanOf({ range }, today, { from: '2026-08-31', to: '2027-01-17' });
  expect(of('week')).toEqual({ from: '2026-11-16', to: today });
  expect(of('month')).toEqual({ from: '2026-11-01', to: today });
  expect(of('term')).toEqual({ from: '2026-08-31', to: today });
  expect(of('year')).toEqual({ from: '2025-11-19', to: today });
  expect(spanBefore({ from: '2026-11-16', to: today })).toEqual({ from: '2026-11-13', to: '2026-11-15' });
});

test('RT-13 a range of its own lies within the days of the working calendar', () => {
  const own = (from: string, to: string) => spanOf({ range: 'custom', from, to }, today, undefined);
  expect(own('2000-01-01', '2000-01-02')).toEqual({ from: '2000-01-01', to: '2000-01-02' });
  expect(own('1999-12-31', '2000-01-01')).toBeUndefined();
  // The day after the last one of four digits has five: a loop over days would not end.
  expect(own('9999-12-30', '9999-12-31')).toBeUndefined();
});

test('RT-13 a report compares whole months; a month that is not over with as many days before', () => {
  expect(reportSpans('2026-03', today)).toEqual({
    span: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-02-01', to: '2026-02-28' },
  });
  expect(reportSpans('2026-11', today)).toEqual({
    span: { from: '2026-11-01', to: today },
    before: { from: '2026-10-14', to: '2026-10-31' },
  });
});

test('EF-1 the months and days read for a range cover each of its days exactly once', () => {
  const aDay = fc.integer({ min: 0, max: 900 }).map((n) => addDays('2025-01-01', n));
  fc.assert(
    fc.property(aDay, fc.nat(500), (from, length) => {
      const to = addDays(from, length);
      const days = countSpans({ from, to }).flatMap((span) => {
        if (span.grain === 'MONTH') {
          expect(span.from.endsWith('-01')).toBe(true);
          expect(addDays(span.to, 1).endsWith('-01')).toBe(true);
        }
        return daysOf(span.from, span.to);
      });
      expect(days.sort()).toEqual(daysOf(from, to));
    }),
  );
});

const daysOf = (from: string, to: string) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

test('EF-1 half and nine of ten are those of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1 }), (hours) => {
      const counts = [...new Set(hours)].map((hour) => ({
        hours: hour,
        count: hours.filter((one) => one === hour).length,
      }));
      const sorted = [...hours].sort((a, b) => a - b);
      expect(hoursWithin(0.5, counts)).toBe(sorted[Math.ceil(hours.length / 2) - 1]);
    }),
  );
  expect(hoursWithin(0.9, [])).toBeNull();
});

test('EF-1 equal departments share a rank', () => {
  const rows = ranked([{ v: 3 }, { v: 9 }, { v: 3 }, { v: null }, { v: 1 }], ({ v }) => v);
  expect(rows.map(({ rank, tied }) => [rank, tied])).toEqual([
    [1, false],
    [2, true],
    [2, true],
    [4, false],
    [5, false],
  ]);
});

test('EF-1 a long range is drawn by week, and the weeks hold all its cases', () => {
  const span = { from: '2026-01-01', to: '2026-11-18' };
  const counted = ['2026-01-01', '2026-01-05', '2026-11-18'].map((day) => ({ day, accepted: 2, finished: 1, late: 0 }));
  const { step, points } = trendOf(counted, span);
  expect(step).toBe('week');
  expect(points.filter(({ accepted }) => accepted > 0).map(({ day }) => day)).toEqual([
    '2025-12-29',
    '2026-01-05',
    '2026-11-16',
  ]);
  expect(trendOf(counted, { from: '2026-11-17', to: '2026-11-18' }).points.map(({ accepted }) => accepted)).toEqual([
    0, 2,
  ]);
});

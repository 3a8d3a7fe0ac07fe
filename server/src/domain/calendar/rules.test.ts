import { expect, test } from 'vitest';
import { daysBetween, monthsAround, teachingWeek, toSpans } from './rules.ts';

const autumn = { name: '第一学期', begins: '2026-08-31', ends: '2027-01-17' };

test('the teaching week begins on Monday and is counted from the one the semester begins in', () => {
  expect(teachingWeek(autumn, '2026-08-31')).toEqual({ name: '第一学期', week: 1, weeks: 20 });
  expect(teachingWeek(autumn, '2026-09-06').week).toBe(1);
  expect(teachingWeek(autumn, '2026-09-07').week).toBe(2);
  expect(teachingWeek(autumn, '2026-11-15').week).toBe(11);
  expect(teachingWeek({ ...autumn, begins: '2026-09-03' }, '2026-09-07').week).toBe(2);
});

test('a calendar shows the months before and after', () => {
  expect(monthsAround('2026-11-15')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(monthsAround('2026-01-31')).toEqual({ from: '2025-12-01', to: '2026-02-28' });
});

test('what the school says of a day stands before what is official', () => {
  const official = [
    { day: '2026-10-01', isOff: true, name: '国庆节' },
    { day: '2026-10-10', isOff: false, name: '国庆节' },
  ];
  const own = [{ day: '2026-10-10', isOff: true, name: '运动会' }];
  expect(daysBetween(official, own, '2026-10-02', '2026-10-31')).toEqual(own);
});

test('days off in a row are one holiday; another name or a working day between begins another', () => {
  const day = (day: string, name: string, isOff = true) => ({ day, isOff, name });
  const days = [
    day('2026-09-30', '校庆'),
    day('2026-10-01', '国庆节'),
    day('2026-10-02', '国庆节'),
    day('2026-10-04', '国庆节'),
  ];
  expect(
    toSpans([...days, day('2026-10-05', '国庆节', false)]).map(({ from, to, isOff }) => [from, to, isOff]),
  ).toEqual([
    ['2026-09-30', '2026-09-30', true],
    ['2026-10-01', '2026-10-02', true],
    ['2026-10-04', '2026-10-04', true],
    ['2026-10-05', '2026-10-05', false],
  ]);
});

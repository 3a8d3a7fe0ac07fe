import { expect, test } from 'vitest';
import { listWeeks } from './month.ts';

test('a month is drawn in whole weeks from Monday to Sunday', () => {
  const weeks = listWeeks('2026-11-15');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]?.day).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)?.day).toBe('2026-12-06');
  expect(weeks.flat().filter(({ inMonth }) => inMonth)).toHaveLength(30);
  expect(
    weeks
      .flat()
      .filter(({ isToday }) => isToday)
      .map(({ day }) => day),
  ).toEqual(['2026-11-15']);
});

test('a month that begins on a Monday has no week of the one before', () => {
  const weeks = listWeeks('2027-02-10');
  expect(weeks).toHaveLength(4);
  expect(weeks.flat().every(({ inMonth }) => inMonth)).toBe(true);
});

test('days off and worked weekends are marked; an ordinary weekend is not', () => {
  const days = listWeeks('2026-10-08', [
    { day: '2026-10-01', isOff: true, name: '国庆节' },
    { day: '2026-10-10', isOff: false, name: '国庆节调休' },
    { day: '2026-10-18', isOff: true, name: '' },
  ]).flat();
  const on = (day: string) => days.find((one) => one.day === day);
  expect(on('2026-10-01')).toMatchObject({ mark: 'off', name: '国庆节' });
  expect(on('2026-10-10')).toMatchObject({ mark: 'work' });
  expect(on('2026-10-18')?.mark).toBeUndefined();
});

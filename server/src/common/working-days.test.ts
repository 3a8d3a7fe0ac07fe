import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, officialDays, startOf, workingDays } from './working-days.ts';

const clock = workingDays();

test('a make-up Saturday or Sunday is a working day', () => {
  for (const day of ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'])
    expect([day, clock.isWorkingDay(day)]).toEqual([day, true]);
});

test('an official holiday is none, whichever day of the week it is', () => {
  for (const day of ['2026-01-01', '2026-02-17', '2026-04-06', '2026-05-05', '2026-06-19', '2026-10-07'])
    expect([day, clock.isWorkingDay(day)]).toEqual([day, false]);
});

test('an ordinary weekend is off, an ordinary weekday is not', () => {
  expect(clock.isWorkingDay('2026-11-14')).toBe(false);
  expect(clock.isWorkingDay('2026-11-16')).toBe(true);
});

test('a promise of three working days given before the National Day week ends after it', () => {
  // Given on a Wednesday; after the holiday count Thursday 8, Friday 9 and the make-up Saturday 10.
  expect(clock.addWorkingDays('2026-09-30', 3)).toBe('2026-10-10');
});

test('the day something begins does not count', () => {
  expect(clock.addWorkingDays('2026-11-16', 1)).toBe('2026-11-17');
  expect(clock.workingDaysBetween('2026-11-16', '2026-11-16')).toBe(0);
  expect(clock.workingDaysBetween('2026-11-13', '2026-11-16')).toBe(1);
});

test('counting forth and counting between agree', () => {
  const aDay = fc.integer({ min: 0, max: 1000 }).map((n) => dayOf(new Date(Date.UTC(2024, 2, 1) + n * 86_400_000)));
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 60 }), (from, count) => {
      const to = clock.addWorkingDays(from, count);
      expect(clock.workingDaysBetween(from, to)).toBe(count);
      expect(clock.workingDaysBetween(to, from) + count).toBe(0);
    }),
  );
});

test('a school’s own day overrides the official calendar both ways', () => {
  const school = workingDays([
    { day: '2026-11-16', isOff: true },
    { day: '2026-11-14', isOff: false },
  ]);
  expect(school.isWorkingDay('2026-11-16')).toBe(false);
  expect(school.isWorkingDay('2026-11-14')).toBe(true);
});

test('the school’s own word comes before the official one, on a holiday it works and on a make-up day it takes off', () => {
  const school = workingDays([
    { day: '2026-10-07', isOff: false },
    { day: '2026-10-10', isOff: true },
  ]);
  expect([clock.isWorkingDay('2026-10-07'), clock.isWorkingDay('2026-10-10')]).toEqual([false, true]);
  expect([school.isWorkingDay('2026-10-07'), school.isWorkingDay('2026-10-10')]).toEqual([true, false]);
});

test('a year that is not announced yet counts weekends only and is not among the known ones', () => {
  expect([...clock.knownYears].sort()).toEqual([2024, 2025, 2026]);
  expect(clock.isWorkingDay('2027-01-01')).toBe(true);
  expect(clock.isWorkingDay('2027-01-02')).toBe(false);
});

test('a day is the day of Shanghai, not of Greenwich', () => {
  expect(dayOf(new Date('2026-10-09T16:30:00Z'))).toBe('2026-10-10');
  expect(startOf('2026-10-10').toISOString()).toBe('2026-10-09T16:00:00.000Z');
});

test('PR-6 any mix of the school’s own days counts as a plain list of days does', () => {
  const days = Array.from({ length: 800 }, (_, n) => dayOf(new Date(Date.UTC(2025, 9, 1, 4) + n * 86_400_000)));
  const official = new Map(officialDays().map(({ day, isOff }) => [day, isOff]));
  const someDays = fc.dictionary(fc.constantFrom(...days), fc.boolean());
  fc.assert(
    fc.property(someDays, fc.nat(400), fc.nat(60), (own, at, count) => {
      const clock = workingDays(Object.entries(own).map(([day, isOff]) => ({ day, isOff })));
      const worked = days.filter((day) => {
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
        return !(own[day] ?? official.get(day) ?? (weekday === 0 || weekday === 6));
      });
      const from = days[at] ?? '';
      const after = worked.filter((day) => day > from);
      if (count > 0) expect(clock.addWorkingDays(from, count)).toBe(after[count - 1]);
      const to = days[at + 300] ?? '';
      expect(clock.workingDaysBetween(from, to)).toBe(after.filter((day) => day <= to).length);
    }),
  );
});

test('EF-1 the working days before a day are those counted one by one, the school’s own days among them', () => {
  const aDay = fc
    .integer({ min: 0, max: 700 })
    .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
  const ownDays = fc.uniqueArray(fc.record({ day: aDay, isOff: fc.boolean() }), { selector: ({ day }) => day });
  fc.assert(
    fc.property(ownDays, aDay, aDay, (own, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const { workingDaysBefore, workingDaysBetween, isWorkingDay } = workingDays(own);
      // Between leaves out the first day and counts the last, before the other way round.
      const between = workingDaysBetween(from, to) + (isWorkingDay(from) ? 1 : 0) - (isWorkingDay(to) ? 1 : 0);
      expect(workingDaysBefore(to) - workingDaysBefore(from)).toBe(from === to ? 0 : between);
    }),
  );
  expect(clock.workingDaysBefore('1999-12-31')).toBe(0);
  expect(clock.workingDaysBefore('2061-06-01')).toBe(clock.workingDaysBefore('2061-01-01'));
});

test('days that no calendar reaches are counted to its nearer end, and counting ends', () => {
  expect(clock.workingDaysBetween('2060-12-20', '9999-12-31')).toBe(
    clock.workingDaysBetween('2060-12-20', '2060-12-31'),
  );
  expect(clock.workingDaysBetween('0001-01-01', '2000-01-08')).toBe(5);
  expect(clock.addWorkingDays('9999-12-31', 3)).toBe('9999-12-31');
  expect(clock.addWorkingDays('2060-12-30', 9)).toBe('2060-12-31');
});

import { expect, test } from 'vitest';
import { schoolDays, semesters } from './calendar.ts';
import { makePeople, schoolYear } from './people.ts';

const now = new Date('2026-11-15T02:00:00Z');

test('the same campus comes out at every start', () => {
  expect(makePeople(now)).toEqual(makePeople(now));
});

test('no two people share an account', () => {
  const { people } = makePeople(now);
  expect(new Set(people.map(({ account }) => account.toLowerCase())).size).toBe(people.length);
});

test('students are of the years that study now', () => {
  const years = makePeople(now).people.flatMap(({ account }) =>
    /^20\d{9}$/.test(account) ? [account.slice(0, 4)] : [],
  );
  expect([...new Set(years)].sort()).toEqual(['2023', '2024', '2025', '2026']);
});

test('a school year begins in August, Shanghai time', () => {
  expect(schoolYear(new Date('2026-07-31T15:59:59Z'))).toBe(2025);
  expect(schoolYear(new Date('2026-07-31T16:00:00Z'))).toBe(2026);
});

test('semesters begin on a Monday and last twenty weeks', () => {
  for (const { begins, ends } of semesters(now)) {
    expect(new Date(begins).getUTCDay()).toBe(1);
    expect((Date.parse(ends) - Date.parse(begins)) / 86_400_000).toBe(139);
  }
  expect(new Set(schoolDays(now).map(({ day }) => day)).size).toBe(6);
});

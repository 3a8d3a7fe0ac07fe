import { expect, test } from 'vitest';
import { lessonsOf, nextLesson } from './timetable.ts';

test('HL-15 the timetable of the campus is the same for an account and a weekday, in the order of the day', () => {
  const tuesday = lessonsOf('student', '2026-11-17');
  expect(tuesday.length).toBeGreaterThanOrEqual(2);
  expect(lessonsOf('student', '2026-11-24')).toEqual(tuesday);
  expect(tuesday.map(({ begin }) => begin)).toEqual(tuesday.map(({ begin }) => begin).sort());
  expect(new Set(tuesday.map(({ course }) => course)).size).toBe(tuesday.length);
  expect(lessonsOf('student', '2026-11-22')).toHaveLength(1);
});

test('HL-15 the next lesson is the one that runs or comes, and none after the last', () => {
  const [first, second] = lessonsOf('student', '2026-11-17');
  const lessons = lessonsOf('student', '2026-11-17');
  expect(nextLesson(lessons, '06:00')).toEqual(first);
  expect(nextLesson(lessons, first?.begin ?? '')).toEqual(first);
  expect(nextLesson(lessons, first?.end ?? '')).toEqual(second);
  expect(nextLesson(lessons, '23:00')).toBeNull();
});

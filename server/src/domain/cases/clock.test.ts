import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, workingDays } from '../../common/working-days.ts';
import { dueAfter, isSameWorkingDay, pausedBetween, promiseOf } from './clock.ts';

const calendar = workingDays([{ day: '2026-11-20', isOff: true }]);
const at = (text: string) => new Date(`${text}+08:00`);
const moment = fc.date({ min: at('2025-01-01T00:00'), max: at('2026-11-30T00:00'), noInvalidDate: true });
const few = fc.integer({ min: 1, max: 30 });

test('PR-6 a promise ends with a working day, knows holidays and make-up days, and does not count the first day', () => {
  // National Day 2026: off from 1 to 7 October, worked on 20 September and 10 October.
  expect(dueAfter(calendar, at('2026-09-30T09:00'), 1)).toEqual(at('2026-10-08T23:59:59'));
  expect(dueAfter(calendar, at('2026-10-09T17:00'), 1)).toEqual(at('2026-10-10T23:59:59'));
  expect(dueAfter(calendar, at('2026-11-19T17:00'), 1)).toEqual(at('2026-11-23T23:59:59'));
});

test('PR-6 a promise waits exactly as long as the applicant has the case', () => {
  fc.assert(
    fc.property(
      moment,
      few,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 40 }),
      (submittedAt, promiseDays, held, waited) => {
        const returnedAt = new Date(submittedAt.getTime() + held * 86_400_000);
        const backAt = new Date(returnedAt.getTime() + waited * 86_400_000);
        const pausedDays = pausedBetween(calendar, returnedAt, backAt);
        const promise = promiseOf(calendar, { submittedAt, promiseDays, pausedDays }) ?? submittedAt;
        const plain = dueAfter(calendar, submittedAt, promiseDays);
        // Working time of the school, without the pause, is what was promised.
        expect(calendar.workingDaysBetween(dayOf(submittedAt), dayOf(promise)) - pausedDays).toBe(promiseDays);
        expect(promise >= plain).toBe(true);
        expect(calendar.isWorkingDay(dayOf(promise))).toBe(true);
        if (pausedDays === 0) expect(promise).toEqual(plain);
      },
    ),
  );
});

test('PR-6 whoever submits after another is never promised an earlier day', () => {
  fc.assert(
    fc.property(moment, moment, few, (one, other, days) => {
      const [first, second] = one <= other ? [one, other] : [other, one];
      expect(dueAfter(calendar, first, days) <= dueAfter(calendar, second, days)).toBe(true);
    }),
  );
});

test('PR-1 who was urged on a Friday is urged again on Monday, not on Sunday', () => {
  expect(isSameWorkingDay(calendar, at('2026-11-13T10:00'), at('2026-11-15T10:00'))).toBe(true);
  expect(isSameWorkingDay(calendar, at('2026-11-13T10:00'), at('2026-11-16T08:00'))).toBe(false);
});

import { workingClock } from '../../common/working-clock.ts';
import { dayOf, endOf, startOf, type WorkingDays } from '../../common/working-days.ts';

/** When so many working days after a moment are over; the first day does not count. */
export const dueAfter = ({ addWorkingDays }: WorkingDays, from: Date, days: number): Date =>
  endOf(addWorkingDays(dayOf(from), days));

/** When handlers are reminded: so many working days before it is due; never when it would be past already. */
export function remindAt(calendar: WorkingDays, from: Date, { dueDays, remindDays }: DueTimes): Date | null {
  if (dueDays === undefined || remindDays === undefined || remindDays >= dueDays) return null;
  return startOf(calendar.addWorkingDays(dayOf(from), dueDays - remindDays));
}
type DueTimes = { dueDays?: number | undefined; remindDays?: number | undefined };

/** For how many working days the promise waited for the applicant. */
export const pausedBetween = ({ workingDaysBetween }: WorkingDays, from: Date, to: Date): number =>
  Math.max(0, workingDaysBetween(dayOf(from), dayOf(to)));

/** The promise of a case submitted then, which waited for its applicant for some working days (PR-6). */
export const promiseOf = (
  calendar: WorkingDays,
  { submittedAt, promiseDays, pausedDays }: { submittedAt: Date; promiseDays: number | null; pausedDays: number },
): Date | null => (promiseDays === null ? null : dueAfter(calendar, submittedAt, promiseDays + pausedDays));

type PromiseTimes = { submittedAt: Date | null; promiseAt: Date | null; finishedAt: Date | null };

/** The promised working hours of an open case, from the day after it came, and how many of them are left (PR-6). */
export function promisedHours(calendar: WorkingDays, { submittedAt, promiseAt, finishedAt }: PromiseTimes, now: Date) {
  if (!submittedAt || !promiseAt || finishedAt) return null;
  const { position } = workingClock(calendar);
  const until = (from: Date) => Math.round((position(promiseAt) - position(from)) / 360) / 10;
  const hours = until(endOf(dayOf(submittedAt)));
  return { hours, hoursLeft: Math.min(hours, until(now)) };
}

/** The same working day: somebody who was urged on a Friday is not urged again on Sunday. */
export const isSameWorkingDay = ({ workingDaysBetween }: WorkingDays, one: Date, other: Date) =>
  workingDaysBetween(dayOf(one), dayOf(other)) === 0;

import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { type Day, dayOf, FIRST_DAY, LAST_DAY, startOf, type WorkingDays } from './working-days.ts';

const DAY_MS = 86_400_000;

/** A day, the working seconds before it, and whether it is one. */
export type ClockDay = { day: Day; before: number; works: boolean };

/** Counts working seconds: office hours of working days. */
type WorkingClock = {
  /** Working seconds from the first day of 2000 to this time. */
  position(at: Date): number;
  /** Every day from one to another, for statements that compute positions themselves. */
  days(from: Day, to: Day): ClockDay[];
};

const secondsOfOffice = (secondOfDay: number) =>
  efficiencyLimits.officeHours.reduce(
    (sum, { from, to }) => sum + Math.min(Math.max(secondOfDay - from * 3600, 0), (to - from) * 3600),
    0,
  );

export function workingClock({ isWorkingDay, workingDaysBefore }: WorkingDays): WorkingClock {
  const perDay = efficiencyLimits.hoursPerWorkingDay * 3600;
  return {
    position(at) {
      const day = dayOf(at);
      const second = Math.floor((at.getTime() - startOf(day).getTime()) / 1000);
      return workingDaysBefore(day) * perDay + (isWorkingDay(day) ? secondsOfOffice(second) : 0);
    },
    days(from, to) {
      const found: ClockDay[] = [];
      const first = from < FIRST_DAY ? FIRST_DAY : from;
      const end = Date.parse(to > LAST_DAY ? LAST_DAY : to);
      let before = workingDaysBefore(first) * perDay;
      for (let at = Date.parse(first); at <= end; at += DAY_MS) {
        const day = new Date(at).toISOString().slice(0, 10);
        const works = isWorkingDay(day);
        found.push({ day, before, works });
        if (works) before += perDay;
      }
      return found;
    },
  };
}

import type { SchoolCalendar } from '@yizhan/contract/entities/portal.ts';
import { type Day, type NamedDay, officialDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import type { Semester } from './calendar-queries.ts';
import { findSemester, listSchoolDays } from './calendar-queries.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Weeks begin on Monday. Week 1 is the week in which the semester begins. */
const mondayOf = (day: Day) => {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
};
const weekOf = (begins: Day, day: Day) => Math.floor((mondayOf(day) - mondayOf(begins)) / WEEK_MS) + 1;

export const teachingWeek = ({ name, begins, ends }: Semester, today: Day) => ({
  name,
  week: weekOf(begins, today),
  weeks: weekOf(begins, ends),
});

/** From the first day of the previous month to the last day of the next. */
export function monthsAround(today: Day): { from: Day; to: Day } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dayAt = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return { from: dayAt(month - 2, 1), to: dayAt(month + 1, 0) };
}

/** The official days, overridden by the school's own, in date order. */
export function daysBetween(official: readonly NamedDay[], own: readonly NamedDay[], from: Day, to: Day): NamedDay[] {
  const days = new Map([...official, ...own].map((one) => [one.day, one]));
  return [...days.values()].filter(({ day }) => from <= day && day <= to).sort((a, b) => (a.day < b.day ? -1 : 1));
}

export async function schoolCalendar(db: Db, today: Day): Promise<SchoolCalendar> {
  const { from, to } = monthsAround(today);
  const semester = await findSemester(db, today);
  const own = await listSchoolDays(db, from, to);
  return {
    today,
    semester: semester ? teachingWeek(semester, today) : null,
    days: daysBetween(officialDays(), own, from, to),
  };
}

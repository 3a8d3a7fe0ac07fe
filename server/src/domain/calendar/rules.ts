import { type Day, type NamedDay, officialDays } from '../../common/working-days.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export type Semester = { name: string; begins: Day; ends: Day };

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days from the first to the last, both counted. */
export const daysFrom = (first: Day, last: Day) => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** Weeks begin on Monday. Week 1 is the week in which the semester begins. */
const mondayOf = (day: Day) => {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
};
export const weekOf = (begins: Day, day: Day) => Math.floor((mondayOf(day) - mondayOf(begins)) / WEEK_MS) + 1;

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

export const officialOf = (year: number) => officialDays().filter(({ day }) => day.startsWith(`${year}-`));

export type DaySpan = Omit<NamedDay, 'day'> & { from: Day; to: Day };

/** Days in a row with the same name are one span: a holiday, not its seven days. */
export function toSpans(days: readonly NamedDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { day, isOff, name } of days) {
    const last = spans.at(-1);
    if (last && last.isOff === isOff && last.name === name && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day, isOff, name });
  }
  return spans;
}

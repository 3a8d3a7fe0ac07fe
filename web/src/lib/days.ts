/** Arithmetic of days in wire format, `2026-10-10`, independent of the browser's time zone. */

const DAY_MS = 86_400_000;
export const WEEK_DAYS = 7;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysFrom = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS;

/** Monday = 0. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % WEEK_DAYS;

export const mondayOf = (day: string) => addDays(day, -weekdayOf(day));

export const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

/** The first day of the month `months` after that of a day. */
export function firstOfMonth(day: string, months = 0): string {
  const { year, month } = partsOf(day);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Whole weeks, Monday first, that hold a span of days. */
export function weeksBetween(first: string, last: string): string[][] {
  const begin = mondayOf(first);
  const count = Math.floor(daysFrom(begin, last) / WEEK_DAYS) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, at) => addDays(begin, week * WEEK_DAYS + at)),
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day from an address that anybody may have typed. */
export const parseDay = (text: string | null, otherwise: string) => (text && isDay(text) ? text : otherwise);

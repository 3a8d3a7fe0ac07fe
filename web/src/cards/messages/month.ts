import type { SchoolCalendar } from '@yizhan/contract/entities/portal.ts';

const DAY_MS = 86_400_000;
const DAYS = 7;

export type MonthDay = {
  day: string;
  inMonth: boolean;
  isToday: boolean;
  mark: 'off' | 'work' | undefined;
  name: string;
};

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** Monday = 0. */
const weekdayOf = (at: number) => (new Date(at).getUTCDay() + 6) % DAYS;

/** The weeks, from Monday, of the month of `today`, with the marks of the school's calendar. */
export function listWeeks(today: string, special: SchoolCalendar['days'] = []): MonthDay[][] {
  const month = today.slice(0, 7);
  const known = new Map(special.map((one) => [one.day, one]));
  const first = Date.parse(`${month}-01`);
  const begin = first - weekdayOf(first) * DAY_MS;
  const weeks: MonthDay[][] = [];
  for (let monday = begin; monday === begin || dayOf(monday).startsWith(month); monday += DAYS * DAY_MS) {
    weeks.push(Array.from({ length: DAYS }, (_, at) => monthDay(monday + at * DAY_MS)));
  }
  return weeks;

  function monthDay(at: number): MonthDay {
    const day = dayOf(at);
    const special = known.get(day);
    // Weekends are off by default; only exceptions to the ordinary week are marked.
    const mark = special && (special.isOff ? ('off' as const) : ('work' as const));
    const plain = mark === 'off' && !special?.name && weekdayOf(at) >= 5;
    return {
      day,
      inMonth: day.startsWith(month),
      isToday: day === today,
      mark: plain ? undefined : mark,
      name: special?.name ?? '',
    };
  }
}

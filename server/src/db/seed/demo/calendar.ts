import { schoolYear } from './people.ts';

const DAY_MS = 86_400_000;
const WEEKS = 20;

const text = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The Monday of a day's week. */
const monday = (day: string) => {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
};

export type Semester = { name: string; begins: string; ends: string };
export type SchoolDay = { day: string; isOff: boolean; name: string };

/** The four semesters around today; weeks begin on Monday. */
export function semesters(now: Date): Semester[] {
  return [schoolYear(now) - 1, schoolYear(now)].flatMap((year) =>
    [
      { name: '第一学期', first: monday(`${year}-09-03`) },
      { name: '第二学期', first: monday(`${year + 1}-02-27`) },
    ].map(({ name, first }) => ({
      name: `${year}-${year + 1} 学年${name}`,
      begins: text(first),
      ends: text(first + (WEEKS * 7 - 1) * DAY_MS),
    })),
  );
}

/** The school's own days off: its founding day and the sports meeting. */
export const schoolDays = (now: Date): SchoolDay[] =>
  [schoolYear(now), schoolYear(now) + 1].flatMap((year) => [
    { day: `${year}-10-28`, isOff: true, name: '校庆日' },
    { day: text(monday(`${year}-11-05`) + 3 * DAY_MS), isOff: true, name: '田径运动会' },
    { day: text(monday(`${year}-11-05`) + 4 * DAY_MS), isOff: true, name: '田径运动会' },
  ]);

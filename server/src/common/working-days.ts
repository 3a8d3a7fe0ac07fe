import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { listOwnDays } from './school-day-queries.ts';
import { toWireTime } from './wire-time.ts';

/** A day in Asia/Shanghai: `2026-10-10`. */
export type Day = string;
export type SchoolDay = { day: Day; isOff: boolean };
export type NamedDay = SchoolDay & { name: string };

const DAY_MS = 86_400_000;
/** Working days are counted between these. */
export const FIRST_DAY: Day = '2000-01-01';
export const LAST_DAY: Day = '2060-12-31';

export const dayOf = (at: Date): Day => toWireTime(at).slice(0, 10);
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00+08:00`);
/** Its last second: what is due on a day is done in time on that day. */
export const endOf = (day: Day): Date => new Date(startOf(day).getTime() + DAY_MS - 1000);

const next = (day: Day, days = 1): Day => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const isWeekend = (day: Day) => [0, 6].includes(new Date(day).getUTCDay());

const holidayFile = z.object({
  year: z.number(),
  days: z.array(z.object({ name: z.string(), date: z.iso.date(), isOffDay: z.boolean() })),
});

type Official = { days: ReadonlyMap<Day, boolean>; named: readonly NamedDay[]; knownYears: ReadonlySet<number> };

/** The holidays and make-up days the State Council has announced so far. */
function readOfficial(): Official {
  const folder = holidaysFolder();
  const years = readdirSync(folder).map((name) =>
    holidayFile.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
  );
  return {
    days: new Map(years.flatMap(({ days }) => days.map(({ date, isOffDay }) => [date, isOffDay] as const))),
    named: years.flatMap(({ days }) => days.map(({ date, isOffDay, name }) => ({ day: date, isOff: isOffDay, name }))),
    // A file without days stands for a year that has not been announced yet.
    knownYears: new Set(years.filter(({ days }) => days.length > 0).map(({ year }) => year)),
  };
}

/** Two folders up in the sources, beside main.js in a build. */
function holidaysFolder(): string {
  const places = ['../../data/holidays', './data/holidays'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = places.find((place) => existsSync(place));
  if (!folder) throw new Error('the holidays are missing from this build');
  return folder;
}

let official: Official | undefined;

/** The official days off and their make-up days, by name. */
export function officialDays(): readonly NamedDay[] {
  official ??= readOfficial();
  return official.named;
}

/** Counts working days: weekends, official holidays and make-up days, then the school's own exceptions. */
export type WorkingDays = {
  isWorkingDay(day: Day): boolean;
  /** The day `count` working days after `from`; the first day does not count. Past the last day it stays there. */
  addWorkingDays(from: Day, count: number): Day;
  /**
   * How many working days lie after `from`, up to and including `to`; negative when `to` is earlier. Counted as far as
   * the calendar reaches: people enter any day, and none may hold up the server.
   */
  workingDaysBetween(from: Day, to: Day): number;
  /** How many working days lie between the first day of 2000 and this one; outside 2000 to 2060 as at the nearer end. */
  workingDaysBefore(day: Day): number;
  /** Years whose official days are known; in all others only weekends are off. */
  knownYears: ReadonlySet<number>;
};

export function workingDays(schoolDays: readonly SchoolDay[] = []): WorkingDays {
  official ??= readOfficial();
  const { days, knownYears } = official;
  const own = new Map(schoolDays.map(({ day, isOff }) => [day, isOff]));
  const isOfficial = (day: Day) => !(days.get(day) ?? isWeekend(day));
  const isWorkingDay = (day: Day) => !(own.get(day) ?? !isOfficial(day));

  function addWorkingDays(from: Day, count: number): Day {
    let day = from;
    for (let left = count; left > 0 && day < LAST_DAY; ) {
      day = next(day);
      if (isWorkingDay(day)) left -= 1;
    }
    return day;
  }

  /** Up to and including the day. */
  const workingDaysUpTo = (day: Day) =>
    workingDaysBefore(day < FIRST_DAY ? FIRST_DAY : next(day < LAST_DAY ? day : LAST_DAY));
  const workingDaysBetween = (from: Day, to: Day) => workingDaysUpTo(to) - workingDaysUpTo(from);

  function workingDaysBefore(day: Day): number {
    const counted = officialBefore(isOfficial);
    const at = Math.floor((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS);
    let count = counted[Math.min(Math.max(at, 0), counted.length - 1)] ?? 0;
    for (const [one, isOff] of own) {
      const isCounted = one >= FIRST_DAY && one <= LAST_DAY && one < day;
      if (isCounted && isOfficial(one) === isOff) count += isOff ? -1 : 1;
    }
    return count;
  }

  return { isWorkingDay, addWorkingDays, workingDaysBetween, workingDaysBefore, knownYears };
}

let countedBefore: Uint16Array | undefined;

/** Counted once: the efficiency dashboard asks for it with every call. The last entry counts all days. */
function officialBefore(isOfficial: (day: Day) => boolean): Uint16Array {
  if (countedBefore) return countedBefore;
  const counted = new Uint16Array((Date.parse(LAST_DAY) - Date.parse(FIRST_DAY)) / DAY_MS + 2);
  for (let at = 0; at < counted.length - 1; at += 1)
    counted[at + 1] = (counted[at] ?? 0) + (isOfficial(next(FIRST_DAY, at)) ? 1 : 0);
  countedBefore = counted;
  return counted;
}

/** The working-day calendar of one school, with its own exceptions. */
export async function schoolWorkingDays(db: Db): Promise<WorkingDays> {
  return workingDays(await listOwnDays(db));
}

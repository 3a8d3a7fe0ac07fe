import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import type { Day } from '../../common/working-days.ts';

const DAY_MS = 86_400_000;
export type DaySpan = { from: Day; to: Day };
export type CountSpan = DaySpan & { grain: 'DAY' | 'MONTH' };

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** `2026-10`. */
export const monthOf = (day: Day) => day.slice(0, 7);
const firstOf = (day: Day): Day => `${monthOf(day)}-01`;
const nextMonth = (day: Day): Day => firstOf(addDays(firstOf(day), 31));

/** Whole months are read from their sums, the days before and after them one by one. */
export function countSpans({ from, to }: DaySpan): CountSpan[] {
  const firstMonth = from === firstOf(from) ? from : nextMonth(from);
  const afterLast = firstOf(addDays(to, 1));
  if (firstMonth >= afterLast) return from > to ? [] : [{ grain: 'DAY', from, to }];
  const spans: CountSpan[] = [{ grain: 'MONTH', from: firstMonth, to: addDays(afterLast, -1) }];
  if (from < firstMonth) spans.push({ grain: 'DAY', from, to: addDays(firstMonth, -1) });
  if (afterLast <= to) spans.push({ grain: 'DAY', from: afterLast, to });
  return spans;
}

export type HourCount = { hours: number; count: number };

/** The smallest whole working hour within which this share of the cases was done; null without cases. */
export function hoursWithin(share: number, counts: readonly HourCount[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  for (const { hours, count } of [...counts].sort((a, b) => a.hours - b.hours)) {
    before += count;
    if (before >= share * total) return hours;
  }
  return null;
}

/** Working hours as working days: a case done within the eighth hour took one day. */
export const hoursToDays = (hours: number) => Math.floor(hours / efficiencyLimits.hoursPerWorkingDay) + 1;

import type { EfficiencyQuery } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { type Day, FIRST_DAY, LAST_DAY } from '../../common/working-days.ts';
import { addDays, type DaySpan, type HourCount, monthOf } from '../../domain/efficiency/rules.ts';

/** Sums of a range, as counted. */
export type Totals = {
  accepted: number;
  people: number;
  finished: number;
  promised: number;
  onTime: number;
  early: number;
  late: number;
  workSec: number;
  rated: number;
  scoreSum: number;
};

const weekday = (day: Day) => (new Date(day).getUTCDay() + 6) % 7;
const lengthOf = ({ from, to }: DaySpan) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** The working clock runs between two days; the loops over days end because of it. */
const isCountable = (span: DaySpan) =>
  FIRST_DAY <= span.from &&
  span.from <= span.to &&
  span.to <= LAST_DAY &&
  lengthOf(span) <= efficiencyLimits.maxRangeDays;

/** The days a query asks for, up to today; undefined for a range of its own that is none, or too long. */
export function spanOf(
  { range, from, to }: EfficiencyQuery,
  today: Day,
  term: DaySpan | undefined,
): DaySpan | undefined {
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -weekday(today)), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'term':
      return { from: term?.from ?? `${today.slice(0, 4)}-01-01`, to: today };
    case 'year':
      return { from: addDays(today, -364), to: today };
    case 'custom':
      return from && to && isCountable({ from, to }) ? { from, to } : undefined;
  }
}

/** As many days just before. */
export const spanBefore = (span: DaySpan): DaySpan => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
});

export const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const daysOfMonth = (month: string): DaySpan => {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
};

/** The days of a report: a whole month against the one before; one that is not over against as many days. */
export function reportSpans(month: string, today: Day): { span: DaySpan; before: DaySpan } {
  const whole = daysOfMonth(month);
  if (today > whole.to || today < whole.from) return { span: whole, before: daysOfMonth(monthBefore(month)) };
  const span = { from: whole.from, to: today };
  return { span, before: spanBefore(span) };
}

/** Best first; equal values share a rank, and the next one counts on: 1, 2, 2, 4. Rows without the value come last. */
export function ranked<R>(
  rows: readonly R[],
  value: (row: R) => number | null,
): (R & { rank: number; tied: boolean })[] {
  const sorted = [...rows].sort((a, b) => (value(b) ?? -Infinity) - (value(a) ?? -Infinity));
  const values = sorted.map(value);
  return sorted.map((row, at) => ({
    ...row,
    rank: values.indexOf(values[at] ?? null) + 1,
    tied: values.filter((value) => value === values[at]).length > 1,
  }));
}

/** Whole hours gathered into the buckets of the chart. */
export function bucketsOf(hours: readonly HourCount[]) {
  const bounds = [0, ...efficiencyLimits.durationBounds];
  return bounds.map((from, at) => {
    const to = bounds[at + 1] ?? null;
    const inside = hours.filter((one) => one.hours >= from && (to === null || one.hours < to));
    return { from, to, finished: inside.reduce((sum, { count }) => sum + count, 0) };
  });
}

export type DayTotals = { day: Day; accepted: number; finished: number; late: number };

/** Every day of a span, those without cases too; of a long one every week. */
export function trendOf(counted: readonly DayTotals[], span: DaySpan): { step: 'day' | 'week'; points: DayTotals[] } {
  const step = lengthOf(span) > efficiencyLimits.maxTrendDays ? 'week' : 'day';
  const startOf = (day: Day) => (step === 'day' ? day : addDays(day, -weekday(day)));
  const points = new Map<Day, DayTotals>();
  for (let day = startOf(span.from); day <= span.to; day = addDays(day, step === 'day' ? 1 : 7))
    points.set(day, { day, accepted: 0, finished: 0, late: 0 });
  for (const { day, accepted, finished, late } of counted) {
    const point = points.get(startOf(day));
    if (!point) continue;
    point.accepted += accepted;
    point.finished += finished;
    point.late += late;
  }
  return { step, points: [...points.values()] };
}

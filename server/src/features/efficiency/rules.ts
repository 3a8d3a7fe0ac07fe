import type {
  EfficiencyFigures,
  EfficiencyQuery,
  EfficiencySatisfaction,
} from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { type Day, FIRST_DAY, LAST_DAY } from '../../common/working-days.ts';
import { addDays, type DaySpan, type HourCount, hoursWithin, monthOf } from '../../domain/efficiency/rules.ts';

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

const isSmall = (count: number) => count > 0 && count < efficiencyLimits.smallCount;
const nothingHidden = (counts: readonly number[]): (number | null)[] => [...counts];

/**
 * EF-2: counts of one whole. Small ones are hidden, and with them so many of the next larger that what is hidden
 * together is not small either: otherwise the sum would tell.
 */
export function hideSmall(counts: readonly number[]): (number | null)[] {
  const hidden = new Set([...counts.keys()].filter((at) => isSmall(counts[at] ?? 0)));
  if (hidden.size === 0) return [...counts];
  const others = [...counts.keys()].filter((at) => !hidden.has(at) && (counts[at] ?? 0) > 0);
  others.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  const sum = () => [...hidden].reduce((total, at) => total + (counts[at] ?? 0), 0);
  while (sum() < efficiencyLimits.smallCount) {
    const next = others.shift();
    if (next === undefined) break;
    hidden.add(next);
  }
  return counts.map((count, at) => (hidden.has(at) ? null : count));
}

type Cell = { count: number; isHidden: boolean };

/** Hides one more where the only one hidden, or several that are small together, could be worked out; zeros last. */
function hideOneMore(line: readonly Cell[]): boolean {
  const hidden = line.filter(({ isHidden }) => isHidden);
  const sum = hidden.reduce((total, { count }) => total + count, 0);
  if (hidden.length === 0 || (hidden.length > 1 && sum >= efficiencyLimits.smallCount)) return false;
  const order = ({ count }: Cell) => count || Number.POSITIVE_INFINITY;
  const [next] = line.filter(({ isHidden }) => !isHidden).sort((a, b) => order(a) - order(b));
  if (!next) return false;
  next.isHidden = true;
  return true;
}

/** EF-2: a table whose sums are known of every row and column. */
export function hideSmallTable(table: readonly (readonly number[])[]): (number | null)[][] {
  const cells = table.map((row) => row.map((count) => ({ count, isHidden: isSmall(count) })));
  const columns = [...(cells[0] ?? []).keys()].map((at) => cells.flatMap((row) => row[at] ?? []));
  const lines = [...cells, ...columns];
  while (lines.some(hideOneMore));
  return cells.map((row) => row.map(({ count, isHidden }) => (isHidden ? null : count)));
}

/** How the caller sees counts: a supervisor as they are. */
export type Eyes = {
  counts: (counts: readonly number[]) => (number | null)[];
  table: (table: readonly (readonly number[])[]) => (number | null)[][];
  count: (count: number) => number | null;
  /** A share of so many cases. */
  rate: (part: number, of: number) => number | null;
};
const share = (part: number, of: number) => (of === 0 ? null : part / of);
export const eyesOf = ({ supervises }: { supervises: boolean }): Eyes =>
  supervises
    ? { counts: nothingHidden, table: (rows) => rows.map(nothingHidden), count: (n) => n, rate: share }
    : {
        counts: hideSmall,
        table: hideSmallTable,
        count: (n) => (isSmall(n) ? null : n),
        rate: (part, of) => (isSmall(of) ? null : share(part, of)),
      };

export function figuresOf(totals: Totals, hours: readonly HourCount[], { count, rate }: Eyes): EfficiencyFigures {
  const { accepted, people, finished, promised, onTime, early, late, workSec, rated, scoreSum } = totals;
  // A share of late cases would tell a small count of them.
  const lateShown = count(late) !== null;
  const shown = count(finished) !== null;
  return {
    ...{ accepted: count(accepted), people: count(people), finished: count(finished), late: count(late) },
    finishRate: count(finished) === null ? null : rate(finished, accepted),
    onTimeRate: lateShown || promised >= efficiencyLimits.minVolume ? rate(onTime, promised) : null,
    earlyRate: rate(early, promised),
    lateRate: lateShown ? rate(late, promised) : null,
    meanHours: rate(workSec / 3600, finished),
    medianHours: shown ? hoursWithin(0.5, hours) : null,
    ninetyHours: shown ? hoursWithin(0.9, hours) : null,
    satisfaction: rate(scoreSum, rated),
    ratedRate: count(rated) === null ? null : rate(rated, finished),
  };
}

/** EF-2: labels counted too seldom to be shown follow by name, so that their order does not tell. */
export function labelsOf(
  labels: readonly { name: string; rated: number; scoreSum: number }[],
  { count, rate }: Eyes,
): EfficiencySatisfaction['labels'] {
  const rows = labels.map(({ name, rated, scoreSum }) => ({ name, count: count(rated), stars: rate(scoreSum, rated) }));
  const hidden = rows.filter((row) => row.count === null);
  return [...rows.filter((row) => row.count !== null), ...hidden.sort((a, b) => (a.name < b.name ? -1 : 1))];
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

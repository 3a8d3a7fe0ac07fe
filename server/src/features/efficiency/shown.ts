import type { EfficiencyFigures } from '@yizhan/contract/entities/efficiency.ts';
import type { Db } from '../../db/database.ts';
import { type CountSpan, type HourCount, hoursWithin } from '../../domain/efficiency/rules.ts';
import { type Masking, share } from './hiding.ts';
import { sumDepartments, sumTotals } from './queries.ts';
import type { Totals } from './rules.ts';

/**
 * Whose figures are asked for, and over whom is decided what may be read. EF-2: one department's are hidden over all, as
 * whoever reads the school's and the others' can subtract.
 */
export type Reader = { masking: Masking; deptId: string; among: string };

export const readerOf = (masking: Masking, supervises: boolean, deptId: string): Reader => ({
  ...{ masking, deptId, among: supervises || deptId === '0' ? deptId : 'each' },
});

/** The rows of each that is among them, and where the one asked for is. */
function partsOf<R extends { deptId: string | null }>(rows: readonly R[], { deptId, among }: Reader) {
  if (among !== 'each') return { parts: [rows], at: 0 };
  const ids = [...new Set([...rows.map((row) => row.deptId), deptId])];
  return { parts: ids.map((id) => rows.filter((row) => row.deptId === id)), at: ids.indexOf(deptId) };
}

/** The rows of the one asked for. */
export const ownOf = <R extends { deptId: string | null }>(rows: readonly R[], reader: Reader): readonly R[] => {
  const { parts, at } = partsOf(rows, reader);
  return parts[at] ?? [];
};

/** Counts of one whole, as the reader may read them. */
export function shownCounts<R extends { deptId: string | null }>(
  rows: readonly R[],
  reader: Reader,
  counts: (own: readonly R[]) => readonly number[],
): (number | null)[] {
  const { parts, at } = partsOf(rows, reader);
  return reader.masking.table(parts.map(counts))[at] ?? [];
}

/** One count, of which the sum over all is known. */
export function shownCount<R extends { deptId: string | null }>(
  rows: readonly R[],
  reader: Reader,
  count: (own: readonly R[]) => number,
): number | null {
  const { parts, at } = partsOf(rows, reader);
  return reader.masking.counts(parts.map(count))[at] ?? null;
}

/** A share; not where it would tell a small count of those that are in it, or are not. */
export function shownRate<R extends { deptId: string | null }>(
  rows: readonly R[],
  reader: Reader,
  [part, of]: readonly [(row: R) => number, (row: R) => number],
): number | null {
  const sum = (own: readonly R[], value: (row: R) => number) => own.reduce((total, row) => total + value(row), 0);
  const shown = shownCounts(rows, reader, (own) => [sum(own, part), sum(own, of) - sum(own, part)]);
  const own = ownOf(rows, reader);
  return shown.includes(null) ? null : share(sum(own, part), sum(own, of));
}

/** What of the totals of a department may be read. */
export type Shown = {
  accepted: number | null;
  finished: number | null;
  /** Finished early, in time, late, without a promise. */
  kinds: (number | null)[];
  late: number | null;
  onTimeRate: number | null;
  earlyRate: number | null;
  lateRate: number | null;
  rated: number | null;
  ratedRate: number | null;
  satisfaction: number | null;
  meanHours: number | null;
};

/** EF-2: totals of the parts of one whole, all of them known: what one part hides must not follow from the others. */
export function shownTotals(all: readonly Totals[], masking: Masking): Shown[] {
  const accepted = masking.counts(all.map((one) => one.accepted));
  const finished = masking.counts(all.map((one) => one.finished));
  const kinds = masking.table(all.map((t) => [t.early, t.onTime - t.early, t.late, t.finished - t.promised]));
  const ratings = masking.table(all.map((one) => [one.rated, one.finished - one.rated]));
  return all.map((one, at) => {
    const [early = null, kept = null, late = null, unpromised = null] = kinds[at] ?? [];
    const [rated = null, unrated = null] = ratings[at] ?? [];
    const done = finished[at] ?? null;
    // A rate with the count of all tells how many it counts.
    const rate = (part: number, needed: number | null) =>
      needed === null || unpromised === null ? null : share(part, one.promised);
    return {
      ...{ accepted: accepted[at] ?? null, finished: done, late, rated },
      kinds: [early, kept, late, unpromised],
      onTimeRate: rate(one.onTime, late),
      earlyRate: rate(one.early, early),
      lateRate: rate(one.late, late),
      ratedRate: rated === null || unrated === null || done === null ? null : share(rated, one.finished),
      satisfaction: rated === null ? null : masking.stars(one.scoreSum, one.rated),
      meanHours: done === null ? null : share(one.workSec / 3600, one.finished),
    };
  });
}

/** The figures of a range. */
export function figuresOf(
  totals: Totals,
  hours: readonly HourCount[],
  shown: Shown,
  masking: Masking,
): EfficiencyFigures {
  const { accepted, finished, late, onTimeRate, earlyRate, lateRate, meanHours, satisfaction, ratedRate } = shown;
  return {
    ...{ accepted, finished, late, onTimeRate, earlyRate, lateRate, meanHours, satisfaction, ratedRate },
    people: accepted === null ? null : masking.count(totals.people),
    finishRate: finished === null || accepted === null || accepted === 0 ? null : finished / accepted,
    medianHours: finished === null ? null : hoursWithin(0.5, hours),
    ninetyHours: finished === null ? null : hoursWithin(0.9, hours),
  };
}

const none: Totals = {
  ...{
    accepted: 0,
    people: 0,
    finished: 0,
    promised: 0,
    onTime: 0,
    early: 0,
    late: 0,
    workSec: 0,
    rated: 0,
    scoreSum: 0,
  },
};

/** The totals of the school or of one department, and what of them may be read. */
export async function totalsOf(
  db: Db,
  { masking, deptId, among }: Reader,
  spans: readonly CountSpan[],
): Promise<{ totals: Totals; shown: Shown }> {
  const all =
    among === 'each' ? await sumDepartments(db, { spans }) : [{ deptId, ...(await sumTotals(db, { spans, deptId })) }];
  const parts = all.some((one) => one.deptId === deptId) ? all : [...all, { deptId, ...none }];
  const at = parts.findIndex((one) => one.deptId === deptId);
  const [totals, shown] = [parts[at], shownTotals(parts, masking)[at]];
  if (!totals || !shown) throw new Error('the department asked for is not among all');
  return { totals, shown };
}

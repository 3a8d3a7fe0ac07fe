import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import type { TodayItem } from '@yizhan/contract/today.ts';

const dayOf = (wire: string) => wire.slice(0, 10);

/** Whether a to-do is due by the end of this day, or was due before. */
export const isDueToday =
  (now: string) =>
  ({ dueAt }: { dueAt: string | null }) =>
    dueAt !== null && dayOf(dueAt) <= dayOf(now);

/** Of what is due, in the order of its due times: the longest overdue, and beside it what can still be done in time. */
export function pickDue<T extends { late: boolean }>(rows: readonly T[]): T[] {
  const [first, second] = rows;
  const inTime = rows.find((row) => !row.late && row !== first);
  return [first, first?.late ? (inTime ?? second) : second].filter((row) => row !== undefined);
}

/** Of every kind its most pressing thing, then what else fits; each thing once, in the order of the kinds. */
export function pickToday(lists: readonly (readonly TodayItem[])[]): TodayItem[] {
  const ranked = lists.flatMap((list, kind) => list.map((item, rank) => ({ item, kind, rank })));
  const chosen = ranked
    .toSorted((one, other) => one.rank - other.rank || one.kind - other.kind)
    .slice(0, portalLimits.maxTodayItems);
  return chosen.toSorted((one, other) => one.kind - other.kind || one.rank - other.rank).map(({ item }) => item);
}

import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
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

type CalendarSpan = Pick<AgendaEntry, 'from' | 'to' | 'fromTime' | 'toTime'>;

/** Of the entries of today what is still to come or going on, then what takes whole days, on its first and last day. */
export function pickEvents<T extends CalendarSpan>(entries: readonly T[], now: string): T[] {
  const today = dayOf(now);
  const atEdge = entries.filter(({ from, to }) => from === today || to === today);
  const isToCome = ({ to, fromTime, toTime }: T) => to > today || `${today} ${toTime ?? fromTime ?? ''}:00` > now;
  const byTheHour = atEdge.filter(({ fromTime }) => fromTime !== null);
  const wholeDays = atEdge.filter(({ fromTime }) => fromTime === null);
  return [...byTheHour.filter(isToCome), ...wholeDays];
}

/** Of every kind its most pressing thing, then what else fits; each thing once, in the order of the kinds. */
export function pickToday(lists: readonly (readonly TodayItem[])[]): TodayItem[] {
  const ranked = lists.flatMap((list, kind) => list.map((item, rank) => ({ item, kind, rank })));
  const chosen = ranked
    .toSorted((one, other) => one.rank - other.rank || one.kind - other.kind)
    .slice(0, portalLimits.maxTodayItems);
  return chosen.toSorted((one, other) => one.kind - other.kind || one.rank - other.rank).map(({ item }) => item);
}

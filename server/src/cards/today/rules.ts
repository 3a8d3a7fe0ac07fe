import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import type { TodayItem } from '@yizhan/contract/today.ts';

const dayOf = (wire: string) => wire.slice(0, 10);

/** What is longest overdue, and beside it what can still be done in time today; one kind fills the place of the other. */
export const pickDue = <T>({ overdue, inTime }: Record<'overdue' | 'inTime', readonly T[]>): T[] =>
  [...overdue.slice(0, 1), ...inTime.slice(0, 2), ...overdue.slice(1)].slice(0, 2);

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

import type { CalendarYear, DayChange, SpecialDay } from '@yizhan/contract/entities/calendar.ts';
import { addDays, weekdayOf } from '../../lib/days.ts';

/** A mark of the editor; `clear` follows the official calendar again. */
export type DayTool = 'off' | 'work' | 'clear';
export const dayTools: readonly DayTool[] = ['off', 'work', 'clear'];

export type Changes = ReadonlyMap<string, DayChange>;

export type DayState = {
  isOff: boolean;
  name: string;
  /** Who says so: an ordinary week, the State Council, the school, or a change not saved yet. */
  by: 'week' | 'official' | 'own' | 'pending';
};

const SATURDAY = 5;

type KnownDays = Pick<CalendarYear, 'days' | 'official'>;
const find = (days: readonly SpecialDay[], day: string) => days.find((one) => one.day === day);

/** What holds on a day, with the changes that are not saved yet. */
export function stateOf(day: string, { days, official }: KnownDays, changes: Changes): DayState {
  const change = changes.get(day);
  if (change && change.isOff !== null) return { isOff: change.isOff, name: change.name, by: 'pending' };
  const own = change ? undefined : find(days, day);
  if (own) return { isOff: own.isOff, name: own.name, by: 'own' };
  const announced = find(official, day);
  const by = change ? 'pending' : announced ? 'official' : 'week';
  return { isOff: announced?.isOff ?? weekdayOf(day) >= SATURDAY, name: announced?.name ?? '', by };
}

const isOffOf = { off: true, work: false, clear: null } as const;

/** Marks days; what is so already, or marked the same a second time, is no change. */
export function mark(
  changes: Changes,
  known: KnownDays,
  { days, tool, name }: { days: readonly string[]; tool: DayTool; name: string },
): Changes {
  const next = new Map(changes);
  const isOff = isOffOf[tool];
  for (const day of days) {
    const before = changes.get(day);
    const own = find(known.days, day);
    const isSame = isOff === null ? !own : own?.isOff === isOff && own.name === name;
    const isUndone = days.length === 1 && before?.isOff === isOff && before.name === name;
    if (isSame || isUndone) next.delete(day);
    else next.set(day, { day, isOff, name: isOff === null ? '' : name });
  }
  return next;
}

/** Gives marked days a name that was typed after they were marked. */
export function nameDays(changes: Changes, days: readonly string[], name: string): Changes {
  const next = new Map(changes);
  for (const day of days) {
    const change = changes.get(day);
    if (change && change.isOff !== null) next.set(day, { ...change, name });
  }
  return next;
}

/** The days from one to another, both counted, in either order. */
export function spanOf(one: string, other: string): string[] {
  const [first, last] = one < other ? [one, other] : [other, one];
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

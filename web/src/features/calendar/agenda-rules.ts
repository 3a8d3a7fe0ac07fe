import type { Agenda, AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { addDays, daysFrom, firstOfMonth, mondayOf, WEEK_DAYS, weeksBetween } from '../../lib/days.ts';

export const agendaViews = ['month', 'week', 'list'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** How far ahead the list looks. */
const LIST_DAYS = 60;

/** The days a view shows. */
export function rangeOf(view: AgendaView, day: string): { from: string; to: string } {
  switch (view) {
    case 'month': {
      const weeks = weeksBetween(firstOfMonth(day), addDays(firstOfMonth(day, 1), -1));
      return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day };
    }
    case 'week':
      return { from: mondayOf(day), to: addDays(mondayOf(day), WEEK_DAYS - 1) };
    case 'list':
      return { from: day, to: addDays(day, LIST_DAYS - 1) };
  }
}

/** The day to show after turning the page. */
export function turned(view: AgendaView, day: string, way: 1 | -1): string {
  switch (view) {
    case 'month':
      return firstOfMonth(day, way);
    case 'week':
      return addDays(day, way * WEEK_DAYS);
    case 'list':
      return addDays(day, way * LIST_DAYS);
  }
}

export const entriesOn = (entries: readonly AgendaEntry[], day: string) =>
  entries.filter(({ from, to }) => from <= day && day <= to);

/** Days with entries, in order; what began before the first day stands there. */
export function listDays(entries: readonly AgendaEntry[], from: string): { day: string; entries: AgendaEntry[] }[] {
  const days = new Map<string, AgendaEntry[]>();
  for (const entry of entries) {
    const day = entry.from < from ? from : entry.from;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, entries]) => ({ day, entries })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The teaching week of a day; undefined outside the terms. */
export function teachingWeekOf(terms: Agenda['terms'], day: string): number | undefined {
  const term = terms.find(({ begins, ends }) => mondayOf(begins) <= day && day <= ends);
  return term && Math.floor(daysFrom(mondayOf(term.begins), day) / WEEK_DAYS) + 1;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK_DAYS,
  ArrowDown: WEEK_DAYS,
};

/** The day that a key leads to from another one. */
export function dayByKey(key: string, day: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp' || key === 'PageDown') return firstOfMonth(day, key === 'PageUp' ? -1 : 1);
  if (key === 'Home') return mondayOf(day);
  return key === 'End' ? addDays(mondayOf(day), WEEK_DAYS - 1) : undefined;
}

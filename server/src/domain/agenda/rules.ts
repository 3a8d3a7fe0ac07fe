import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import type { Day } from '../../common/working-days.ts';

/** By day; within a day what takes all of it first, then by the hour. */
export const inOrder = (one: AgendaEntry, other: AgendaEntry) =>
  sortKey(one).localeCompare(sortKey(other), 'en') || one.key.localeCompare(other.key, 'en');

const sortKey = ({ from, fromTime }: AgendaEntry) => `${from} ${fromTime ?? ''}`;

/** An entry that takes whole days, late at no time. */
export const wholeDays = (
  entry: Pick<AgendaEntry, 'key' | 'kind' | 'title' | 'from' | 'to' | 'url'> & { note?: string },
): AgendaEntry => ({ note: '', fromTime: null, toTime: null, isLate: false, ...entry });

/** The page of the school calendar. */
export const calendarPage = '/calendar';

/** One's own agenda, and a day of it. */
export const ownAgenda = '#/home/PersonalCenter?section=agenda';
export const agendaOn = (day: Day) => `${ownAgenda}&date=${day}`;

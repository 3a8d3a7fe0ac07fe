import type { EventInput, TermInput } from '@yizhan/contract/entities/calendar.ts';
import * as calendarLimits from '@yizhan/contract/limits/calendar.ts';
import { fail } from '../../common/fail.ts';
import { daysFrom } from '../../domain/calendar/rules.ts';

export function assertTerm({ begins, ends }: TermInput): void {
  const most = calendarLimits.maxTermDays;
  if (ends < begins) fail('days_backwards', {}, { field: 'ends' });
  if (daysFrom(begins, ends) > most) fail('term_too_long', { most }, { field: 'ends' });
}

/** An event with an end by the hour needs a beginning by the hour, and to end after it. */
export function assertEvent({ begins, ends, fromTime, toTime }: EventInput): void {
  const most = calendarLimits.maxEventDays;
  if (ends < begins) fail('days_backwards', {}, { field: 'ends' });
  if (daysFrom(begins, ends) > most) fail('event_too_long', { most }, { field: 'ends' });
  if (toTime !== null && (fromTime === null || `${ends}${toTime}` <= `${begins}${fromTime}`))
    fail('days_backwards', {}, { field: 'toTime' });
}

export function assertRange({ from, to }: { from: string; to: string }): void {
  const most = calendarLimits.maxAgendaDays;
  if (to < from) fail('days_backwards');
  if (daysFrom(from, to) > most) fail('agenda_range', { most });
}

/** The calendar year as a span of days. */
export const spanOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

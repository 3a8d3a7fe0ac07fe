import * as z from 'zod';
import { calls } from '../call.ts';
import {
  agenda,
  agendaLink,
  agendaQuery,
  calendarYear,
  dayChange,
  eventInput,
  held,
  schoolCalendarQuery,
  schoolYearCalendar,
  termInput,
  yearQuery,
} from '../entities/calendar.ts';
import { byId, nothing } from '../entities/common.ts';
import * as calendarLimits from '../limits/calendar.ts';
import { calendarRoutes } from '../routes/calendar.ts';

export const calendar = calls(calendarRoutes, {
  school: {
    summary: 'The school’s calendar of a year: terms, days off, events for the person, and the teaching week',
    input: schoolCalendarQuery,
    output: schoolYearCalendar,
  },
  agenda: {
    summary: 'What stands in one’s agenda between two days, from every source',
    input: agendaQuery,
    output: agenda,
  },
  link: { summary: 'The address by which other calendars read one’s agenda', input: nothing, output: agendaLink },
  renewLink: { summary: 'Make that address, or another one in its place', input: nothing, output: agendaLink },
  removeLink: { summary: 'Revoke that address', input: nothing, output: nothing },
  year: { summary: 'Terms, days and events of a year, for their editor', input: yearQuery, output: calendarYear },
  saveTerm: {
    summary: 'Create or change a term; refused when it overlaps another',
    input: termInput.extend({ held: held.optional() }),
    output: byId,
  },
  removeTerm: { summary: 'Remove a term', input: held, output: nothing },
  saveDays: {
    summary: 'Say of days that the school is off or works; the working-day clock follows at once',
    input: z.object({ days: z.array(dayChange).min(1).max(calendarLimits.maxChangedDays) }),
    output: nothing,
  },
  copyOfficial: {
    summary: 'Take over the official days of a year as the school’s own, where it has said nothing yet',
    input: yearQuery,
    output: z.object({ copied: z.number() }),
  },
  saveEvent: {
    summary: 'Create or change an event of the school',
    input: eventInput.extend({ held: held.optional() }),
    output: byId,
  },
  removeEvent: { summary: 'Remove an event', input: held, output: nothing },
});

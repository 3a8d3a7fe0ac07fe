import * as z from 'zod';
import * as calendarLimits from '../limits/calendar.ts';
import * as fieldLimits from '../limits/fields.ts';
import { day, filled, id, text, time } from './common.ts';

const year = z.coerce.number().int().min(calendarLimits.minYear).max(calendarLimits.maxYear);
export const yearQuery = z.object({ year });
export const schoolCalendarQuery = z.object({ year: year.optional() });

/** A term. `begins` lies in its first teaching week; weeks begin on Monday. */
export const termInput = z.object({ name: filled(fieldLimits.nameLength), begins: day, ends: day });
export const term = termInput.extend({ id, weeks: z.number(), version: z.number() });
export type TermInput = z.infer<typeof termInput>;
export type Term = z.infer<typeof term>;

/** A day that differs from an ordinary week: off, or worked instead. */
export const specialDay = z.object({ day, isOff: z.boolean(), name: text(fieldLimits.nameLength) });
export type SpecialDay = z.infer<typeof specialDay>;

/** What the school says of a day; `null` follows the official calendar again. */
export const dayChange = z.object({
  day,
  isOff: z.boolean().nullable(),
  name: text(fieldLimits.nameLength).default(''),
});
export type DayChange = z.infer<typeof dayChange>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** An event of the school. Without hours it takes whole days; without identities it is for all. */
export const eventInput = z.object({
  name: filled(fieldLimits.nameLength),
  begins: day,
  ends: day,
  fromTime: clock.nullable().default(null),
  toTime: clock.nullable().default(null),
  place: text(fieldLimits.nameLength).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(fieldLimits.addressLength)]).default(''),
  identityTypes: z.array(z.number().int().min(1).max(9)).max(9).default([]),
});
export type EventInput = z.infer<typeof eventInput>;
export const calendarEvent = eventInput.extend({ id, version: z.number() });
export type CalendarEvent = z.infer<typeof calendarEvent>;

export const held = z.object({ id, version: z.number().int() });

/** Everything the year editor shows. */
export const calendarYear = z.object({
  year: z.number(),
  terms: z.array(term),
  /** The school's own days of this year, and the official ones. */
  days: z.array(specialDay),
  official: z.array(specialDay),
  /** The State Council has announced the days off of this year. */
  isAnnounced: z.boolean(),
  events: z.array(calendarEvent),
});
export type CalendarYear = z.infer<typeof calendarYear>;

const shownEvent = calendarEvent.omit({ identityTypes: true, version: true });

/** The calendar of a year as everybody reads it. */
export const schoolYearCalendar = z.object({
  year: z.number(),
  today: day,
  semester: z.object({ name: z.string(), week: z.number(), weeks: z.number() }).nullable(),
  semesters: z.array(term.omit({ version: true })),
  days: z.array(specialDay),
  events: z.array(shownEvent),
});

export const agendaKinds = ['todo', 'case', 'event', 'off', 'work', 'term'] as const;

/** One entry of a person's agenda, whichever source it comes from. */
export const agendaEntry = z.object({
  /** The same in every answer: other calendars know the entry by it. */
  key: z.string(),
  kind: z.enum(agendaKinds),
  title: z.string(),
  /** Its item, place, or whom it is done for. */
  note: z.string(),
  /** First and last day. */
  from: day,
  to: day,
  /** `HH:mm`; whole days have none. */
  fromTime: clock.nullable(),
  toTime: clock.nullable(),
  isLate: z.boolean(),
  /** Where it leads. */
  url: z.string(),
});
export type AgendaEntry = z.infer<typeof agendaEntry>;

export const agendaQuery = z.object({ from: day, to: day });
export const agenda = z.object({
  today: day,
  terms: z.array(term.pick({ name: true, begins: true, ends: true })),
  entries: z.array(agendaEntry),
});
export type Agenda = z.infer<typeof agenda>;

/** The address by which other calendars read one's agenda; null when there is none. */
export const agendaLink = z.object({
  url: z.string().nullable(),
  createdAt: time.nullable(),
  /** When another calendar last read it. */
  readAt: time.nullable(),
});
export type AgendaLink = z.infer<typeof agendaLink>;

import * as z from 'zod';
import * as calendarLimits from '../limits/calendar.ts';
import * as fieldLimits from '../limits/fields.ts';
import { day, id, text } from './common.ts';

/** First and last day away, and who stands in: for everything, or for the cases of these processes only. */
export const absenceInput = z.object({
  from: day,
  to: day,
  secondId: id,
  /** Empty: everything. */
  processIds: z.array(id).max(calendarLimits.maxAbsenceProcesses).default([]),
  note: text(fieldLimits.textLength).default(''),
});
export type AbsenceInput = z.infer<typeof absenceInput>;

/** A process that can be handed to the second post by itself. */
export const absenceProcess = z.object({ id, name: z.string() });
export type AbsenceProcess = z.infer<typeof absenceProcess>;

export const absenceRow = z.object({
  id,
  from: day,
  to: day,
  secondId: id,
  secondName: z.string(),
  /** Empty: everything. */
  processes: z.array(absenceProcess),
  note: z.string(),
  /** Today lies in it. */
  isCurrent: z.boolean(),
});
export type AbsenceRow = z.infer<typeof absenceRow>;

/** Somebody whose to-dos one does now: all of them, or the cases of the processes named. */
export const coveredPerson = z.object({
  userId: id,
  name: z.string(),
  to: day,
  processes: z.array(z.string()),
  /** Their reasons, for whoever they named; one who has the to-dos from somebody in between reads none. */
  notes: z.array(z.string()),
});

export const ownAbsences = z.object({
  /** Current and to come, by day. */
  absences: z.array(absenceRow),
  /** Who has all one's to-dos now; null while one has them oneself, also when nobody of the chain is there. */
  holder: z.object({ userId: id, name: z.string() }).nullable(),
  covering: z.array(coveredPerson),
});
export type OwnAbsences = z.infer<typeof ownAbsences>;

import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import { day, id, text } from './common.ts';

/** First and last day away, and who stands in. */
export const absenceInput = z.object({
  from: day,
  to: day,
  secondId: id,
  note: text(fieldLimits.textLength).default(''),
});
export type AbsenceInput = z.infer<typeof absenceInput>;

export const absenceRow = z.object({
  id,
  from: day,
  to: day,
  secondId: id,
  secondName: z.string(),
  note: z.string(),
  /** Today lies in it. */
  isCurrent: z.boolean(),
});
export type AbsenceRow = z.infer<typeof absenceRow>;

/** Somebody whose to-dos one does now. */
export const coveredPerson = z.object({ userId: id, name: z.string(), to: day });

export const ownAbsences = z.object({
  /** Current and to come, by day. */
  absences: z.array(absenceRow),
  /** Who has one's to-dos now; null while one has them oneself, also when nobody of the chain is there. */
  holder: z.object({ userId: id, name: z.string() }).nullable(),
  covering: z.array(coveredPerson),
});
export type OwnAbsences = z.infer<typeof ownAbsences>;

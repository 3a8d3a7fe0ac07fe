import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import type { Day } from '../../common/working-days.ts';
import type { Reader } from '../../db/database.ts';
import type { Language } from '../../person.ts';

/** Whose agenda it is: a signed-in person, or the owner of an address that another calendar reads. */
export type AgendaViewer = {
  db: Reader;
  person: { id: string };
  /** The types of all the person's valid identities. */
  identityTypes: readonly number[];
  language: Language;
  now: Date;
};

/** First and last day. */
export type AgendaRange = { from: Day; to: Day };

/** One source of the agenda: what it has for this person between two days. */
export type AgendaSource = (viewer: AgendaViewer, range: AgendaRange) => Promise<AgendaEntry[]>;

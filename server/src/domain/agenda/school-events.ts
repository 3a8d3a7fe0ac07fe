import { listEvents } from '../calendar/queries.ts';
import { agendaOn } from './rules.ts';
import type { AgendaSource } from './source.ts';

/**
 * Events of the school meant for one of the person's identities. Those without a page of their own lead to their day of
 * the agenda: the printed calendar is read by visitors, too, and has none.
 */
export const schoolEvents: AgendaSource = async ({ db, identityTypes }, range) => {
  const events = await listEvents(db, { ...range, types: identityTypes });
  return events.map(({ id, name, begins, ends, fromTime, toTime, place, url }) => ({
    ...{ key: `event-${id}`, kind: 'event', title: name, note: place, from: begins, to: ends, fromTime, toTime },
    ...{ isLate: false, url: url || agendaOn(begins) },
  }));
};

import { dueTodos } from './due-todos.ts';
import { promisedCases } from './promised-cases.ts';
import { schoolDays } from './school-days.ts';
import { schoolEvents } from './school-events.ts';
import type { AgendaSource } from './source.ts';
import { terms } from './terms.ts';

/** What the school calendar says to everybody or to some of its identities. */
export const calendarSources: readonly AgendaSource[] = [terms, schoolDays, schoolEvents];

/** Every source of the agenda. A feature that has dates for people adds its own here. */
export const agendaSources: readonly AgendaSource[] = [...calendarSources, dueTodos, promisedCases];

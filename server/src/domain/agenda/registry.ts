import { dueTodos } from './due-todos.ts';
import { schoolDays } from './school-days.ts';
import { schoolEvents } from './school-events.ts';
import type { AgendaSource } from './source.ts';
import { terms } from './terms.ts';

/** Every source of the agenda. A feature that has dates for people adds its own here. */
export const agendaSources: readonly AgendaSource[] = [terms, schoolDays, schoolEvents, dueTodos];

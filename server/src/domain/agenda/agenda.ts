import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { agendaSources, calendarSources } from './registry.ts';
import { inOrder } from './rules.ts';
import type { AgendaRange, AgendaSource, AgendaViewer } from './source.ts';

const listFrom = (sources: readonly AgendaSource[]) => async (viewer: AgendaViewer, range: AgendaRange) => {
  const lists: AgendaEntry[][] = await Promise.all(sources.map((source) => source(viewer, range)));
  return lists.flat().sort(inOrder);
};

/** A person's agenda between two days, from every source. */
export const listAgenda = listFrom(agendaSources);

/** The same without what is due. */
export const listCalendar = listFrom(calendarSources);

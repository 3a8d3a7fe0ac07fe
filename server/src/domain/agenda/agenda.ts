import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { agendaSources } from './registry.ts';
import { inOrder } from './rules.ts';
import type { AgendaRange, AgendaViewer } from './source.ts';

/** A person's agenda between two days, from every source. */
export async function listAgenda(viewer: AgendaViewer, range: AgendaRange): Promise<AgendaEntry[]> {
  const lists = await Promise.all(agendaSources.map((source) => source(viewer, range)));
  return lists.flat().sort(inOrder);
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { parseDay } from '../../lib/days.ts';
import { toWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { useHint } from '../../lib/useHint.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { type AgendaView, agendaViews, rangeOf } from './agenda-rules.ts';

const isView = (text: string | null): text is AgendaView => agendaViews.some((view) => view === text);

/** The view and day that the address names, and what stands in the agenda then. */
export function useAgenda() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const small = useMediaQuery(phone);
  const today = toWireTime(serverNow()).slice(0, 10);
  const named = search.get('view');
  const view = isView(named) ? named : small ? 'list' : 'month';
  const day = parseDay(search.get('date'), today);
  const agenda = useQuery({ ...query.calendar.agenda(rangeOf(view, day)), placeholderData: keepPreviousData });
  useHint('card.affairs', () => client.invalidateQueries({ queryKey: query.calendar.agenda.queryKey }));
  const show = (changes: { view?: AgendaView; day?: string }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (changes.view) next.set('view', changes.view);
      if (changes.day) next.set('date', changes.day);
      return next;
    });
  return { view, day, today, agenda, show };
}

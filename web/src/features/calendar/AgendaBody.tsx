import type { Agenda } from '@yizhan/contract/entities/calendar.ts';
import { agenda as texts } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { type AgendaView, entriesOn, listDays, rangeOf, teachingWeekOf } from './agenda-rules.ts';
import { DayEntries } from './DayEntries.tsx';
import { DayGrid } from './DayGrid.tsx';

const t = textsOf({ agenda: texts });

type AgendaBodyProps = { view: AgendaView; day: string; agenda: Agenda; onDay: (day: string) => void };

/** The agenda in one of its three views. Below a month or a week stands the chosen day in full. */
export function AgendaBody({ view, day, agenda, onDay }: AgendaBodyProps) {
  const range = rangeOf(view, day);
  const dayOf = (one: string, entries = entriesOn(agenda.entries, one)) => (
    <DayEntries
      key={one}
      day={one}
      isToday={one === agenda.today}
      week={teachingWeekOf(agenda.terms, one)}
      entries={entries}
    />
  );
  if (view === 'list') {
    const days = listDays(agenda.entries, range.from);
    if (days.length === 0) return <Empty text={t('none')} />;
    return <div className="agenda-list">{days.map((one) => dayOf(one.day, one.entries))}</div>;
  }
  return (
    <>
      <DayGrid
        agenda={agenda}
        {...range}
        day={day}
        month={view === 'month' ? day.slice(0, 7) : undefined}
        onDay={onDay}
      />
      <div className="agenda-list">{dayOf(day)}</div>
    </>
  );
}

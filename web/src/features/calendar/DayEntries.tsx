import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { agenda } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { textsOf } from '../../lib/text.ts';
import { AgendaLine } from './AgendaEntryLink.tsx';
import { dayTitle } from './day-title.ts';

const t = textsOf({ agenda });

type DayEntriesProps = { day: string; isToday: boolean; week: number | undefined; entries: readonly AgendaEntry[] };

/** A day with its entries. */
export function DayEntries({ day, isToday, week, entries }: DayEntriesProps) {
  return (
    <section className="agenda-day" aria-label={dayTitle(day)}>
      <h3 className="agenda-day__title">
        {dayTitle(day)}
        {isToday && <span className="agenda-day__today">{t('today')}</span>}
        {week !== undefined && <small>{t('teachingWeek', { n: week })}</small>}
      </h3>
      {entries.length === 0 ? (
        <p className="agenda-day__none">{t('noneDay')}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <AgendaLine entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

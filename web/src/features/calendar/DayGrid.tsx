import type { Agenda } from '@yizhan/contract/entities/calendar.ts';
import { agenda as texts } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { weeksBetween } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';
import { dayByKey, entriesOn, teachingWeekOf } from './agenda-rules.ts';
import { DayCell } from './DayCell.tsx';
import { weekdayNames } from './day-title.ts';

const t = textsOf({ agenda: texts });

type DayGridProps = {
  agenda: Agenda;
  from: string;
  to: string;
  /** The chosen day. */
  day: string;
  /** Days of other months are quiet. */
  month?: string | undefined;
  onDay: (day: string) => void;
};

/** Weeks of days, Monday first. One tab stop: arrows move by day and week, Page Up and Down by month. */
export function DayGrid({ agenda, from, to, day, month, onDay }: DayGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKeyboard = useRef(false);
  useEffect(() => {
    if (byKeyboard.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKeyboard.current = false;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Entries inside a day are links of their own.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.day === undefined) return;
    const next = dayByKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    byKeyboard.current = true;
    onDay(next);
  };
  return (
    <table ref={grid} className={month ? 'agenda-grid' : 'agenda-grid agenda-grid--week'} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col" className="agenda-grid__week">
            {t('weekNumber')}
          </th>
          {weekdayNames().map((name) => (
            <th key={name} scope="col">
              {t('weekday', { name })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(from, to).map((days) => (
          <tr key={days[0]}>
            <th scope="row" className="agenda-grid__week">
              {teachingWeekOf(agenda.terms, days[0] ?? day) ?? teachingWeekOf(agenda.terms, days[6] ?? day) ?? ''}
            </th>
            {days.map((one) => (
              <DayCell
                key={one}
                day={one}
                entries={entriesOn(agenda.entries, one)}
                isToday={one === agenda.today}
                isChosen={one === day}
                isOutside={month !== undefined && !one.startsWith(month)}
                isTall={month === undefined}
                onChoose={() => onDay(one)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

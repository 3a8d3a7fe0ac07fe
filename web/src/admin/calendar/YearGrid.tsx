import type { CalendarYear } from '@yizhan/contract/entities/calendar.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addDays, WEEK_DAYS } from '../../lib/days.ts';
import { toWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { Changes } from './year-rules.ts';

const MONTHS = 12;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK_DAYS,
  ArrowDown: WEEK_DAYS,
};

type YearGridProps = {
  data: CalendarYear;
  changes: Changes;
  /** `toHere`: everything from the day marked before. */
  onDay: (day: string, toHere: boolean) => void;
};

/** Twelve months. One tab stop: arrows move by day and week through the whole year. */
export function YearGrid({ data, changes, onDay }: YearGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const today = toWireTime(serverNow()).slice(0, 10);
  const [focused, setFocused] = useState(today.startsWith(`${data.year}-`) ? today : `${data.year}-01-01`);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : addDays(focused, step);
    if (!next?.startsWith(`${data.year}-`)) return;
    event.preventDefault();
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const choose = (day: string, toHere: boolean) => {
    setFocused(day);
    onDay(day, toHere);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div ref={grid} className="year-grid" onKeyDown={onKeyDown}>
      {Array.from({ length: MONTHS }, (_, at) => `${data.year}-${String(at + 1).padStart(2, '0')}`).map((month) => (
        <MonthGrid
          key={month}
          month={month}
          data={data}
          changes={changes}
          focused={focused}
          today={today}
          onDay={choose}
        />
      ))}
    </div>
  );
}

import type { CalendarYear } from '@yizhan/contract/entities/calendar.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { addDays, firstOfMonth, partsOf, weeksBetween } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { type Changes, stateOf } from './year-rules.ts';

const t = textsOf({ calendarManage });

type MonthGridProps = {
  month: string;
  data: CalendarYear;
  changes: Changes;
  focused: string;
  today: string;
  onDay: (day: string, toHere: boolean) => void;
};

export function MonthGrid({ month, data, changes, focused, today, onDay }: MonthGridProps) {
  const first = `${month}-01`;
  const title = t('month', { n: partsOf(first).month });
  const cell = (day: string) => {
    if (!day.startsWith(month)) return null;
    const { isOff, name, by } = stateOf(day, data, changes);
    const { month: n, date } = partsOf(day);
    const state = [t(isOff ? 'off' : 'work'), by !== 'week' && t(by), name].filter(Boolean).join(' ');
    return (
      <button
        type="button"
        className={classes('month-grid__day', `is-${by}`, isOff ? 'is-off' : 'is-work', day === today && 'is-today')}
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={`${t('dayTitle', { month: n, day: date })} ${state}`}
        title={state}
        onClick={(event) => onDay(day, event.shiftKey)}
      >
        {date}
      </button>
    );
  };
  return (
    <table className="month-grid">
      <caption>{title}</caption>
      <thead>
        <tr>
          {t('weekdays')
            .split(',')
            .map((weekday, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in English two weekdays have the same letter
              <th key={at} scope="col">
                {weekday}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(first, addDays(firstOfMonth(first, 1), -1)).map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td key={day}>{cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { agenda } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { partsOf } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { AgendaPill } from './AgendaEntryLink.tsx';
import { dayTitle } from './day-title.ts';

const t = textsOf({ agenda });

/** As many as fit into a day of a month and of a week. */
const MOST = { month: 2, week: 12 } as const;

type DayCellProps = {
  day: string;
  entries: readonly AgendaEntry[];
  isToday: boolean;
  isChosen: boolean;
  isOutside: boolean;
  isTall: boolean;
  onChoose: () => void;
};

export function DayCell({ day, entries, isToday, isChosen, isOutside, isTall, onChoose }: DayCellProps) {
  const most = isTall ? MOST.week : MOST.month;
  const shown = entries.length > most + 1 ? entries.slice(0, most) : entries;
  const more = entries.length - shown.length;
  const isOff = entries.some(({ kind }) => kind === 'off');
  const count = entries.length > 0 ? t('count', { n: entries.length }) : '';
  return (
    <td
      className={classes(isOutside && 'is-outside', isToday && 'is-today', isChosen && 'is-chosen', isOff && 'is-off')}
    >
      <button
        type="button"
        className="agenda-grid__day"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${dayTitle(day)} ${count}`.trim()}
        onClick={onChoose}
      >
        <time dateTime={day}>{partsOf(day).date}</time>
        {entries.length > 0 && (
          <span className="agenda-grid__dots" aria-hidden="true">
            {entries.slice(0, 3).map(({ key, kind, isLate }) => (
              <i key={key} className={classes(`agenda-kind--${kind}`, isLate && 'is-late')} />
            ))}
          </span>
        )}
      </button>
      <div className="agenda-grid__entries">
        {shown.map((entry) => (
          <AgendaPill key={entry.key} entry={entry} />
        ))}
        {more > 0 && (
          <button type="button" className="agenda-grid__more" onClick={onChoose}>
            {t('more', { n: more })}
          </button>
        )}
      </div>
    </td>
  );
}

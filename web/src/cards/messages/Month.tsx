import { useQuery } from '@tanstack/react-query';
import type { SchoolCalendar } from '@yizhan/contract/entities/portal.ts';
import { cardMessages } from '@yizhan/contract/texts/zh-CN/card-messages.ts';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { listWeeks, type MonthDay } from './month.ts';

const t = textsOf({ cardMessages });

const CALENDAR_MS = 3_600_000;

/** The current month, rendered at once. The teaching week and days off follow with the school's calendar. */
export function Month() {
  const now = useNow();
  const { data } = useQuery({ ...query.portal.calendar(), staleTime: CALENDAR_MS });
  const today = toWireTime(now).slice(0, 10);
  const [year = '', month = ''] = today.split('-');
  const title = t('month', { year, month: Number(month) });
  return (
    <section className="me__month" aria-label={title}>
      <header className="me__monthhead">
        <strong>{title}</strong>
        {data && <Week semester={data.semester} />}
      </header>
      <table className="me__days">
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
          {listWeeks(today, data?.days).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <Day key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Week({ semester }: Pick<SchoolCalendar, 'semester'>) {
  if (!semester) return <span className="me__week">{t('vacation')}</span>;
  return (
    <span className="me__week" title={semester.name}>
      {t('week', { n: semester.week })}
      <small>{t('weeks', { n: semester.weeks })}</small>
    </span>
  );
}

function Day({ day: { day, inMonth, isToday, mark, name } }: { day: MonthDay }) {
  // Whole weeks are drawn, but days of other months stay empty.
  if (!inMonth) return <td />;
  const [, , date = ''] = day.split('-');
  return (
    <td
      className={classes('me__day', isToday && 'is-today', mark && `is-${mark}`)}
      aria-current={isToday ? 'date' : undefined}
      title={name || undefined}
    >
      <time dateTime={day}>{Number(date)}</time>
      {mark && <small className="me__mark">{t(mark)}</small>}
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </td>
  );
}

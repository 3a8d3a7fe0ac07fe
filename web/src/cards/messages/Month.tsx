import { useQuery } from '@tanstack/react-query';
import type { SchoolCalendar } from '@yizhan/contract/entities/portal.ts';
import { cardMessages } from '@yizhan/contract/texts/zh-CN/card-messages.ts';
import { useId, useState } from 'react';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { classes } from '../../ui/classes.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FoldButton } from '../FoldButton.tsx';
import { listWeeks, type MonthDay } from './month.ts';

const t = textsOf({ cardMessages });

const CALENDAR_MS = 3_600_000;

/** The current month, on a phone its current week, rendered at once. The teaching week and days off follow with the school's calendar. */
export function Month() {
  const id = useId();
  const now = useNow();
  const folds = useMediaQuery(phone);
  const [isUnfolded, setUnfolded] = useState(false);
  const isWeek = folds && !isUnfolded;
  const { data } = useQuery({ ...query.portal.calendar(), staleTime: CALENDAR_MS });
  const today = toWireTime(now).slice(0, 10);
  const [year = '', month = ''] = today.split('-');
  const weeks = listWeeks(today, data?.days);
  const shown = isWeek ? weeks.filter((week) => week.some(({ isToday }) => isToday)) : weeks;
  const title = t('month', { year, month: Number(month) });
  return (
    <section className="me__month" aria-label={title}>
      <header className="me__monthhead">
        <strong>{title}</strong>
        {data && <Week semester={data.semester} />}
        {folds && (
          <FoldButton
            isOpen={isUnfolded}
            controls={id}
            label={t(isUnfolded ? 'fold' : 'unfold')}
            onToggle={() => setUnfolded(!isUnfolded)}
          />
        )}
      </header>
      <table className="me__days" id={id}>
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
          {shown.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <Day key={day.day} day={day} isBlank={!isWeek && !day.inMonth} />
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

function Day({ day: { day, isToday, mark, name }, isBlank }: { day: MonthDay; isBlank: boolean }) {
  // Of a month whole weeks are drawn, but days of other months stay empty.
  if (isBlank) return <td />;
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

import type { AgendaEntry } from '@yizhan/contract/entities/calendar.ts';
import { agenda } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';

const t = textsOf({ agenda });

/** The school calendar is a page of the server, outside the client's routes. */
const CALENDAR_PAGE = '/calendar';
const entryLink = (url: string) =>
  url === CALENDAR_PAGE ? ({ href: url, target: '_blank', rel: 'noopener' } as const) : toLinkProps(url);

const hoursOf = ({ fromTime, toTime }: AgendaEntry) => (toTime === null ? fromTime : `${fromTime}–${toTime}`);

/** One entry as a line of its day: when, what, of which kind. */
export function AgendaLine({ entry }: { entry: AgendaEntry }) {
  const { kind, title, note, from, to, fromTime, isLate, url } = entry;
  const times = [fromTime === null ? t('allDay') : hoursOf(entry), to > from && t('until', { day: to.slice(5) })];
  return (
    <a className={classes('agenda-line', `agenda-kind--${kind}`)} {...entryLink(url)}>
      <span className="agenda-line__time">{times.filter(Boolean).join(' ')}</span>
      <span className="agenda-line__words">
        <span className="agenda-line__title">{title}</span>
        {note && <span className="agenda-line__note">{note}</span>}
      </span>
      <Chip tone={isLate ? 'bad' : 'neutral'}>{isLate ? t('late') : t(kind)}</Chip>
    </a>
  );
}

/** One entry in the cell of a month or week. */
export function AgendaPill({ entry }: { entry: AgendaEntry }) {
  const { kind, title, note, fromTime, isLate, url } = entry;
  const about = [t(kind), title, note].filter(Boolean).join(' · ');
  return (
    <a
      className={classes('agenda-pill', `agenda-kind--${kind}`, isLate && 'is-late')}
      title={about}
      {...entryLink(url)}
    >
      {fromTime !== null && <span className="agenda-pill__time">{fromTime}</span>}
      <span className="agenda-pill__title">{title}</span>
    </a>
  );
}

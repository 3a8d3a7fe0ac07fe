import { today } from '@yizhan/contract/texts/zh-CN/today.ts';
import type { TodayItem } from '@yizhan/contract/today.ts';
import { useEffect } from 'react';
import { showInlineAlerts } from '../../../lib/inline-alerts.ts';
import { toLinkProps } from '../../../lib/link-props.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { todayViews } from './views.ts';
import './TodayStrip.css';

const t = textsOf({ today });

/** What is next and due today, one link each. */
export function TodayStrip({ items }: { items: readonly TodayItem[] }) {
  const now = useNow();
  const alerts = items.flatMap(({ kind, id }) => (kind === 'urgent' && id !== null ? [id] : [])).join(' ');
  useEffect(() => showInlineAlerts(alerts.split(' ')), [alerts]);
  if (items.length === 0) return null;
  return (
    <section className="today" aria-label={t('today')}>
      <ul className="today__list">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id ?? item.title}`}>
            <Thing item={item} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ item, now }: { item: TodayItem; now: Date }) {
  const { icon, toWords } = todayViews[item.kind];
  const { label, note, tone } = toWords(item, now);
  return (
    <a className={classes('today__thing', `today__thing--${tone}`)} {...toLinkProps(item.url)}>
      <Icon name={icon} size={24} />
      <span className="today__words">
        <span className="today__label">{label}</span>
        <strong className="today__title" title={item.title}>
          {item.title}
        </strong>
      </span>
      {note && <span className="today__note">{note}</span>}
    </a>
  );
}

/** As high as the strip while it loads. */
export const TodaySkeleton = () => <div className="today today--waiting" aria-hidden />;

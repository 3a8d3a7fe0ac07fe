import { agenda as texts } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { partsOf } from '../../lib/days.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AgendaBody } from './AgendaBody.tsx';
import { AgendaLinkCard } from './AgendaLinkCard.tsx';
import './Agenda.css';
import { type AgendaView, agendaViews, rangeOf, turned } from './agenda-rules.ts';
import { useAgenda } from './useAgenda.ts';

const t = textsOf({ agenda: texts });

function titleOf(view: AgendaView, day: string): string {
  if (view === 'month') {
    const { year, month } = partsOf(day);
    return t('monthTitle', { year, month });
  }
  return t('weekTitle', rangeOf(view, day));
}

/** 我的日程: due to-dos, terms, days off and events as month, week or list (PC-6). */
export function AgendaSection() {
  const { view, day, today, agenda, show } = useAgenda();
  const tabs = agendaViews.map((key) => ({ key, label: t(key) }));
  return (
    <div className="agenda">
      <Card
        title={t('title')}
        extra={<Tabs bare label={t('views')} tabs={tabs} value={view} onChange={(next) => show({ view: next })} />}
        flush
      >
        <div className="agenda__bar">
          <IconButton icon="chevron-left" label={t('previous')} onClick={() => show({ day: turned(view, day, -1) })} />
          <IconButton icon="chevron-right" label={t('next')} onClick={() => show({ day: turned(view, day, 1) })} />
          <strong className="agenda__title" aria-live="polite">
            {titleOf(view, day)}
          </strong>
          <Button size="small" disabled={day === today} onClick={() => show({ day: today })}>
            {t('today')}
          </Button>
        </div>
        <Loaded query={agenda} skeleton={<AgendaSkeleton />}>
          {(found) => <AgendaBody view={view} day={day} agenda={found} onDay={(next) => show({ day: next })} />}
        </Loaded>
      </Card>
      <AgendaLinkCard />
    </div>
  );
}

const AgendaSkeleton = () => (
  <div className="agenda__waiting">
    <Skeleton lines={8} />
  </div>
);

import type { CalendarEvent } from '@yizhan/contract/entities/calendar.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { useState } from 'react';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { useIdentityTypes } from '../../admin-kit/useIdentityTypes.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EntryRow } from './EntryRow.tsx';
import { EventDialog } from './EventDialog.tsx';

const t = textsOf({ calendarManage });

type EventListProps = { events: readonly CalendarEvent[]; onSaved: () => Promise<unknown> };

export function EventList({ events, onSaved }: EventListProps) {
  const { nameOf } = useIdentityTypes();
  const [edited, setEdited] = useState<CalendarEvent | 'new'>();
  const remove = async ({ id, version, name }: CalendarEvent) => {
    const title = t('removeEvent', { name });
    await confirmAndRemove({
      ...{ title, text: t('removeEventText'), name, recycled: { kind: 'calendarEvent', id } },
      remove: () => api.calendar.removeEvent({ id, version }),
    });
    await onSaved();
  };
  const aboutOf = ({ begins, ends, fromTime, toTime, place, identityTypes }: CalendarEvent) =>
    [
      begins === ends ? begins : t('span', { from: begins, to: ends }),
      [fromTime, toTime].filter(Boolean).join('–'),
      place,
      identityTypes.length === 0 ? t('audienceAll') : identityTypes.map(nameOf).join(' '),
    ]
      .filter(Boolean)
      .join(' · ');
  const add = (
    <Button size="small" icon="plus" onClick={() => setEdited('new')}>
      {t('addEvent')}
    </Button>
  );
  return (
    <Card title={t('events')} count={events.length || undefined} menu={add}>
      {events.length === 0 && <p className="year-none">{t('noEvents')}</p>}
      <ul className="year-entries">
        {events.map((event) => (
          <EntryRow
            key={event.id}
            name={event.name}
            about={aboutOf(event)}
            onEdit={() => setEdited(event)}
            onRemove={() => void remove(event)}
          />
        ))}
      </ul>
      {edited && <EventDialog event={edited} events={events} onSaved={onSaved} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

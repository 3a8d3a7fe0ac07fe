import type { Topic } from '@yizhan/contract/entities/portal.ts';
import { topics } from '@yizhan/contract/texts/zh-CN/topics.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Card } from '../../ui/Card.tsx';
import './Topic.css';

const t = textsOf({ topics });

/** The picture of a topic, if it has one, and its services in their order. */
export function TopicView({ topic, none }: { topic: Topic; none: ReactNode }) {
  const { cover, endTime, services } = topic;
  return (
    <>
      {cover && <img className="topic__cover" src={cover} alt="" />}
      <Card
        title={t('services')}
        extra={<span className="topic__until">{t('until', { day: endTime.slice(0, 10) })}</span>}
      >
        {services.length === 0 && none}
        <ul className="topic__services">
          {services.map((service) => (
            <li key={service.serviceId}>
              <ServiceRow
                service={service}
                about={service.serviceDeptName}
                label={service.shelfLabelName && <ShelfLabel name={service.shelfLabelName} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

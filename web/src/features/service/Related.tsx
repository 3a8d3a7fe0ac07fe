import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { textsOf } from '../../lib/text.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { Card } from '../../ui/Card.tsx';

const t = textsOf({ service });

export function Related({ services }: { services: readonly ServiceTile[] }) {
  return (
    <Card title={t('related')} className="guide-noprint">
      <ul className="service-related">
        {services.map((service) => (
          <li key={service.serviceId}>
            <ServiceRow service={service} about={service.serviceDeptName} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

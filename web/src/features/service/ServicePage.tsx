import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GuidePart } from './GuidePart.tsx';
import { Related } from './Related.tsx';
import { ServiceHead } from './ServiceHead.tsx';

const t = textsOf({ service });

type ServicePageProps = { service: ServiceDetails; visitor: boolean };

export function ServicePage({ service, visitor }: ServicePageProps) {
  return (
    <>
      <nav className="yz-crumbs" aria-label={t('title')}>
        <a href={hrefOf(visitor ? paths.allServices : paths.serviceHall)}>{t(visitor ? 'allServices' : 'hall')}</a>
        <Icon name="chevron-right" size={12} />
        <span aria-current="page">{service.serviceName}</span>
      </nav>
      <ServiceHead service={service} visitor={visitor} />
      <GuidePart service={service} visitor={visitor} />
      {service.related.length > 0 && <Related services={service.related} />}
    </>
  );
}

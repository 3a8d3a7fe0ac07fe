import type { UsedService } from '@yizhan/contract/entities/service.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../lib/text.ts';
import { Chip } from '../ui/Chip.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';
import { ServiceLink } from './ServiceLink.tsx';
import './ServiceRow.css';

const t = textsOf({ cardServices });

type RowService = Omit<UsedService, 'labelName' | 'serviceSceneName' | 'serviceDeptName'>;
type ServiceRowProps = { service: RowService; about: string; label?: ReactNode };

/** A service in one line: icon, name, what it belongs to, how it is done and whether it has a guide. */
export function ServiceRow({ service, about, label }: ServiceRowProps) {
  const { serviceName, serviceIcon, tint, processType, hasGuide } = service;
  return (
    <ServiceLink service={service} className="service-row" title={serviceName}>
      <ServiceIcon icon={serviceIcon} tint={tint} />
      <span className="service-row__words">
        <span className="service-row__name">
          <span>{serviceName}</span>
          {label}
        </span>
        <span className="service-row__about">{about}</span>
        <span className="service-row__marks">
          <Chip tone={processType === 'OFFLINE' ? 'neutral' : 'brand'}>
            {t(processType === 'OFFLINE' ? 'offline' : 'online')}
          </Chip>
          {hasGuide && <Chip>{t('guide')}</Chip>}
        </span>
      </span>
    </ServiceLink>
  );
}

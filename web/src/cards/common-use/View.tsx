import type { UsedService } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { cardCommonUse } from '@yizhan/contract/texts/zh-CN/card-common-use.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { type CSSProperties, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { NoServices } from '../../service/NoServices.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { CardHead } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { UsedServices } from './UsedServices.tsx';
import './View.css';

const t = textsOf({ cardCommonUse });
const cardServicesText = textsOf({ cardServices });

const CommonUseDialog = lazyPart(() => import('./CommonUseDialog.tsx'));

const ownNone = { days: serviceLimits.commonUseDays, times: serviceLimits.minCommonUseVisits };

export function View({ data, basicConfig, layout }: CardViewProps<'commonUse'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { own, identity, navigationType } = data;
  if (own.length + identity.length === 0) return <NoServices text={t('none')} navigationType={navigationType} />;
  const { left, right } = cardKindLimits.commonUseTiles[layout];
  const size = { '--common-use-sides': `${left}fr ${right}fr` } as CSSProperties;
  return (
    <div className="common-use">
      <CardHead>
        <button type="button" className="card-head__link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {cardServicesText('more')}
          <Icon name="chevron-right" size={14} />
        </button>
      </CardHead>
      <div className="common-use__sides" style={size}>
        <ServiceGroup title={t('own')} services={own} most={left} none={t('ownNone', ownNone)} />
        <ServiceGroup title={t('identity')} services={identity} most={right} none={t('identityNone')} />
      </div>
      <OpenBoundary onFailed={close}>
        {open && <CommonUseDialog data={data} rows={basicConfig.displayRows} onClose={close} />}
      </OpenBoundary>
    </div>
  );
}

type ServiceGroupProps = { title: string; services: readonly UsedService[]; most: number; none: string };

function ServiceGroup({ title, services, most, none }: ServiceGroupProps) {
  const size = { '--common-use-columns': most } as CSSProperties;
  return (
    <section className="common-use__side" aria-label={title} style={size}>
      <h3 className="common-use__title">{title}</h3>
      {services.length === 0 && <p className="common-use__none">{none}</p>}
      <UsedServices services={services.slice(0, most)} />
    </section>
  );
}

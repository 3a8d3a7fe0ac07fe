import type { RankedService } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { cardRecommended } from '@yizhan/contract/texts/zh-CN/card-recommended.ts';
import { textsOf } from '../../lib/text.ts';
import { NoServices } from '../../service/NoServices.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CardViewProps } from '../card.ts';
import './View.css';

const t = textsOf({ cardRecommended });

export function View({ data }: CardViewProps<'recommended'>) {
  if (data.list.length === 0) return <NoServices text={t('none')} navigationType={data.navigationType} />;
  return (
    <div className="recommended">
      <ol className="recommended__list">
        {data.list.map((service, at) => (
          <li key={service.serviceId}>
            <Line service={service} rank={at + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Line({ service, rank }: { service: RankedService; rank: number }) {
  const { serviceName, visitCount } = service;
  const most = serviceLimits.maxVisitsShown;
  const n = visitCount > most ? t('more', { n: most }) : visitCount;
  return (
    <ServiceLink service={service} className="recommended__line" title={serviceName}>
      <Rank rank={rank} />
      <span className="recommended__words">
        <span className="recommended__name">{serviceName}</span>
        <span className="recommended__visits">{t('visits', { n })}</span>
      </span>
    </ServiceLink>
  );
}

function Rank({ rank }: { rank: number }) {
  if (rank <= cardKindLimits.recommendedTop)
    return <span className={classes('recommended__top', `recommended__top--${rank}`)}>{t('top', { n: rank })}</span>;
  return (
    <span className="recommended__rank">
      <span aria-hidden="true">{rank}</span>
      <VisuallyHidden>{t('rank', { n: rank })}</VisuallyHidden>
    </span>
  );
}

import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardBusiness } from '@yizhan/contract/texts/zh-CN/card-business.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { type CSSProperties, useId } from 'react';
import { textsOf } from '../../lib/text.ts';
import { hallHref } from '../../service/hall-paths.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { HeadLink } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { FoldButton } from '../FoldButton.tsx';
import { pickByRows } from '../pick-by-rows.ts';
import { useFold } from '../useFold.ts';
import './View.css';

const t = textsOf({ cardBusiness });
const cardServicesText = textsOf({ cardServices });

export function View({ data, basicConfig, layout }: CardViewProps<'business'>) {
  const rows = basicConfig.displayRows;
  const shown = pickByRows<number>(cardKindLimits.businessTiles[layout], rows);
  const size = {
    '--business-height': `${pickByRows<number>(cardKindLimits.businessHeights, rows)}px`,
    '--business-rows': rows,
    '--business-columns': cardKindLimits.businessTilesPerRow[layout],
  } as CSSProperties;
  const id = useId();
  const fold = useFold(data.list.slice(0, shown), data.list.slice(0, cardKindLimits.tilesOnPhone));
  return (
    <div className="business">
      {data.total > shown && <HeadLink href={hallHref(data.navigationType)}>{cardServicesText('all')}</HeadLink>}
      <ul className="business__list" id={id} style={size}>
        {fold.shown.map((service) => (
          <li key={service.serviceId}>
            <Tile service={service} />
          </li>
        ))}
        {data.list.length === 0 && (
          <li className="business__none">
            <Empty text={t('none')} size="small" />
          </li>
        )}
      </ul>
      {fold.folds && (
        <FoldButton
          isOpen={fold.isOpen}
          controls={id}
          label={fold.isOpen ? t('fold') : t('unfold', { n: Math.min(shown, data.list.length) })}
          onToggle={fold.toggle}
        />
      )}
    </div>
  );
}

function Tile({ service }: { service: ServiceTile }) {
  const { serviceName, serviceIcon, tint, shelfLabelName } = service;
  return (
    <ServiceLink service={service} className="business__tile" title={serviceName}>
      <ServiceIcon icon={serviceIcon} tint={tint} />
      <span className="business__name">{serviceName}</span>
      <ShelfLabel name={shelfLabelName} />
    </ServiceLink>
  );
}

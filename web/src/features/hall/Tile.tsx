import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { Facts } from './Facts.tsx';
import './Tile.css';
import { ServiceChips } from './ServiceChips.tsx';
import { Star } from './Star.tsx';

type TileProps = { service: HallService; visitor: boolean };

/** A service of the hall. Its name is a link that covers the whole tile. */
export function Tile({ service, visitor }: TileProps) {
  const { serviceName, serviceIcon, tint, nameMarks, serviceDeptName, shelfLabelName } = service;
  return (
    <li className="hall-tile">
      <ServiceIcon icon={serviceIcon} tint={tint} size={48} />
      <div className="hall-tile__words">
        <ServiceLink service={service} className="hall-tile__name" title={serviceName}>
          <Highlight text={serviceName} ranges={nameMarks} />
        </ServiceLink>
        <span className="hall-tile__dept">{serviceDeptName}</span>
      </div>
      {shelfLabelName && (
        <span className="hall-tile__label">
          <ShelfLabel name={shelfLabelName} />
        </span>
      )}
      <ServiceChips service={service} visitor={visitor} />
      <div className="hall-tile__foot">
        <Facts service={service} />
        {!visitor && <Star service={service} />}
      </div>
    </li>
  );
}

import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Highlight } from '../../ui/Highlight.tsx';
import { Facts } from './Facts.tsx';
import './Row.css';
import { ServiceChips } from './ServiceChips.tsx';
import { Star } from './Star.tsx';

type RowProps = { service: HallService; visitor: boolean };

/** A service as a list row, with its description. */
export function Row({ service, visitor }: RowProps) {
  const { serviceName, serviceIcon, tint, nameMarks, serviceDeptName, shelfLabelName, summary, summaryMarks } = service;
  return (
    <li className="hall-row">
      <ServiceIcon icon={serviceIcon} tint={tint} size={40} />
      <div className="hall-row__words">
        <span className="hall-row__head">
          <ServiceLink service={service} className="hall-row__name" title={serviceName}>
            <Highlight text={serviceName} ranges={nameMarks} />
          </ServiceLink>
          <ShelfLabel name={shelfLabelName} />
        </span>
        {summary && (
          <span className="hall-row__summary">
            <Highlight text={summary} ranges={summaryMarks} />
          </span>
        )}
      </div>
      <span className="hall-row__dept">{serviceDeptName}</span>
      <ServiceChips service={service} visitor={visitor} />
      <Facts service={service} />
      {!visitor && <Star service={service} />}
    </li>
  );
}

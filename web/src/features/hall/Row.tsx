import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { ServiceLink } from '../../service/ServiceLink.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';
import { Marked } from '../../ui/Highlight.tsx';
import { Facts } from './Facts.tsx';
import './Row.css';
import { ServiceMarks } from './ServiceChips.tsx';
import { Star } from './Star.tsx';

type RowProps = { service: HallService; visitor: boolean };

/** The same service in a line, with what it is for. */
export function Row({ service, visitor }: RowProps) {
  const { serviceName, serviceIcon, tint, nameMarks, serviceDeptName, shelfLabelName, summary, summaryMarks } = service;
  return (
    <li className="hall-row">
      <ServiceIcon icon={serviceIcon} tint={tint} size={40} />
      <div className="hall-row__words">
        <span className="hall-row__head">
          <ServiceLink service={service} className="hall-row__name" title={serviceName}>
            <Marked text={serviceName} marks={nameMarks} />
          </ServiceLink>
          <ShelfLabel name={shelfLabelName} />
        </span>
        {summary && (
          <span className="hall-row__summary">
            <Marked text={summary} marks={summaryMarks} />
          </span>
        )}
      </div>
      <span className="hall-row__dept">{serviceDeptName}</span>
      <ServiceMarks service={service} visitor={visitor} />
      <Facts service={service} />
      {!visitor && <Star service={service} />}
    </li>
  );
}

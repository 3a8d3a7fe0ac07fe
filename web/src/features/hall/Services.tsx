import type { HallService } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { HallView } from './hall-address.ts';
import { Row } from './Row.tsx';
import './Services.css';
import { Tile } from './Tile.tsx';

const t = textsOf({ hall });

type ServicesProps = { services: readonly HallService[]; view: HallView; visitor: boolean; label?: string };

export function Services({ services, view, visitor, label = t('results') }: ServicesProps) {
  const Face = view === 'list' ? Row : Tile;
  return (
    <ul className={view === 'list' ? 'hall-rows' : 'hall-tiles'} aria-label={label}>
      {services.map((service) => (
        <Face key={service.serviceId} service={service} visitor={visitor} />
      ))}
    </ul>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);

/** Enough placeholders to fill a window, each the size of the real item. */
export function ServicesSkeleton({ view }: { view: HallView }) {
  if (view === 'list')
    return (
      <div className="hall-rows">
        {places.slice(0, 8).map((place) => (
          <div key={place} className="hall-row">
            <Skeleton shape="block" width={40} height={40} />
            <div className="hall-row__words">
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
    );
  return (
    <div className="hall-tiles">
      {places.map((place) => (
        <div key={place} className="hall-tile">
          <Skeleton shape="block" width={48} height={48} />
          <div className="hall-tile__words">
            <Skeleton lines={2} />
          </div>
          <Skeleton className="hall-marks" width={96} />
          <div className="hall-tile__foot">
            <Skeleton width={64} />
          </div>
        </div>
      ))}
    </div>
  );
}

import type { UsedService } from '@yizhan/contract/entities/service.ts';
import { ServiceRow } from '../../service/ServiceRow.tsx';
import { ShelfLabel } from '../../service/ShelfLabel.tsx';

/** Services with their scene and label. */
export function UsedServices({ services }: { services: readonly UsedService[] }) {
  return (
    <ul className="common-use__list">
      {services.map((service) => (
        <li key={service.serviceId}>
          <ServiceRow
            service={service}
            about={service.serviceSceneName}
            label={<ShelfLabel name={service.labelName} />}
          />
        </li>
      ))}
    </ul>
  );
}

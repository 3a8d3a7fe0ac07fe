import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import { Chip } from '../../ui/Chip.tsx';
import { s } from './words.ts';

const tones = { DRAFT: 'neutral', SHELF: 'good', OFF: 'bad' } as const;

export const StatusChips = ({ status, maintenance }: Pick<ServiceRow, 'status' | 'maintenance'>) => (
  <span className="services-admin__chips">
    <Chip tone={tones[status]}>{s(`status${status}`)}</Chip>
    {maintenance !== 'NONE' && (
      <Chip tone="warn" icon="repair">
        {s(`maintenance${maintenance}`)}
      </Chip>
    )}
  </span>
);

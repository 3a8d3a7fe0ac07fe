import type { ServiceState } from '@yizhan/contract/entities/service.ts';
import { Chip } from '../../ui/Chip.tsx';
import { t } from './words.ts';

const tones = {
  CLOSING: 'warn',
  NOT_YET: 'neutral',
  ENDED: 'neutral',
  CLOSED_NOW: 'neutral',
  MAINTENANCE: 'warn',
} as const;

/** Says what is out of the ordinary; that something is open goes without saying. */
export const StateChip = ({ state }: { state: ServiceState }) =>
  state === 'OPEN' ? null : <Chip tone={tones[state]}>{t(state)}</Chip>;

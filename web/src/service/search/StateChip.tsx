import type { ServiceState } from '@yizhan/contract/entities/service.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ hall });

const tones = {
  CLOSING: 'warn',
  NOT_YET: 'neutral',
  ENDED: 'neutral',
  CLOSED_NOW: 'neutral',
  MAINTENANCE: 'warn',
} as const;

/** Shows unusual states only; open is the default. */
export const StateChip = ({ state }: { state: ServiceState }) =>
  state === 'OPEN' ? null : <Chip tone={tones[state]}>{t(state)}</Chip>;

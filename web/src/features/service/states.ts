import type { ServiceState } from '@yizhan/contract/entities/service.ts';

const tones = {
  OPEN: 'good',
  CLOSING: 'warn',
  NOT_YET: 'neutral',
  ENDED: 'neutral',
  CLOSED_NOW: 'neutral',
  MAINTENANCE: 'bad',
} as const satisfies Record<ServiceState, string>;

export const toneOf = (state: ServiceState) => tones[state];

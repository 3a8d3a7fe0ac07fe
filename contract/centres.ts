import type { ServiceKind } from './entities/service.ts';
import type { Publishable } from './publishable.ts';

/** The configuration of each centre, by the type of its services; empty is the hall with all of them (RT-9). */
export const centreKinds = {
  '': 'serviceHall',
  PROCESS: 'processCentre',
  APPLICATION: 'applicationCentre',
} as const satisfies Record<ServiceKind | '', Publishable>;

export type CentreType = keyof typeof centreKinds;
export type CentreKind = (typeof centreKinds)[CentreType];

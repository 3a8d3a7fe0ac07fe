import * as z from 'zod';
import * as serviceLimits from '../limits/services.ts';
import { openStates, serviceStates } from '../open-ways.ts';
import { id, text } from './common.ts';

export const processTypes = ['ONLINE', 'OFFLINE'] as const;
export const processType = z.enum(processTypes);

export const serviceKinds = ['APPLICATION', 'PROCESS'] as const;
export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = (typeof serviceKinds)[number];

export const serviceState = z.enum(serviceStates);
export type ServiceState = z.infer<typeof serviceState>;
export const isOpen = (state: ServiceState) => openStates.includes(state);

/** What is needed to open a service; the names are the specification's. */
export const serviceOpenInfo = z.object({
  serviceId: id,
  accessWay: z.number(),
  openWay: z.number(),
  serviceUrl: z.string(),
});
export type ServiceOpenInfo = z.infer<typeof serviceOpenInfo>;

/** A service as its tile shows it. */
export const serviceTile = serviceOpenInfo.extend({
  serviceName: z.string(),
  /** An icon of the sprite, in the tint of its scene. */
  serviceIcon: z.string(),
  tint: z.number(),
  serviceSceneName: z.string(),
  serviceDeptName: z.string(),
  /** Empty = none. */
  shelfLabelName: z.string(),
  processType,
  hasGuide: z.boolean(),
  state: serviceState,
});
export type ServiceTile = z.infer<typeof serviceTile>;

export const rankedService = serviceTile.extend({ visitCount: z.number() });
export type RankedService = z.infer<typeof rankedService>;

export const usedService = serviceTile.omit({ shelfLabelName: true }).extend({ labelName: z.string() });
export type UsedService = z.infer<typeof usedService>;

/** As administrators select one. */
export const serviceChoice = z.object({
  serviceId: id,
  serviceName: z.string(),
  serviceIcon: z.string(),
  serviceDeptName: z.string(),
});
export type ServiceChoice = z.infer<typeof serviceChoice>;

/** By a part of the name, or those already picked. */
export const serviceQuery = z.object({
  keyword: text().optional(),
  ids: z.array(id).max(serviceLimits.maxPicked).optional(),
});

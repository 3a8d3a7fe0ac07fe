import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as portalLimits from '../limits/portal.ts';
import { anyAddress } from './card-column.ts';
import { filled, icon, id } from './common.ts';
import { publicationState } from './publishing.ts';

/** What an added item opens: a page of cards, an address, an address inside the portal, a service; or it holds others. */
export const navigationKinds = ['cards', 'link', 'frame', 'service', 'group'] as const;
export type NavigationKind = (typeof navigationKinds)[number];
/** Pages of the portal open in its own tab. */
export const hasOpenWay = (kind: NavigationKind) => kind === 'link' || kind === 'service';

export const devices = ['all', 'pc', 'mobile'] as const;
export const device = z.enum(devices);
export type Device = (typeof devices)[number];

const hasAddress = (kind: NavigationKind) => kind === 'link' || kind === 'frame';

/** An item that an administrator adds to the top bar. */
export const navigationContent = z
  .object({
    navigationName: filled(portalLimits.navigationNameLength),
    icon: icon.default('link'),
    kind: z.enum(navigationKinds),
    url: z.union([z.literal(''), anyAddress]).default(''),
    serviceId: id.nullable().default(null),
    /** The group it stands in. */
    parentId: id.nullable().default(null),
    openWay: z.enum(['sameTab', 'newTab']).default('sameTab'),
    /** Empty means everybody. */
    roles: z.array(id).max(administrationLimits.maxRoles).default([]),
    device: device.default('all'),
  })
  .superRefine(({ kind, url, serviceId, parentId }, context) => {
    if (hasAddress(kind) && url === '')
      context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['url'], input: url });
    if (kind === 'service' && serviceId === null)
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['serviceId'], input: serviceId });
    if (kind === 'group' && parentId !== null)
      context.addIssue({ code: 'custom', path: ['parentId'], input: parentId });
  });
export type NavigationContent = z.infer<typeof navigationContent>;

/** A navigation item in the specification's names (EN-8). */
export const navigationItem = z.object({
  id,
  navigationName: z.string(),
  /** ADD: added by an administrator. */
  navigationType: z.enum(['SYSTEM', 'ADD']),
  /** 1 built in, 2 custom. */
  isBuilt: z.union([z.literal(1), z.literal(2)]),
  /** 1: people see it. */
  isAuto: z.union([z.literal(0), z.literal(1)]),
  /** The route of its configuration screen; empty when there is none. */
  configPath: z.string(),
});
export type NavigationItem = z.infer<typeof navigationItem>;

export const navigationRow = navigationItem.extend({
  icon: z.string(),
  kind: z.enum(['page', 'link', 'frame', 'group']),
  parentId: id.nullable(),
  /** It can be renamed but not hidden. */
  isFixed: z.boolean(),
  /** Of a built-in item; an added one has the version of its publication. */
  version: z.number(),
  /** The pages of cards made for it. */
  layouts: z.array(z.object({ id, name: z.string() })),
  publication: publicationState.extend({ content: navigationContent }).nullable(),
  /** Whether the site it frames is among those that may be framed. */
  frameAllowed: z.boolean(),
});
export type NavigationRow = z.infer<typeof navigationRow>;

/** What a person gets to know of an item of their own navigation. */
export const navigationDetail = navigationItem.extend({ icon: z.string(), openWay: z.enum(['sameTab', 'newTab']) });

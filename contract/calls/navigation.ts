import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, flag, id, nothing } from '../entities/common.ts';
import { navigationContent, navigationDetail, navigationItem, navigationRow } from '../entities/navigation.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import * as portalLimits from '../limits/portal.ts';
import { navigationRoutes } from '../routes/navigation.ts';

const held = z.object({ id, version });
const submitted = z.object({ content: navigationContent, held: held.optional() });

export const navigation = calls(navigationRoutes, {
  navigationConfig: {
    summary: 'The items of the navigation that the person sees',
    input: nothing,
    output: z.array(navigationItem),
  },
  item: { summary: 'One item of the navigation that the person sees', input: byId, output: navigationDetail },
  list: {
    summary: 'Every item of the navigation in its order, added ones with the state of their publication',
    input: nothing,
    output: z.array(navigationRow),
  },
  detail: { summary: 'An item of the navigation in its newest state', input: byId, output: navigationRow },
  submit: {
    summary: 'Add an item (at most 6), or save its draft; needs the version the editor holds',
    input: submitted,
    output: saved.extend({ navigationId: id }),
  },
  apply: {
    summary: 'The same under its other name: add an item, or save its draft',
    input: submitted,
    output: saved.extend({ navigationId: id }),
  },
  remove: {
    summary: 'Remove an added item; refused while a layout or another item uses it',
    input: held,
    output: nothing,
  },
  rename: {
    summary: 'Rename a built-in item, or hide it; home and hall are always shown',
    input: z.object({
      id,
      version,
      navigationName: filled(portalLimits.navigationNameLength),
      isAuto: flag,
    }),
    output: nothing,
  },
  order: {
    summary: 'Put the items into this order; people see it at once',
    input: z.object({ ids: z.array(id).min(1).max(portalLimits.maxNavigationItems) }),
    output: nothing,
  },
  services: { summary: 'Services to pick for an item', input: serviceQuery, output: z.array(serviceChoice) },
});

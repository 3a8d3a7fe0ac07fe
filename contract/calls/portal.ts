import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { footer } from '../entities/footer.ts';
import {
  alertContent,
  alertRow,
  banner,
  bannerContent,
  bannerRow,
  quickItem,
  schoolCalendar,
  topic,
} from '../entities/portal.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import { topMenuItem } from '../entities/shell.ts';
import * as portalLimits from '../limits/portal.ts';
import { portalRoutes } from '../routes/portal.ts';
import { todaySettings } from '../today.ts';

const held = z.object({ id, version });
const quickItems = z.array(quickItem).max(portalLimits.maxQuickItems);

export const portal = calls(portalRoutes, {
  footer: { summary: 'The school’s footer', input: nothing, output: footer },
  quickNavigation: { summary: 'The bar at the right edge', input: nothing, output: quickItems },
  calendar: { summary: 'The teaching week, and the days off around today', input: nothing, output: schoolCalendar },
  specials: { summary: 'Banners of service topics meant for the person now', input: nothing, output: z.array(banner) },
  topic: { summary: 'The topic of a banner with the services the person may use', input: byId, output: topic },
  openNavigation: { summary: 'The navigation visitors see', input: nothing, output: z.array(topMenuItem) },
  banners: { summary: 'Every banner with the state of its publication', input: nothing, output: z.array(bannerRow) },
  submitBanner: {
    summary: 'Create a banner, or save its draft',
    input: z.object({ content: bannerContent, held: held.optional() }),
    output: saved,
  },
  removeBanner: { summary: 'Remove a banner', input: held, output: nothing },
  services: { summary: 'Services to pick for a banner', input: serviceQuery, output: z.array(serviceChoice) },
  alerts: {
    summary: 'Every emergency line with the state of its publication',
    input: nothing,
    output: z.array(alertRow),
  },
  submitAlert: {
    summary: 'Create an emergency line, or save its draft',
    input: z.object({ content: alertContent, held: held.optional() }),
    output: saved,
  },
  removeAlert: {
    summary: 'Remove an emergency line; it is gone from every page at once',
    input: held,
    output: nothing,
  },
  quickItems: {
    summary: 'The entries of the quick bar, for their editor',
    input: nothing,
    output: z.object({ items: quickItems, version: z.string() }),
  },
  submitQuickItems: {
    summary: 'Keep the entries of the quick bar; needs the version the editor holds',
    input: z.object({ items: quickItems, version: z.string().max(100) }),
    output: nothing,
  },
  today: {
    summary: 'The sources of the strip of today, for their editor',
    input: nothing,
    output: z.object({ today: todaySettings, version: z.string() }),
  },
  submitToday: {
    summary: 'Keep the sources of the strip of today; needs the version the editor holds',
    input: z.object({ today: todaySettings, version: z.string().max(100) }),
    output: nothing,
  },
});

import type { portal } from '@yizhan/contract/calls/portal.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { fail } from '../../common/fail.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { dayOf } from '../../common/working-days.ts';
import { footerOf } from '../../domain/footers/footers.ts';
import { listOpenNavItems } from '../../domain/nav-items/queries.ts';
import { topMenu } from '../../domain/nav-items/rules.ts';
import { toSafeTile } from '../../domain/services/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { listTopicServices, listUsable } from './queries.ts';
import { isVisible } from './rules.ts';
import { schoolCalendar } from './school-calendar.ts';

type People = 'footer' | 'quickNavigation' | 'calendar' | 'specials' | 'topic' | 'openNavigation';

/** The parts around every page: footer, navigation, calendar, banners. */
export const people: Pick<Handlers<typeof portal>, People> = {
  footer: (_, context) => footerOf(context, 'portal'),

  async quickNavigation(_, { tenant }) {
    return tenant.settings.quickNavigation;
  },

  async calendar(_, { db, now }) {
    return schoolCalendar(db, dayOf(now));
  },

  async specials(_, { db, person, published, files, now }) {
    const at = toWireTime(now);
    const visible = (await published.list(db, 'banner'))
      .filter(({ content }) => isVisible(content, person.roleType, at))
      .slice(0, portalLimits.maxBanners);
    const serviceIds = visible.flatMap(({ content }) => content.serviceIds);
    const services = serviceIds.length > 0 ? await listUsable(db, person, serviceIds) : [];
    const usable = new Set(services.map((service) => service.id));
    return visible.map(({ id, content }) => ({
      id,
      title: content.title,
      subtitle: content.subtitle,
      cover: content.cover && files.link(person, fileIdOf(content.cover)),
      beginTime: content.beginTime,
      endTime: content.endTime,
      serviceIds: content.serviceIds.filter((service) => usable.has(service)),
      url: content.url,
    }));
  },

  async topic({ id }, { db, person, published, files, now }) {
    const banner = (await published.list(db, 'banner')).find((one) => one.id === id) ?? fail('not_found');
    const { title, subtitle, cover, endTime, serviceIds } = banner.content;
    if (!isVisible(banner.content, person.roleType, toWireTime(now))) fail('not_found');
    const services = await listTopicServices(db, person, serviceIds);
    return {
      ...{ id, title, subtitle, endTime, services: services.map(toSafeTile) },
      cover: cover && files.link(person, fileIdOf(cover)),
    };
  },

  /** Frame pages require sign-in, so visitors do not get them. */
  async openNavigation(_, { db }) {
    const items = await listOpenNavItems(db);
    return topMenu(items.filter(({ kind }) => kind !== 'frame'));
  },
};

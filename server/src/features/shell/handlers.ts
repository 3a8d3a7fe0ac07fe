import type { shell } from '@yizhan/contract/calls/shell.ts';
import { fail } from '../../common/fail.ts';
import { frameHostsOf } from '../../common/site.ts';
import type { SignedInContext } from '../../context.ts';
import { decideFrameAddress } from '../../domain/nav-items/frame-address.ts';
import { listNavItems } from '../../domain/nav-items/queries.ts';
import { topMenu } from '../../domain/nav-items/rules.ts';
import { openService } from '../../domain/services/open-service.ts';
import type { Handlers } from '../../handlers.ts';
import { listAnnouncements, listArticles, listPeople } from './find-queries.ts';
import { findFrame } from './queries.ts';

export const handlers: Handlers<typeof shell> = {
  async topMenu(_, { db, person }) {
    return topMenu(await listNavItems(db, person));
  },

  async frame(query, context) {
    const service = query.kind === 'service' ? await serviceFrame(query.id, context) : undefined;
    if (service) return service;
    const { db, person, tenant, config } = context;
    const { title, url } = (await findFrame(db, query, person)) ?? fail('not_found');
    return { title, ...decideFrameAddress(url, frameHostsOf(config, tenant.settings)) };
  },

  async find({ keyword }, { db, person, now }) {
    const [news, announcements, people] = await Promise.all([
      listArticles(db, keyword, person, now),
      listAnnouncements(db, keyword, { person, now }),
      person.menus.has('userFrameConfig/manage/users') ? listPeople(db, keyword) : [],
    ]);
    return { news, announcements, people };
  },
};

/** Both the service's own URL and the central login on the way to it must be allowed in the frame. */
async function serviceFrame(id: string, context: SignedInContext) {
  const service = await openService(id, context);
  if (!service) return undefined;
  const frameHosts = frameHostsOf(context.config, context.tenant.settings);
  const { url, allowed } = decideFrameAddress(service.url, frameHosts);
  return { title: service.name, url, allowed: allowed && decideFrameAddress(service.own, frameHosts).allowed };
}

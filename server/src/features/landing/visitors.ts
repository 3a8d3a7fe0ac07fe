import type { landing } from '@yizhan/contract/calls/landing.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { OpenContext } from '../../context.ts';
import { footerOf } from '../../domain/footers/footers.ts';
import { listOpenServices, listTopicServices } from '../../domain/landing/service-queries.ts';
import { isForVisitors } from '../../domain/landing/specials.ts';
import type { Handlers } from '../../handlers.ts';

type Visitors = Exclude<keyof typeof landing, 'detail' | 'submit' | 'preview'>;

const indexFor = ({ landing, db, caller }: OpenContext) => landing.index(db, caller.language);

const counters = async (_: object, context: OpenContext) => (await indexFor(context)).counters;
const footer = (_: object, context: OpenContext) => footerOf(context, 'visitors');

/** The visitors' data for other clients: nothing more than the page shows, and from the same source. */
export const visitors: Pick<Handlers<typeof landing>, Visitors> = {
  index: (_, context) => indexFor(context),

  async page({ type, current, size }, { db }) {
    const found = await listOpenServices(db, type, { limit: size, offset: (current - 1) * size });
    return { ...found, current, size };
  },

  async topic({ id }, { db, published, now }) {
    const banner = (await published.list(db, 'banner')).find((one) => one.id === id) ?? fail('not_found');
    const { title, subtitle, endTime, serviceIds } = banner.content;
    if (!isForVisitors(banner.content, toWireTime(now))) fail('not_found');
    // Pictures are only for signed-in users.
    return { id, title, subtitle, cover: null, endTime, services: await listTopicServices(db, serviceIds) };
  },

  overview: counters,
  statistics: counters,
  scenes: async (_, context) => (await indexFor(context)).scenes,
  departments: async (_, context) => (await indexFor(context)).departments,
  footer,
  bottom: footer,
  configuration: async (_, context) => (await indexFor(context)).blocks,
};

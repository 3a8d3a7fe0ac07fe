import type { landing } from '@yizhan/contract/calls/landing.ts';
import type { OpenContext } from '../../context.ts';
import { listOpenServices } from '../../domain/landing/service-queries.ts';
import type { Handlers } from '../../handlers.ts';

type Visitors = Exclude<keyof typeof landing, 'detail' | 'submit' | 'preview'>;

const indexFor = ({ landing, db, caller }: OpenContext) => landing.index(db, caller.language);

const counters = async (_: object, context: OpenContext) => (await indexFor(context)).counters;
const footer = async (_: object, { tenant }: OpenContext) => tenant.settings.footer;

/** The visitors' data for other clients: nothing more than the page shows, and from the same source. */
export const visitors: Pick<Handlers<typeof landing>, Visitors> = {
  index: (_, context) => indexFor(context),

  async page({ type, current, size }, { db }) {
    const found = await listOpenServices(db, type, { limit: size, offset: (current - 1) * size });
    return { ...found, current, size };
  },

  overview: counters,
  statistics: counters,
  scenes: async (_, context) => (await indexFor(context)).scenes,
  departments: async (_, context) => (await indexFor(context)).departments,
  footer,
  bottom: footer,
  configuration: async (_, context) => (await indexFor(context)).blocks,
};

import type { publishing } from '@yizhan/contract/calls/publishing.ts';
import { difference } from '@yizhan/contract/difference.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import {
  discard,
  publicationFor,
  publish,
  rollBack,
  schedule,
  unschedule,
} from '../../domain/publishing/publishing.ts';
import { getContent, listRevisions, type Publication } from '../../domain/publishing/queries.ts';
import { stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';

export const handlers: Handlers<typeof publishing> = {
  async detail({ id }, context) {
    return stateOf(await publicationFor(context, id));
  },

  async revisions({ id, current, size }, context) {
    await publicationFor(context, id);
    const rows = await listRevisions(context.db, id, { limit: size, offset: (current - 1) * size });
    const records = rows.map(({ total: _, ...revision }) => revision);
    return { records, total: rows[0]?.total ?? 0, current, size };
  },

  async difference({ id, from, to }, context) {
    const publication = await publicationFor(context, id);
    const [before, after] = await Promise.all([from, to].map((side) => contentAt(context.db, publication, side)));
    return difference(before, after);
  },

  publish: (held, context) => publish(context, held),
  schedule: ({ at, ...held }, context) => schedule(context, held, at),
  unschedule: (held, context) => unschedule(context, held),
  rollBack: ({ number, ...held }, context) => rollBack(context, held, number),

  async discard(held, context) {
    await discard(context, held);
    return {};
  },
};

async function contentAt(db: Db, { id, draft }: Publication, side: number | 'draft'): Promise<unknown> {
  if (side === 'draft') return draft ?? fail('no_such_revision');
  const { content } = (await getContent(db, id, side)) ?? fail('no_such_revision');
  return content;
}

import type { publishing } from '@yizhan/contract/calls/publishing.ts';
import { difference } from '@yizhan/contract/difference.ts';
import { layoutDifference } from '@yizhan/contract/layout-difference.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assertNoLoss } from '../../domain/publishing/checks.ts';
import { namedChanges } from '../../domain/publishing/named-changes.ts';
import {
  discard,
  publicationFor,
  publish,
  rollBack,
  schedule,
  unschedule,
} from '../../domain/publishing/publishing.ts';
import { getContent, listRevisions, type Publication } from '../../domain/publishing/queries.ts';
import { sendBack, submitForReview } from '../../domain/publishing/review.ts';
import { stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';

/** Kinds whose contents are not compared position by position. */
const comparisons: { readonly [K in Publishable]?: typeof layoutDifference } = { layout: layoutDifference };

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
    return namedChanges(context.db, (comparisons[publication.kind] ?? difference)(before, after));
  },

  async publish({ acceptLosses, ...held }, context) {
    if (!acceptLosses) await assertDraftLosesNothing(context, held.id);
    return publish(context, held);
  },
  async schedule({ at, acceptLosses, ...held }, context) {
    if (!acceptLosses) await assertDraftLosesNothing(context, held.id);
    return schedule(context, held, at);
  },
  unschedule: (held, context) => unschedule(context, held),
  async rollBack({ number, acceptLosses, ...held }, context) {
    if (!acceptLosses) {
      const publication = await publicationFor(context, held.id);
      await assertNoLoss(context, publication, await contentAt(context.db, publication, number));
    }
    return rollBack(context, held, number);
  },

  askReview: (held, context) => submitForReview(context, held),
  sendBack: ({ reason, ...held }, context) => sendBack(context, held, reason),

  async discard(held, context) {
    await discard(context, held);
    return {};
  },
};

async function assertDraftLosesNothing(context: SignedInContext, id: string): Promise<void> {
  const publication = await publicationFor(context, id);
  if (publication.draft !== null) await assertNoLoss(context, publication, publication.draft);
}

async function contentAt(db: Db, { id, draft }: Publication, side: number | 'draft'): Promise<unknown> {
  if (side === 'draft') return draft ?? fail('no_such_revision');
  const { content } = (await getContent(db, id, side)) ?? fail('no_such_revision');
  return content;
}

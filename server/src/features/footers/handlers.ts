import type { footers } from '@yizhan/contract/calls/footers.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { createDraft, publicationFor, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';

const toRow = (row: Publication) => ({ ...stateOf(row), content: parseContent('footer', row.content) });

export const handlers: Handlers<typeof footers> = {
  async list(_, { db }) {
    return (await listPublications(db, 'footer')).map(toRow);
  },

  async detail({ id }, context) {
    const row = await publicationFor(context, id);
    if (row.kind !== 'footer') fail('not_found');
    return toRow(row);
  },

  async submit({ content, held }, context) {
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      // Visitors have no session, so pictures of a footer must be public.
      for (const { picture } of content.qrCodes) await attachPicture(within, picture, { audience: 'public' });
      return held ? saveDraft(within, 'footer', held, content) : createDraft(within, 'footer', content);
    });
  },

  async remove(held, context) {
    await removePublication(context, 'footer', held);
    return {};
  },
};

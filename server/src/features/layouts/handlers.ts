import type { layouts } from '@yizhan/contract/calls/layouts.ts';
import type { LayoutContent } from '@yizhan/contract/entities/layout.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { hasNavItem, listCardPages } from '../../domain/nav-items/queries.ts';
import { createDraft, publicationFor, removePublication, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { kindsOfCards } from './queries.ts';
import { faultsOf } from './rules.ts';

const contentOf = ({ content }: Publication) => parseContent('layout', content);

export const handlers: Handlers<typeof layouts> = {
  pages: (_, { db }) => listCardPages(db),

  async list(_, { db }) {
    const rows = await listPublications(db, 'layout');
    return rows.map((row) => {
      const { identities, navigationId, main, aside } = contentOf(row);
      return { ...stateOf(row), identities, navigationId, cards: main.length + aside.length };
    });
  },

  async detail({ id }, context) {
    const layout = await publicationFor(context, id);
    if (layout.kind !== 'layout') fail('not_found');
    return { ...stateOf(layout), content: contentOf(layout) };
  },

  async submit({ content, held }, context) {
    await assertFits(context.db, content);
    return held ? saveDraft(context, 'layout', held, content) : createDraft(context, 'layout', content);
  },

  async remove(held, context) {
    await removePublication(context, 'layout', held);
    return {};
  },
};

async function assertFits(db: Db, content: LayoutContent): Promise<void> {
  const ids = [...content.main, ...content.aside].map(({ cardId }) => cardId);
  const faults = faultsOf(content, await kindsOfCards(db, ids));
  const { navigationId } = content;
  if (navigationId !== null && !(await hasNavItem(db, navigationId))) faults.push('navigationId');
  if (faults.length > 0) fail('invalid_input', { fields: faults.join(', ') });
}

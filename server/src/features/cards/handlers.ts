import type { cards } from '@yizhan/contract/calls/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { homeCards, load } from '../../cards/home.ts';
import { basicOf } from '../../cards/rules.ts';
import { fail } from '../../common/fail.ts';
import { listPublications, type Publication } from '../../common/publishing/queries.ts';
import { fitting, stateOf } from '../../common/publishing/rules.ts';
import { createDraft, publicationFor, saveDraft } from '../../common/publishing.ts';
import type { SignedInContext } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import { countRoles } from './queries.ts';

export const handlers: Handlers<typeof cards> = {
  home: (_, context) => homeCards(context),

  async list(_, { db }) {
    const rows = await listPublications(db, 'card');
    return rows.map((row) => {
      const { kind, cardIntroduction } = contentOf(row);
      return { ...stateOf(row), cardKind: kind, cardIntroduction };
    });
  },

  async detail({ id }, context) {
    const card = await cardFor(context, id);
    return { ...stateOf(card), content: contentOf(card) };
  },

  async submit({ content, held }, context) {
    const roles = [...new Set(content.roles)];
    if ((await countRoles(context.db, roles)) < roles.length) fail('invalid_input', { fields: 'roles' });
    const card = { ...content, roles };
    return held ? saveDraft(context, 'card', held, card) : createDraft(context, 'card', card);
  },

  async preview({ id, content }, context) {
    const card = content ?? contentOf(await cardFor(context, id ?? fail('invalid_input', { fields: 'id' })));
    return { basicConfig: basicOf(card), ...(await load(card, context)) };
  },
};

async function cardFor(context: SignedInContext, id: string): Promise<Publication> {
  const publication = await publicationFor(context, id);
  return publication.kind === 'card' ? publication : fail('not_found');
}

const contentOf = (card: Publication): CardContent => fitting('card', card.content);

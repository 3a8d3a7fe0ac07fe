import type { cards } from '@yizhan/contract/calls/cards.ts';
import type { CardContent } from '@yizhan/contract/entities/card.ts';
import { load, withLinks } from '../../cards/home.ts';
import { basicOf } from '../../cards/rules.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { createDraft, publicationFor, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { assertKnown, namedBy, withColumns } from './column-rules.ts';
import { listKnown, listPlaces } from './queries.ts';

/** Card configuration for administrators. */
export const config: Pick<Handlers<typeof cards>, 'list' | 'detail' | 'submit' | 'preview' | 'microAppOrigins'> = {
  async list(_, { db }) {
    const [rows, places] = await Promise.all([listPublications(db, 'card'), listPlaces(db)]);
    const byId = new Map(places.map((place) => [place.id, place]));
    return rows.map((row) => {
      const { kind, cardIntroduction } = contentOf(row);
      const { categoryId = null, placed = false } = byId.get(row.id) ?? {};
      return { ...stateOf(row), cardKind: kind, cardIntroduction, categoryId, placed };
    });
  },

  async detail({ id }, context) {
    const card = await cardFor(context, id);
    return { ...stateOf(card), content: contentOf(card) };
  },

  async submit({ content, held }, context) {
    const card = { ...content, roles: [...new Set(content.roles)] };
    const whole = 'columns' in card.config ? withColumns(card, card.config.columns) : card;
    const references = namedBy(whole);
    assertKnown(references, await listKnown(context.db, references));
    if (!held) return createDraft(context, 'card', whole);
    // The kind determines where a card may be placed and what it contains, so it cannot change.
    if (contentOf(await cardFor(context, held.id)).kind !== whole.kind)
      fail('invalid_input', { fields: 'content.kind' });
    return saveDraft(context, 'card', held, whole);
  },

  async microAppOrigins(_, { config: { microAppOrigins } }) {
    return [...microAppOrigins];
  },

  async preview({ id, content }, context) {
    const card = content ?? contentOf(await cardFor(context, id ?? fail('invalid_input', { fields: 'id' })));
    return {
      basicConfig: basicOf(card),
      ...withLinks(await load(card, { ...context, waitsForSource: true }), context),
    };
  },
};

export async function cardFor(context: SignedInContext, id: string): Promise<Publication> {
  const publication = await publicationFor(context, id);
  return publication.kind === 'card' ? publication : fail('not_found');
}

export const contentOf = (card: Publication): CardContent => parseContent('card', card.content);

import type { cards } from '@yizhan/contract/calls/cards.ts';
import { fail } from '../../common/fail.ts';
import { removePublication } from '../../domain/publishing/publishing.ts';
import { getPublication } from '../../domain/publishing/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { config } from './config.ts';
import { findCategory, hasName, setCategory } from './library-queries.ts';

type Library = 'library' | 'libraryCard' | 'classify' | 'remove' | 'repetitiveName';

/** The card library: its cards, their categories, and their removal. */
export const library: Pick<Handlers<typeof cards>, Library> = {
  async library({ typeId }, context) {
    const all = await config.list({}, context);
    return typeId === undefined ? all : all.filter(({ categoryId }) => categoryId === typeId);
  },

  async libraryCard({ id }, context) {
    const all = await config.list({}, context);
    return all.find((card) => card.id === id) ?? fail('not_found');
  },

  async classify({ id, categoryId }, { db }) {
    if ((await getPublication(db, id))?.kind !== 'card') fail('not_found');
    if (categoryId !== null && !(await findCategory(db, categoryId))) fail('invalid_input', { fields: 'categoryId' });
    await setCategory(db, id, categoryId);
    return {};
  },

  async remove(held, context) {
    await removePublication(context, 'card', held);
    return {};
  },

  async repetitiveName({ cardName, id }, { db }) {
    return { repetitive: await hasName(db, cardName, id) };
  },
};

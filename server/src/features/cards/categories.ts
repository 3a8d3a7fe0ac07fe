import type { cards } from '@yizhan/contract/calls/cards.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './library-queries.ts';

type Categories = 'categories' | 'category' | 'submitCategory' | 'removeCategory';
const entity = 'cardCategory';

const toCategory = ({ updatedAt: _at, updatedBy: _by, ...category }: rows.StoredCategory) => category;

/** The categories of the card library. */
export const categories: Pick<Handlers<typeof cards>, Categories> = {
  async categories(_, { db }) {
    return (await rows.listCategories(db)).map(toCategory);
  },

  async category({ id }, { db }) {
    return toCategory((await rows.findCategory(db, id)) ?? fail('not_found'));
  },

  async submitCategory({ typeName, held }, context) {
    const write = held ? rename(context, held, typeName) : create(context, typeName);
    return onUniqueViolation(write, {
      card_category_name: () => fail('name_taken', { name: typeName }, { field: 'typeName' }),
    });
  },

  async removeCategory({ id, version }, context) {
    await context.db.transaction(async (db) => {
      const before = (await rows.lockCategory(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.typeName);
      assertUnused(await rows.usesOfCategory(db, id), context.caller);
      await recycle({ ...context, db }, { kind: 'cardCategory', id, name: before.typeName });
      await rows.deleteCategory(db, id);
      await audit({ ...context, db }, { action: 'remove', entity, entityId: id, before });
    });
    return {};
  },
};

const create = (context: SignedInContext, typeName: string) =>
  context.db.transaction(async (db) => {
    const by = { by: context.person.id, now: context.now };
    const made = (await rows.insertCategory(db, typeName, by)) ?? fail('invalid_input', { fields: 'typeName' });
    await audit({ ...context, db }, { action: 'create', entity, entityId: made.id, after: { typeName } });
    return made;
  });

const rename = (context: SignedInContext, held: { id: string; version: number }, typeName: string) =>
  context.db.transaction(async (db) => {
    const before = (await rows.lockCategory(db, held.id)) ?? fail('not_found');
    assertNotStale(before, held.version, before.typeName);
    const saved = await rows.renameCategory(db, held.id, typeName, { by: context.person.id, now: context.now });
    const after = { typeName };
    await audit({ ...context, db }, { action: 'update', entity, entityId: held.id, before, after });
    return saved;
  });

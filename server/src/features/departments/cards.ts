import type { departments } from '@yizhan/contract/calls/departments.ts';
import type { DepartmentCardInput } from '@yizhan/contract/entities/departments.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { attachPicture, fileIdOf } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { indexDepartment } from '../../domain/search/entry-queries.ts';
import { canUse } from '../../domain/services/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './card-queries.ts';
import { publishDepartmentsChanged } from './departments-changed.ts';
import { emptyCard, textOfCard } from './rules.ts';

type Calls = Pick<Handlers<typeof departments>, 'cards' | 'card' | 'cardToEdit' | 'submitCard' | 'removeCard'>;

/** Departments as people look them up, and the editing of their cards. */
export const cards: Calls = {
  cards: (_, { db, person }) => rows.listCards(db, person, { usable: canUse(person) }),

  card: ({ id }, context) => findCard(id, context),
  cardToEdit: ({ id }, context) => findCard(id, context),

  async submitCard({ id, version, ...input }, context) {
    await assertNoSensitiveWord(context, 'departmentCard', textOfCard(input));
    const saved = await context.db.transaction(async (db) => {
      const before = await lockManaged(db, context, id);
      assertNotStale(before, version, before.name);
      await attachPicture({ ...context, db }, input.chart, {
        ...{ audience: 'attached', attachedTo: 'department', attachedId: id },
      });
      const written = await write({ ...context, db }, { id, before, after: input, action: 'update' });
      await rows.deleteFilesOf(db, id, input.chart && fileIdOf(input.chart));
      return written;
    });
    publishDepartmentsChanged(context);
    return saved;
  },

  /** The chart's file is kept, hidden, until the next one is saved, so a card cleared by mistake can be restored. */
  async removeCard({ id, version }, context) {
    const saved = await context.db.transaction(async (db) => {
      const before = await lockManaged(db, context, id);
      assertNotStale(before, version, before.name);
      return write({ ...context, db }, { id, before, after: emptyCard, action: 'remove' });
    });
    publishDepartmentsChanged(context);
    return saved;
  },
};

async function findCard(id: string, { db, person }: Pick<SignedInContext, 'db' | 'person'>) {
  const [card] = await rows.listCards(db, person, { usable: canUse(person), id });
  return card ?? fail('not_found');
}

async function lockManaged(db: Db, { person }: Pick<SignedInContext, 'person'>, id: string): Promise<rows.StoredCard> {
  const card = (await rows.lockCard(db, person, id)) ?? fail('not_found');
  if (!card.mayChange) fail('other_department_card');
  return card;
}

type Change = { id: string; before: rows.StoredCard; after: DepartmentCardInput; action: 'update' | 'remove' };

async function write(context: SignedInContext, { id, before: { about: before }, after, action }: Change) {
  const { db, now, person } = context;
  const saved = await rows.updateCard(db, { ...after, id, by: person.id, now });
  // The short name is one of the search terms of the department's services.
  if (before.shortName !== after.shortName) await indexDepartment(db, id);
  await audit(context, { action, entity: 'departmentCard', entityId: id, before, after });
  return saved;
}

import type { recycling } from '@yizhan/contract/calls/recycling.ts';
import { type Recyclable, recyclableKinds, recyclables } from '@yizhan/contract/recycling.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { lockRecycled, removeRecycled } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import { findOwnRemoval, listBin } from './queries.ts';
import { restore } from './restore.ts';

const kindsOf = ({ menus }: Person) => recyclableKinds.filter((kind) => menus.has(recyclables[kind].menu));

/** Of a kind that the person administers; the bin of others is not there. */
async function lockMine(db: Db, person: Person, id: string) {
  const thing = (await lockRecycled(db, id)) ?? fail('not_found');
  return kindsOf(person).includes(thing.kind) ? thing : fail('not_found');
}

const ownRemoval = async (db: Db, person: Person, { kind, id, now }: { kind: Recyclable; id: string; now: Date }) =>
  (await findOwnRemoval(db, { kind, id, by: person.id, now })) ?? fail('not_found');

export const handlers: Handlers<typeof recycling> = {
  async page(query, { db, person, now }) {
    const found = await listBin(db, { ...query, kinds: kindsOf(person), now });
    const records = found.map(({ total: _, ...row }) => row);
    return { records, total: found[0]?.total ?? 0, current: query.current, size: query.size };
  },

  async restore({ id }, context) {
    const { kind, entityId } = await restore(context, (db) => lockMine(db, context.person, id));
    return { kind, id: entityId };
  },

  async remove({ id }, context) {
    await context.db.transaction(async (db) => {
      const { kind, entityId, name } = await lockMine(db, context.person, id);
      await removeRecycled(db, id);
      await audit({ ...context, db }, { action: 'removeForGood', entity: kind, entityId, before: { name } });
    });
    return {};
  },

  async undo({ kind, id }, context) {
    await restore(context, (db) => ownRemoval(db, context.person, { kind, id, now: context.now }));
    return {};
  },
};

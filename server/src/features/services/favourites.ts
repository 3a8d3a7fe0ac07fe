import type { services } from '@yizhan/contract/calls/services.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { fail } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { toSafeTile } from '../../domain/services/rules.ts';
import { publishFavouritesChanged } from '../../domain/services/services-changed.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './favourite-queries.ts';

type Calls = Pick<
  Handlers<typeof services>,
  'favourites' | 'collect' | 'cancelCollect' | 'changeOrder' | 'submitFolder' | 'removeFolder' | 'orderFolders'
>;

/** A person's favourites, in their own order and folders. */
export const favourites: Calls = {
  async favourites(_, { db, person, now }) {
    const [folders, services] = await Promise.all([
      rows.listFolders(db, person.id),
      rows.listFavourites(db, person, now),
    ]);
    return { folders, services: services.map(toSafeTile) };
  },

  async collect({ serviceId, folderId }, context) {
    const { person, now } = context;
    await changeFavourites(context, async (db) => {
      if (!(await rows.isUsable(db, serviceId, person))) fail('not_found');
      const most = serviceLimits.maxFavourites;
      if ((await rows.countOthers(db, person, serviceId)) >= most) fail('too_many_favourites', { most });
      if (folderId) await assertOwnFolder(db, person.id, folderId);
      const favourite = { userId: person.id, serviceId, now };
      await rows.insertFavourite(db, favourite);
      if (folderId !== undefined) await rows.moveFavourite(db, favourite, folderId);
    });
    return {};
  },

  async cancelCollect({ serviceId }, context) {
    await changeFavourites(context, (db) => rows.deleteFavourite(db, context.person.id, serviceId));
    return {};
  },

  async changeOrder({ ids }, context) {
    // Ids that were withdrawn or removed meanwhile are ignored; the rest is still ordered.
    await changeFavourites(context, (db) => rows.orderFavourites(db, context.person.id, ids));
    return {};
  },

  async submitFolder({ id, name }, context) {
    const { person } = context;
    const write = changeFavourites(context, async (db) => {
      if (id) return (await rows.renameFolder(db, person.id, id, name)) ?? fail('not_found');
      if ((await rows.listFolders(db, person.id)).length >= serviceLimits.maxFavouriteFolders)
        fail('invalid_input', { fields: 'name' }, { fields: ['name'] });
      return rows.insertFolder(db, person.id, name);
    });
    return onUniqueViolation(write, { favourite_folder_name: () => fail('name_taken', { name }, { field: 'name' }) });
  },

  async removeFolder({ id }, context) {
    await changeFavourites(context, async (db) => {
      if ((await rows.deleteFolder(db, context.person.id, id)) === 0) fail('not_found');
    });
    return {};
  },

  async orderFolders({ ids }, context) {
    await changeFavourites(context, async (db) => {
      for (const id of ids) await assertOwnFolder(db, context.person.id, id);
      await rows.orderFolders(db, context.person.id, ids);
    });
    return {};
  },
};

/** Serialises the change and notifies the person's other tabs. */
async function changeFavourites<T>(
  { db, person, bus, cardHints }: SignedInContext,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  const done = await db.transaction(async (tx) => {
    await rows.lockFavourites(tx, person.id);
    return change(tx);
  });
  publishFavouritesChanged({ bus, cardHints }, db.tenant, person.id);
  return done;
}

async function assertOwnFolder(db: Db, userId: string, id: string) {
  if (!(await rows.listFolders(db, userId)).some((folder) => folder.id === id)) fail('not_found');
}

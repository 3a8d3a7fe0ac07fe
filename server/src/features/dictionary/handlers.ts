import type { dictionary } from '@yizhan/contract/calls/dictionary.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { assertRequiredKeys, requiredKeys } from './rules.ts';

const uniqueErrors = ({ code }: { code: string }) => ({
  dict_code: () => fail('code_taken', { code }, { field: 'code' }),
});

export const handlers: Handlers<typeof dictionary> = {
  async values({ code }, { db }) {
    return rows.listValues(db, code);
  },

  async list(_, { db }) {
    return rows.listDictionaries(db);
  },

  async get({ id }, { db }) {
    const stored = (await rows.findDictionary(db, id)) ?? fail('not_found');
    const { updatedAt: _at, updatedBy: _by, ...dictionary } = stored;
    return { ...dictionary, keptKeys: [...requiredKeys(stored)] };
  },

  async create(asked, context) {
    const { db, now, person } = context;
    const write = db.transaction(async (db) => {
      const input = { ...asked, code: asked.code || (await nextCode(db, 'dictionary')) };
      const created = await rows.insertDictionary(db, { ...input, by: person.id, now });
      await audit({ ...context, db }, { action: 'create', entity: 'dictionary', entityId: created.id, after: input });
      return created;
    });
    return onUniqueViolation(write, uniqueErrors(asked));
  },

  async update({ id, version, ...asked }, context) {
    const { db, now, person } = context;
    const write = db.transaction(async (db) => {
      const before = (await rows.lockDictionary(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      const input = { ...asked, code: asked.code || before.code };
      assertRequiredKeys({ before, after: input });
      await rows.updateDictionary(db, { ...input, id, by: person.id, now });
      await audit({ ...context, db }, { action: 'update', entity: 'dictionary', entityId: id, before, after: input });
    });
    await onUniqueViolation(write, uniqueErrors(asked));
    return { id };
  },

  async remove({ id }, context) {
    await context.db.transaction(async (db) => {
      const before = (await rows.lockDictionary(db, id)) ?? fail('not_found');
      if (before.builtIn) fail('built_in');
      assertUnused(await rows.usesOfDictionary(db, before.code), context.caller);
      await recycle({ ...context, db }, { kind: 'dictionary', id, name: before.name });
      await rows.deleteDictionary(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'dictionary', entityId: id, before });
    });
    return {};
  },
};

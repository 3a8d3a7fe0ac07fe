import type { publicAccounts } from '@yizhan/contract/calls/public-accounts.ts';
import type { AccountInput } from '@yizhan/contract/entities/public-account.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { attachPicture, fileIdOf } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { addMissingAccounts } from '../../domain/notices/account-queries.ts';
import { countReceivers } from '../../domain/notices/audience-queries.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';

type Calls = Pick<Handlers<typeof publicAccounts>, 'list' | 'get' | 'submit' | 'remove' | 'countFollowers'>;

const refuseField = (field: keyof AccountInput) => fail('invalid_input', { fields: field }, { fields: [field] });

/** Looking after public accounts. */
export const keeping: Calls = {
  async list({ keyword }, { db, person, files }) {
    await addMissingAccounts(db);
    return (await rows.listAccountRows(db, keyword)).map(({ avatar, ...row }) => ({
      ...row,
      avatar: avatar && files.link(person, fileIdOf(avatar)),
    }));
  },

  async get({ id }, { db }) {
    const { updatedAt: _at, updatedBy: _by, ...account } = (await rows.findAccount(db, id)) ?? fail('not_found');
    return { ...account, staff: await rows.nameStaff(db, account.staffIds) };
  },

  async submit({ account, held }, context) {
    const { db, person, now } = context;
    await assertNoSensitiveWord(context, 'notices', `${account.name}\n${account.description}`);
    const saved = await db.transaction(async (db) => {
      const within = { ...context, db };
      const before = held && (await lockCurrent(db, held));
      if (account.deptId !== null && !(await rows.isDepartment(db, account.deptId))) refuseField('deptId');
      const by = { by: person.id, now };
      const most = { most: noticeLimits.maxAddedAccounts };
      const saved = held
        ? await rows.updateAccount(db, held.id, account, by)
        : ((await rows.insertAccount(db, account, by)) ?? fail('too_many_accounts', most));
      await attachPicture(within, account.avatar, { audience: 'tenant' });
      const staffIds = [...new Set(account.staffIds)];
      if ((await rows.replaceStaff(db, saved.id, staffIds)) < staffIds.length) refuseField('staffIds');
      const action = held ? 'update' : 'create';
      await audit(within, { action, entity: 'publicAccount', entityId: saved.id, before, after: account });
      return saved;
    });
    return saved;
  },

  async remove(held, context) {
    return context.db.transaction(async (db) => {
      const before = await lockCurrent(db, held);
      if (before.isDefault) fail('not_found');
      assertUnused(await rows.usesOfAccount(db, held.id), context.caller);
      await recycle({ ...context, db }, { kind: 'publicAccount', id: held.id, name: before.name });
      await rows.deleteAccount(db, held.id);
      if (before.avatar) await context.files.remove(db, [fileIdOf(before.avatar)]);
      await audit({ ...context, db }, { action: 'remove', entity: 'publicAccount', entityId: held.id, before });
      return {};
    });
  },

  async countFollowers({ followers }, { db, now }) {
    return { count: await countReceivers(db, { ...followers, userIds: [], groupIds: [] }, null, now) };
  },
};

async function lockCurrent(db: Db, { id, version }: { id: string; version: number }) {
  const before = (await rows.lockAccount(db, id)) ?? fail('not_found');
  assertNotStale(before, version, before.name);
  return before;
}

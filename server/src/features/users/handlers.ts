import type { users } from '@yizhan/contract/calls/users.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { passOnGroupsOf } from '../../domain/chat/pass-on-groups.ts';
import { linkAddress } from '../../domain/one-time-links/one-time-links.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers } from '../../domain/roles/rules.ts';
import { removeSecondFactor } from '../../domain/second-factor/queries.ts';
import { assertPeopleQuota } from '../../domain/tenants/quota.ts';
import { recordViews } from '../../domain/users/views.ts';
import type { Handlers } from '../../handlers.ts';
import { assignMany } from './assign.ts';
import { changeStatus } from './change-status.ts';
import { assertCanGrant, findManaged, keepingAnAdministrator, withNickName } from './checks.ts';
import { replaceIdentities } from './identity-queries.ts';
import { countUsers, listUsers } from './list-queries.ts';
import { deleteUser, endLinks, findUsers, insertUser, lockUsers, updateUser, usesOfUser } from './queries.ts';
import { newRoles, statusWhenEnabled } from './rules.ts';

const uniqueErrors = (account: string) => ({
  app_user_account: () => fail('account_taken', { account }, { field: 'account' }),
});

export const handlers: Handlers<typeof users> = {
  async list(query, { db }) {
    const [total, records] = [await countUsers(db, query), await listUsers(db, query)];
    return { records, total, current: query.current, size: query.size };
  },

  async get({ id }, context) {
    const { db, person } = context;
    const [user] = await findUsers(db, [id]);
    if (!user) fail('not_found');
    await recordViews(context, { userIds: [id], why: 'userAdmin' });
    const { hasPassword: _, menus, platform, ...detail } = user;
    return { ...detail, editable: id === person.id || covers(await granterOf(db, person), { menus, platform }) };
  },

  async create(input, context) {
    const { db, now, person } = context;
    const write = db.transaction(async (db) => {
      await assertCanGrant(db, person, { identities: input.identities, roles: newRoles([], input.identities) });
      const { id } = await insertUser(db, { ...withNickName(input), by: person.id, now });
      await replaceIdentities(db, id, input.identities);
      await assertPeopleQuota(db);
      await audit({ ...context, db }, { action: 'create', entity: 'user', entityId: id, after: input });
      return { id };
    });
    return onUniqueViolation(write, uniqueErrors(input.account));
  },

  async update({ id, version, ...input }, context) {
    const { db, now, person, bus, tenant } = context;
    const write = db.transaction(async (db) => {
      await lockUsers(db, [id]);
      const before = await findManaged(db, person, id);
      assertNotStale(before, version, before.realName);
      const own = new Set(before.identities.map((identity) => identity.id));
      if (input.identities.some((identity) => identity.id && !own.has(identity.id))) fail('not_found');
      await assertCanGrant(db, person, {
        identities: input.identities,
        roles: newRoles(before.identities, input.identities),
      });
      await keepingAnAdministrator(db, now, async () => {
        await updateUser(db, { ...withNickName(input), id, by: person.id, now });
        await replaceIdentities(db, id, input.identities);
      });
      await audit({ ...context, db }, { action: 'update', entity: 'user', entityId: id, before, after: input });
    });
    await onUniqueViolation(write, uniqueErrors(input.account));
    bus.publish('person.changed', { tenantId: tenant.id, userId: id });
    return { id };
  },

  async disable({ ids }, context) {
    if (ids.includes(context.person.id)) fail('own_account');
    await changeStatus(context, ids, 'disable', () => 'disabled');
    return {};
  },

  async enable({ ids }, context) {
    await changeStatus(context, ids, 'enable', statusWhenEnabled);
    return {};
  },

  assign: ({ ids, assignment }, context) => assignMany(context, ids, assignment),

  async remove({ id }, context) {
    const { db, now, person, caller, bus, tenant } = context;
    if (id === person.id) fail('own_account');
    await db.transaction(async (db) => {
      await lockUsers(db, [id]);
      const before = await findManaged(db, person, id);
      assertUnused(await usesOfUser(db, id), caller);
      await keepingAnAdministrator(db, now, () => deleteUser(db, id));
      await audit({ ...context, db }, { action: 'remove', entity: 'user', entityId: id, before });
    });
    bus.publish('person.changed', { tenantId: tenant.id, userId: id });
    await passOnGroupsOf(context, [id]);
    return {};
  },

  async createLink({ id }, context) {
    const { db, now, person, config, tenant } = context;
    const user = await findManaged(db, person, id);
    if (user.status === 'disabled') fail('account_disabled');
    const kind = user.status === 'waiting' ? 'activate' : 'reset';
    const code = await db.transaction(async (db) => {
      await endLinks(db, id, now);
      await audit({ ...context, db }, { action: 'createLink', entity: 'user', entityId: id, after: { kind } });
      return createLink(db, kind, id, now);
    });
    const until = new Date(now.getTime() + signInLimits.linkMinutes[kind] * 60_000);
    return { kind, url: linkAddress(config, tenant, { kind, code }), until: toWireTime(until) };
  },

  async removeSecondFactor({ id }, context) {
    const { db, person } = context;
    await findManaged(db, person, id);
    await db.transaction(async (db) => {
      if (!(await removeSecondFactor(db, id))) fail('second_factor_off');
      await audit({ ...context, db }, { action: 'removeSecondFactor', entity: 'user', entityId: id });
    });
    return {};
  },
};

import type { roles } from '@yizhan/contract/calls/roles.ts';
import type { RoleInput } from '@yizhan/contract/entities/roles.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertUnused } from '../../common/in-use.ts';
import { nextCode } from '../../common/next-code-queries.ts';
import { assertNotStale } from '../../common/stale.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import { recycle } from '../../domain/recycling/queries.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers, PLATFORM_ADMINISTRATOR, type Rights } from '../../domain/roles/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { deleteRole, insertRole, listChoices, listRoles, lockRole, updateRole, usesOfRole } from './queries.ts';
import { assertChangeable } from './rules.ts';

const uniqueErrors = ({ code, name }: RoleInput) => ({
  role_code: () => fail('code_taken', { code }, { field: 'code' }),
  role_name: () => fail('name_taken', { name }, { field: 'name' }),
});

const rightsOf = (role: { code: string; menus: readonly string[] }): Rights => ({
  menus: role.menus,
  platform: role.code === PLATFORM_ADMINISTRATOR,
});

export const handlers: Handlers<typeof roles> = {
  async pick(_, { db, person }) {
    const granter = await granterOf(db, person);
    const choices = await listChoices(db);
    return choices.map(({ menus, ...role }) => ({ ...role, mayGive: covers(granter, rightsOf({ ...role, menus })) }));
  },

  async list(_, { db }) {
    const stored = await listRoles(db);
    return stored.map(({ updatedBy: _, ...row }) => row);
  },

  async create(asked, context) {
    const { db, now, person } = context;
    if (!covers(await granterOf(db, person), rightsOf(asked))) fail('not_allowed');
    const write = db.transaction(async (db) => {
      const input = { ...asked, code: asked.code || (await nextCode(db, 'role')) };
      const role = await insertRole(db, { ...input, by: person.id, now });
      await audit({ ...context, db }, { action: 'create', entity: 'role', entityId: role.id, after: input });
      return role;
    });
    return onUniqueViolation(write, uniqueErrors(asked));
  },

  async update({ id, version, ...asked }, context) {
    const { db, now, person, bus, tenant } = context;
    const write = db.transaction(async (db) => {
      const before = (await lockRole(db, id)) ?? fail('not_found');
      assertNotStale(before, version, before.name);
      const input = { ...asked, code: asked.code || before.code };
      assertChangeable({ before, after: input });
      const granter = await granterOf(db, person);
      if (!covers(granter, rightsOf(before)) || !covers(granter, rightsOf(input))) fail('not_allowed');
      await updateRole(db, { ...input, id, by: person.id, now });
      await audit({ ...context, db }, { action: 'update', entity: 'role', entityId: id, before, after: input });
    });
    await onUniqueViolation(write, uniqueErrors(asked));
    bus.publish('rights.changed', { tenantId: tenant.id });
    return { id };
  },

  async remove({ id }, context) {
    const { db, person, caller, bus, tenant } = context;
    await db.transaction(async (db) => {
      const before = (await lockRole(db, id)) ?? fail('not_found');
      if (before.builtIn) fail('built_in');
      if (!covers(await granterOf(db, person), rightsOf(before))) fail('not_allowed');
      assertUnused(await usesOfRole(db, id), caller);
      await recycle({ ...context, db }, { kind: 'role', id, name: before.name });
      await deleteRole(db, id);
      await audit({ ...context, db }, { action: 'remove', entity: 'role', entityId: id, before });
    });
    bus.publish('rights.changed', { tenantId: tenant.id });
    return {};
  },
};

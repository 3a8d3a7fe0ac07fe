import type { Assignment, IdentityInput } from '@yizhan/contract/entities/users.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers } from '../../domain/roles/rules.ts';
import { assertCanGrant, keepingAnAdministrator } from './checks.ts';
import { replaceIdentities } from './identity-queries.ts';
import { findUsers, lockUsers, touchUser } from './queries.ts';
import { assigned, newRoles } from './rules.ts';

/** Gives or takes a role, or changes the department, of the default identity of several people: all or none. */
export async function assignMany(context: SignedInContext, userIds: readonly string[], assignment: Assignment) {
  const { db, now, person, bus, tenant } = context;
  const ids = [...new Set(userIds)];
  const changed = await db.transaction(async (db) => {
    await lockUsers(db, ids);
    const users = await findUsers(db, ids);
    if (users.length < ids.length) fail('not_found');
    const granter = await granterOf(db, person);
    if (users.some((user) => user.id !== person.id && !covers(granter, user))) fail('not_allowed');
    const changes = users.flatMap(({ id, identities }) => {
      const after = identities.map((identity) => (identity.isDefault ? assigned(identity, assignment) : identity));
      return JSON.stringify(after) === JSON.stringify(identities) ? [] : [{ id, before: identities, after }];
    });
    await assertCanGrant(db, person, grantsOf(changes));
    await keepingAnAdministrator(db, now, async () => {
      for (const { id, before, after } of changes) {
        await touchUser(db, { id, by: person.id, now });
        await replaceIdentities(db, id, after);
        const record = { before: { identities: before }, after: { identities: after } };
        await audit({ ...context, db }, { action: 'update', entity: 'user', entityId: id, ...record });
      }
    });
    return changes;
  });
  for (const { id } of changed) bus.publish('person.changed', { tenantId: tenant.id, userId: id });
  return { changed: changed.length };
}

type IdentityRights = Pick<IdentityInput, 'deptId' | 'roleIds'>;
type IdentityChange = { before: readonly IdentityRights[]; after: readonly IdentityRights[] };

const grantsOf = (changes: readonly IdentityChange[]) => ({
  identities: changes.flatMap(({ after }) => after),
  roles: changes.flatMap(({ before, after }) => newRoles(before, after)),
});

import type { IdentityInput, UserInput } from '@yizhan/contract/entities/users.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { granterOf } from '../../domain/roles/queries.ts';
import { covers } from '../../domain/roles/rules.ts';
import type { Person } from '../../person.ts';
import { countAdministrators, countDepartments, findRoles, findUsers, lockAdministrators } from './queries.ts';

/** The display name defaults to the real name. */
export const withNickName = (input: UserInput) => ({ ...input, nickName: input.nickName || input.realName });

/** The person, if the caller may change them. */
export async function findManaged(db: Db, manager: Person, id: string) {
  const [user] = await findUsers(db, [id]);
  if (!user) fail('not_found');
  if (id !== manager.id && !covers(await granterOf(db, manager), user)) fail('not_allowed');
  return user;
}

type Grants = { identities: readonly Pick<IdentityInput, 'deptId' | 'roleIds'>[]; roles: readonly string[] };

/** Departments and roles must exist in this school, and the caller must be allowed to grant the new roles. */
export async function assertCanGrant(db: Db, manager: Person, { identities, roles }: Grants): Promise<void> {
  const departments = [...new Set(identities.flatMap(({ deptId }) => deptId ?? []))];
  if ((await countDepartments(db, departments)) < departments.length) fail('not_found');
  const every = [...new Set(identities.flatMap(({ roleIds }) => roleIds))];
  const found = await findRoles(db, every);
  if (found.length < every.length) fail('not_found');
  const granter = await granterOf(db, manager);
  if (found.some((role) => roles.includes(role.id) && !covers(granter, role))) fail('not_allowed');
}

/** Rejects a change that would leave the school without an administrator. */
export async function keepingAnAdministrator(db: Db, now: Date, change: () => Promise<unknown>): Promise<void> {
  await lockAdministrators(db);
  const before = await countAdministrators(db, now);
  await change();
  if (before > 0 && (await countAdministrators(db, now)) === 0) fail('last_administrator');
}

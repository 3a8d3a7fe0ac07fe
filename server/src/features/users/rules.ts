import type { Assignment } from '@yizhan/contract/entities/users.ts';

type RoleHolder = { roleIds: readonly string[] };

/** The roles a change adds to those the person already had under any identity. */
export function newRoles(before: readonly RoleHolder[], after: readonly RoleHolder[]): string[] {
  const ownRoleIds = new Set(before.flatMap((identity) => identity.roleIds));
  return [...new Set(after.flatMap((identity) => identity.roleIds))].filter((role) => !ownRoleIds.has(role));
}

/** Somebody who has signed in or set a password becomes active again. Others still wait for their link. */
export const statusWhenEnabled = (person: { hasPassword: boolean; lastSignInAt: string | null }) =>
  person.hasPassword || person.lastSignInAt ? 'active' : 'waiting';

/** An identity with what several people get at once. */
export function assigned<I extends { roleIds: string[]; deptId: string | null }>(
  identity: I,
  assignment: Assignment,
): I {
  switch (assignment.is) {
    case 'giveRole':
      return { ...identity, roleIds: [...new Set([...identity.roleIds, assignment.roleId])] };
    case 'takeRole':
      return { ...identity, roleIds: identity.roleIds.filter((id) => id !== assignment.roleId) };
    case 'moveTo':
      return { ...identity, deptId: assignment.deptId };
  }
}

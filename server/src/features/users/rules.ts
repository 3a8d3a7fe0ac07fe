import type { IdentityInput } from '@yizhan/contract/entities/users.ts';

/** The roles a change adds to those the person already had under any identity. */
export function newRoles(before: readonly { roleIds: readonly string[] }[], after: readonly IdentityInput[]): string[] {
  const ownRoleIds = new Set(before.flatMap((identity) => identity.roleIds));
  return [...new Set(after.flatMap((identity) => identity.roleIds))].filter((role) => !ownRoleIds.has(role));
}

/** Somebody who has signed in or set a password becomes active again. Others still wait for their link. */
export const statusWhenEnabled = (person: { hasPassword: boolean; lastSignInAt: string | null }) =>
  person.hasPassword || person.lastSignInAt ? 'active' : 'waiting';

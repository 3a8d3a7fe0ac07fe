import type { IdentityInput, UserDetail, UserInput } from '@yizhan/contract/entities/users.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';

export const newIdentity = (isDefault: boolean): IdentityInput => ({
  type: identityTypes.undergraduate,
  number: '',
  deptId: null,
  post: '',
  isDefault,
  validFrom: null,
  validTo: null,
  roleIds: [],
});

export const newUser: UserInput = {
  account: '',
  realName: '',
  nickName: '',
  email: '',
  mobile: '',
  identities: [newIdentity(true)],
};

/** Converts the stored user to the form's payload. */
export const toInput = ({ account, realName, nickName, email, mobile, identities }: UserDetail): UserInput => ({
  account,
  realName,
  nickName,
  email,
  mobile,
  identities: identities.map((identity) => ({ ...identity, type: identity.type as IdentityInput['type'] })),
});

/** Exactly one is the default: setting one clears the others, and a single one is always it. */
export function withDefault<T extends { isDefault: boolean }>(identities: readonly T[], at: number): T[] {
  const chosen = Math.min(at, identities.length - 1);
  return identities.map((identity, index) => ({ ...identity, isDefault: index === chosen }));
}

/** Removes one; if it was the default, the first becomes the default. */
export function removeIdentity<T extends { isDefault: boolean }>(identities: readonly T[], at: number): T[] {
  const rest = identities.filter((_, index) => index !== at);
  return rest.some((identity) => identity.isDefault) ? rest : withDefault(rest, 0);
}

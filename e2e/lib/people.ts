import { randomBytes } from 'node:crypto';
import { departments } from '@yizhan/contract/calls/departments.ts';
import { roles as roleCalls } from '@yizhan/contract/calls/roles.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { users } from '@yizhan/contract/calls/users.ts';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { identityTypes, type TypeOfPerson } from '@yizhan/contract/permissions.ts';
import type { Menu } from '@yizhan/contract/sections.ts';
import { password } from './address.ts';
import { callApi } from './call.ts';

/** A unique word: tests run in parallel on one school. */
export const unique = (word: string) => `${word}${randomBytes(4).toString('hex')}`;

export const signIn = (account: string, tenantId?: string): Promise<TokenBody> =>
  callApi(session.signIn, { account, password, ...(tenantId ? { tenantId } : {}) });

const known = new Map<string, Promise<TokenBody>>();

/** The session of a demo account, opened once; a test that ends or changes a session signs in itself. */
export function sessionOf(account: string, tenantId = ''): Promise<TokenBody> {
  const name = `${tenantId} ${account}`;
  const opened = known.get(name) ?? signIn(account, tenantId || undefined);
  known.set(name, opened);
  return opened;
}

export const tokenOf = async (account: string) => (await sessionOf(account)).access_token;

export type Someone = { id: string; account: string; name: string };
type Identity = { type?: TypeOfPerson; roleIds?: string[]; deptId?: string };

/** A person of the test's own without a password yet. */
export async function aNewPerson(identities: readonly Identity[] = [{}]): Promise<Someone> {
  const account = unique('e');
  const name = `试用${account.slice(-4)}`;
  const { id } = await callApi(
    users.create,
    {
      account,
      realName: name,
      identities: identities.map(({ type = identityTypes.undergraduate, ...rest }, at) => ({
        type,
        isDefault: at === 0,
        ...rest,
      })),
    },
    await tokenOf('admin'),
  );
  return { id, account, name };
}

export async function linkFor({ id }: Pick<Someone, 'id'>): Promise<string> {
  const { url } = await callApi(users.createLink, { id }, await tokenOf('admin'));
  return url;
}

/** The same with the default password. */
export async function aPerson(identities?: readonly Identity[]): Promise<Someone> {
  const someone = await aNewPerson(identities);
  const code = /code=([^&]+)/.exec(await linkFor(someone))?.[1] ?? '';
  await callApi(session.useLink, { code: decodeURIComponent(code), password });
  return someone;
}

/** A role of the test's own, with its menu entries. */
export async function aRole(menus: Menu[] = []): Promise<{ id: string; name: string; code: string }> {
  const code = unique('E').toUpperCase();
  const name = `试用角色${code.slice(-4)}`;
  const { id } = await callApi(roleCalls.create, { name, code, menus }, await tokenOf('admin'));
  return { id, name, code };
}

export async function aDepartment(parentId: string | null = null): Promise<{ id: string; name: string; code: string }> {
  const code = unique('E');
  const name = `试用处${code.slice(-4)}`;
  const { id } = await callApi(departments.create, { code, name, parentId }, await tokenOf('admin'));
  return { id, name, code };
}

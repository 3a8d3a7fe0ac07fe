import type { ConfigurationMenuEntry, InitAnswer, TokenBody } from '@yizhan/contract/entities/session.ts';
import { read, readKept, remove, write } from './storage.ts';

/** The person of a session as the token body names them; the tokens stand apart. */
export type SignedIn = Pick<TokenBody, 'user_id' | 'user_name' | 'account' | 'nick_name' | 'tenant_id' | 'tenantId'>;

/** What the browser keeps of a session, under the specification's names. */
export type StoredSession = {
  user: SignedIn;
  token: string;
  refreshToken: string;
  roleId: string;
  roleType: number;
  configurationMenu: readonly ConfigurationMenuEntry[];
  userComb: string;
};

const names = ['token', 'session', 'refreshToken', 'roleId', 'roleType', 'configurationMenu', 'userComb'] as const;

export function readSession(): StoredSession | undefined {
  const user = read<SignedIn>('session');
  const token = read<string>('token');
  // Logged in means that a user and a tenant are both present.
  if (!token || !user?.user_id || !user.tenant_id) return undefined;
  return {
    user,
    token,
    refreshToken: read<string>('refreshToken') ?? '',
    roleId: read<string>('roleId') ?? '',
    roleType: read<number>('roleType') ?? 0,
    configurationMenu: read<ConfigurationMenuEntry[]>('configurationMenu') ?? [],
    userComb: read<string>('userComb') ?? '',
  };
}

export function writeTokens({ access_token, refresh_token, token_type, expires_in, ...user }: TokenBody): void {
  write<SignedIn>('session', user);
  write('refreshToken', refresh_token);
  // The token is written last: other tabs read the rest when it changes.
  write('token', access_token);
}

export function writeRights({ user, configurationMenu, userComb }: NonNullable<InitAnswer['me']>): void {
  write('roleId', user.roleId);
  write('roleType', user.roleType);
  write('configurationMenu', configurationMenu);
  write('userComb', userComb);
}

export function clearSession(): void {
  for (const name of names) remove(name);
}

/** Seconds since the token was stored, by this computer's clock alone. */
export function tokenAge(): number | undefined {
  const kept = readKept<string>('token');
  return kept && (Date.now() - kept.datetime) / 1000;
}

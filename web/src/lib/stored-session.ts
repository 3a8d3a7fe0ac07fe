import type { ConfigurationMenuEntry, InitAnswer, TokenBody } from '@yizhan/contract/entities/session.ts';
import { onOtherTab, openStorage, read, readEntry, remove, write } from './sealed-storage.ts';

/** The user fields of the token body, without the tokens. */
export type SessionUser = Pick<TokenBody, 'user_id' | 'user_name' | 'account' | 'nick_name' | 'tenant_id' | 'tenantId'>;

/** The stored session, under the specification's names. */
export type StoredSession = {
  user: SessionUser;
  token: string;
  refreshToken: string;
  roleId: string;
  roleType: number;
  configurationMenu: readonly ConfigurationMenuEntry[];
  userComb: string;
  /** Empty if the school has no ticket check. */
  casTicket: string;
};

const names = [
  'token',
  'session',
  'refreshToken',
  'roleId',
  'roleType',
  'configurationMenu',
  'userComb',
  'casTicket',
] as const;

/** Runs before the first render; afterwards the session can be read synchronously. */
export async function openSession(): Promise<StoredSession | undefined> {
  await openStorage(names);
  return readSession();
}

export function readSession(): StoredSession | undefined {
  const user = read<SessionUser>('session');
  const token = read<string>('token');
  // Signed in requires both a user and a tenant.
  if (!token || !user?.user_id || !user.tenant_id) return undefined;
  return {
    user,
    token,
    refreshToken: read<string>('refreshToken') ?? '',
    roleId: read<string>('roleId') ?? '',
    roleType: read<number>('roleType') ?? 0,
    configurationMenu: read<ConfigurationMenuEntry[]>('configurationMenu') ?? [],
    userComb: read<string>('userComb') ?? '',
    casTicket: read<string>('casTicket') ?? '',
  };
}

export function writeTokens({
  access_token,
  refresh_token,
  token_type,
  expires_in,
  cas_ticket,
  ...user
}: TokenBody): void {
  write<SessionUser>('session', user);
  write('refreshToken', refresh_token);
  // Absent when only the tokens were renewed.
  if (cas_ticket !== undefined) write('casTicket', cas_ticket);
  // The token is written last: other tabs read the rest when it changes.
  write('token', access_token);
}

export function writeRights({ user, configurationMenu, userComb }: NonNullable<InitAnswer['me']>): void {
  const stored = read<SessionUser>('session');
  // The person may have changed the name since the token was issued.
  if (stored && stored.nick_name !== user.nick_name) write('session', { ...stored, nick_name: user.nick_name });
  write('roleId', user.roleId);
  write('roleType', user.roleType);
  write('configurationMenu', configurationMenu);
  write('userComb', userComb);
}

export function clearSession(): void {
  for (const name of names) remove(name);
}

/** The session that was left while the server could not be reached. */
const PENDING_SIGN_OUT = 'left';
export type PendingSignOut = Pick<StoredSession, 'token'> & { tenant: string };

export const readPendingSignOut = () => read<PendingSignOut>(PENDING_SIGN_OUT);
export const writePendingSignOut = ({ token, user }: StoredSession) =>
  write<PendingSignOut>(PENDING_SIGN_OUT, { token, tenant: user.tenant_id });
export const removePendingSignOut = () => remove(PENDING_SIGN_OUT);

/** Seconds since the token was stored, by this computer's clock only. */
export function tokenAge(): number | undefined {
  const entry = readEntry<string>('token');
  return entry && (Date.now() - entry.datetime) / 1000;
}

/** Another tab signed in, renewed or signed out; the token is always written last. */
export const onOtherTabToken = (listener: () => void) => onOtherTab('token', listener);

import { limits } from '@yizhan/contract/limits.ts';
import { hashToken } from '../common/sessions.ts';

/** One cookie for each sign-on under way: two tabs may be at it. */
const nameOf = (hash: string) => `sso_${hash.slice(0, 12)}`;

/** Ties a sign-on to the browser that began it: a state that somebody else was given opens nothing here. */
export function bindBrowser(state: string, { https, over = false }: { https: boolean; over?: boolean }): string {
  const hash = hashToken(state).toString('hex');
  const seconds = over ? 0 : limits.bindSeconds;
  const kept = `Path=/sso/oidc; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  return `${nameOf(hash)}=${over ? '' : hash}; ${kept}`;
}

export function isSameBrowser(cookies: string | undefined, state: string): boolean {
  const hash = hashToken(state).toString('hex');
  return (cookies ?? '').split(/;\s*/).includes(`${nameOf(hash)}=${hash}`);
}

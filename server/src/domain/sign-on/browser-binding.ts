import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { signOnRoutes } from '@yizhan/contract/routes/sign-on.ts';
import { hashToken } from '../../common/hash-token.ts';

/** The path each step returns to; its cookie is sent nowhere else. */
const paths = { cas: '/sso/cas', oidc: '/sso/oidc', code: addressOf(signOnRoutes.tokenLogin) };

/** One cookie per pending sign-on: two tabs may run one at the same time. */
const nameOf = (hash: string) => `sso_${hash.slice(0, 12)}`;

/** Binds a step of a sign-on to the browser that started it: a state or code issued to somebody else fails here. */
export function bindBrowser(word: string, step: keyof typeof paths, { https, over = false }: BindingOptions): string {
  const hash = hashToken(word).toString('hex');
  const seconds = over ? 0 : signInLimits.bindSeconds;
  const attributes = `Path=${paths[step]}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  return `${nameOf(hash)}=${over ? '' : hash}; ${attributes}`;
}

type BindingOptions = { https: boolean; over?: boolean };

/** A browser that arrived from the central login without a state of ours, and was sent there once by us. */
const ROUND_TRIP = 'sso_round_trip';

export function markRoundTrip({ https, over = false }: BindingOptions): string {
  const seconds = over ? 0 : signInLimits.roundTripSeconds;
  return `${ROUND_TRIP}=1; Path=${paths.cas}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}

export const isOnRoundTrip = (cookies: string | undefined) => (cookies ?? '').split(/;\s*/).includes(`${ROUND_TRIP}=1`);

export function isSameBrowser(cookies: string | undefined, word: string): boolean {
  const hash = hashToken(word).toString('hex');
  return (cookies ?? '').split(/;\s*/).includes(`${nameOf(hash)}=${hash}`);
}

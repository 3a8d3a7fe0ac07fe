import type { Parsed } from '@yizhan/contract/call.ts';
import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import { forMessengers, type Messenger } from '@yizhan/contract/messengers.ts';
import type { OpenContext } from '../../../context.ts';
import { casLogout } from '../../../outside/cas.ts';
import { messengerClients } from '../../../outside/messengers.ts';
import { oidcLogout } from '../../../outside/oidc.ts';
import { newState } from './messenger-state.ts';
import { providerHere } from './oidc.ts';
import { ownPath, siteHere } from './sign-on-request.ts';

/** URLs for signing in and out outside the portal, as configured by the school. */
export async function addresses(input: Parsed<(typeof signOn)['addresses']>, context: OpenContext) {
  const { cas, oidc } = context.tenant.settings.signOn;
  const redirect = ownPath(input.redirect);
  const site = siteHere(context);
  // Unlocking requires the person, not just a browser that is still signed in at the central login.
  const again = input.again === true || context.person?.locked === true;
  const params = { ...(redirect && { redirect }), ...(again && { again: 'true' }) };
  const ways = {
    ...(cas && { cas: start(`${site}/sso/cas/start`, params) }),
    ...(oidc && { oidc: start(`${site}/sso/oidc/start`, params) }),
    ...forMessengers((messenger) => authorizeAddress(messenger, context, site)),
  };
  return { loginUrl: ways.cas ?? ways.oidc ?? '', logoutUrl: await logoutUrl(context, site), ways };
}

function authorizeAddress(messenger: Messenger, context: OpenContext, site: string): string | undefined {
  const app = context.tenant.settings.signOn[messenger];
  if (!app) return undefined;
  const state = newState(context, messenger);
  return messengerClients[messenger].authorizeAddress({ ...app, back: `${site}/`, state });
}

/** Our own address first: it binds the login to the browser that begins it. */
function start(address: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${address}?${query}` : address;
}

/** A session signs out where it signed in. One that is already over uses the school's central login. */
async function logoutUrl(context: OpenContext, site: string): Promise<string> {
  const { cas, oidc } = context.tenant.settings.signOn;
  const way = context.person?.way ?? (cas ? 'cas' : 'oidc');
  if (way === 'cas') return cas ? casLogout(cas.url, `${site}/`) : '';
  if (way !== 'oidc' || !oidc) return '';
  // A provider that does not respond must not prevent signing out here.
  const provider = await providerHere(context).catch(() => undefined);
  return provider ? oidcLogout(provider, `${site}/`) : '';
}

import { fail } from '../../../common/fail.ts';
import { publishSessionsEnded } from '../../../domain/sessions/sessions-ended.ts';
import { consumeStep, createStep } from '../../../domain/sign-in/step-queries.ts';
import { callbackAddresses, openSecret } from '../../../domain/sign-on/rules.ts';
import { reasonOf } from '../../../outside/failure-reason.ts';
import { oidcLogin, oidcReturn, providerOf } from '../../../outside/oidc.ts';
import { readLogoutToken } from '../../../outside/oidc-logout.ts';
import { newToken } from '../tokens.ts';
import { completeSignOn } from './complete-sign-on.ts';
import { oidcKey, sessionsOfProvider } from './outer-keys.ts';
import { endOuter } from './queries.ts';
import { refuse, type SignOnRequest, siteHere } from './sign-on-request.ts';

export const oidcOf = ({ tenant }: Pick<SignOnRequest, 'tenant'>) => tenant.settings.signOn.oidc ?? fail('sign_on_off');

export function providerHere(visit: Pick<SignOnRequest, 'tenant' | 'secrets' | 'log' | 'foreign'>) {
  const { issuer, clientId, clientSecret } = oidcOf(visit);
  return providerOf(visit.foreign, { issuer, clientId, clientSecret: openSecret(visit.secrets, clientSecret) }).catch(
    (error: unknown) => refuse(visit, 'sign_on_unreachable', reasonOf(error)),
  );
}

type Leaving = { redirect: string /** Ask for the password even if signed in there. */; again: boolean };

/** Redirects to the provider. The state is the step's code, so only a state we issued is accepted on return. */
export async function redirectToOidc(
  visit: SignOnRequest,
  { redirect, again }: Leaving,
): Promise<{ url: string; state: string }> {
  const { scope } = oidcOf(visit);
  const provider = await providerHere(visit);
  const [verifier, nonce] = [newToken(), newToken()];
  const againSince = again ? visit.now.toISOString() : null;
  const state = await createStep(visit.db, 'oidc', { verifier, nonce, redirect, againSince }, visit.now);
  const back = callbackAddresses(siteHere(visit)).oidcRedirect;
  return { url: await oidcLogin(provider, { back, scope, state, nonce, verifier, again }), state };
}

const secondsBetween = (since: Date, now: Date) => Math.ceil((now.getTime() - since.getTime()) / 1000);

type Back = { state: string /** The query string of the callback. */; search: string };

export async function signInByOidc(visit: SignOnRequest, { state, search }: Back) {
  const { issuer, accountClaim } = oidcOf(visit);
  const step = (await consumeStep(visit.db, 'oidc', state, visit.now)) ?? fail('sign_on_gone');
  const provider = await providerHere(visit);
  const address = new URL(`${callbackAddresses(siteHere(visit)).oidcRedirect}${search}`);
  const { nonce, verifier, againSince } = step;
  const provedWithin = againSince === null ? undefined : secondsBetween(new Date(againSince), visit.now);
  const returning = { address, state, nonce, verifier, claim: accountClaim, provedWithin };
  const identity = await oidcReturn(provider, returning).catch((error: unknown) =>
    refuse(visit, 'sign_on_refused', reasonOf(error)),
  );
  const outerKey = oidcKey({ issuer, ...identity });
  const code = await completeSignOn(visit, {
    account: identity.account,
    way: 'oidc',
    outerKey,
    fresh: againSince !== null,
  });
  return { code, redirect: step.redirect };
}

/** Back-channel logout: ends exactly the sessions the provider names, and accepts a token only once. */
export async function signOutByOidc(visit: SignOnRequest, logoutToken: string) {
  const { db, bus, now, replayGuard, tenant } = visit;
  const { issuer } = oidcOf(visit);
  const provider = await providerHere(visit);
  const { jti, ...claims } = await readLogoutToken(provider, logoutToken, now).catch((error: unknown) =>
    refuse(visit, 'unreadable', reasonOf(error)),
  );
  if (!(await replayGuard.isFirstUse(`logout ${tenant.id} ${issuer} ${jti}`, now)))
    refuse(visit, 'unreadable', 'sent again');
  publishSessionsEnded(bus, await endOuter(db, sessionsOfProvider({ issuer, ...claims }), now));
}

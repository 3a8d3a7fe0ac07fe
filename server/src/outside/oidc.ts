import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';

export type OidcClient = { issuer: string; clientId: string; clientSecret: string };

/** What a provider told about itself, and its keys. */
export type Provider = { config: client.Configuration; keys: JWTVerifyGetKey };

const REMEMBERED_MS = 10 * 60_000;
const cache = new LRUCache<string, Promise<Provider>>({ max: 100, ttl: REMEMBERED_MS });

/** Asked once in ten minutes for each client; what failed is asked again. */
export function providerOf(settings: OidcClient): Promise<Provider> {
  const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
  const cached = cache.get(key);
  if (cached) return cached;
  const provider = discover(settings);
  cache.set(key, provider);
  provider.catch(() => cache.delete(key));
  return provider;
}

export async function discover({ issuer, clientId, clientSecret }: OidcClient): Promise<Provider> {
  const config = await client.discovery(new URL(issuer), clientId, undefined, proofOf(clientSecret), {
    [client.customFetch]: boundedFetch as client.CustomFetch,
    timeout: signInLimits.signOnTimeoutMs / 1000,
    execute: [
      // The token's signature is checked even though it comes straight from the provider.
      client.enableNonRepudiationChecks,
      // Plain http only where the administrator wrote it so: a provider inside the school's own network.
      ...(/^http:/i.test(issuer) ? [client.allowInsecureRequests] : []),
    ],
  });
  const { jwks_uri } = config.serverMetadata();
  if (!jwks_uri) throw new Error('no jwks_uri');
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { [jwksFetch]: boundedFetch }) };
}

/** By header, as the standard has it, unless the provider only takes it in the body. */
function proofOf(secret: string): client.ClientAuth {
  if (!secret) return client.None();
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    way(secret)(server, ...rest);
  };
}

/** How many keys it signs with. */
export async function countKeys({ config }: Provider): Promise<number> {
  const answer = await boundedFetch(config.serverMetadata().jwks_uri ?? '');
  const body = (await answer.json()) as { keys?: unknown };
  return Array.isArray(body.keys) ? body.keys.length : 0;
}

/** What a provider says of the client: `right`, `wrong`, right but not for this (`forbidden`), or nothing that tells (`unproven`). */
export type ClientVerdict = { is: 'right' | 'wrong' | 'forbidden' | 'unproven'; code: string };

/** No code of anybody: a provider looks at the client first, and only at a right one's code. */
const NOBODYS = 'code-of-nobody';

const verdicts = new Map<string, ClientVerdict['is']>([
  ['invalid_grant', 'right'],
  ['invalid_client', 'wrong'],
  ['unauthorized_client', 'forbidden'],
]);

/** A 401 is about the client, whatever it is called: Keycloak calls a wrong secret `unauthorized_client`. */
const verdictOf = (status: number, code: string): ClientVerdict => ({
  is: status === 401 ? 'wrong' : (verdicts.get(code) ?? 'unproven'),
  code: code.slice(0, 100),
});

/** Whether the provider takes client ID and secret. */
export async function tryClient({ config }: Provider, back: string): Promise<ClientVerdict> {
  const parameters = { code: NOBODYS, redirect_uri: back, code_verifier: client.randomPKCECodeVerifier() };
  try {
    await client.genericGrantRequest(config, 'authorization_code', parameters);
    return { is: 'unproven', code: 'HTTP 200' };
  } catch (error) {
    if (error instanceof client.ResponseBodyError) return verdictOf(error.status, error.error);
    if (error instanceof client.WWWAuthenticateChallengeError) return verdictOf(error.status, await challenged(error));
    throw error;
  }
}

/** A provider that asks for another proof says why in the body, if it says it at all. */
async function challenged({ response, status }: client.WWWAuthenticateChallengeError): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown } | undefined;
  return typeof body?.error === 'string' ? body.error : `HTTP ${status}`;
}

type Leaving = { back: string; scope: string; state: string; nonce: string; verifier: string; again: boolean };

export async function oidcLogin({ config }: Provider, { back, scope, state, nonce, verifier, again }: Leaving) {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: back,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // An age of the sign-in makes the provider tell when it was.
    ...(again && { prompt: 'login', max_age: '0' }),
  }).href;
}

/** Where to sign out, if the provider offers it. */
export function oidcLogout({ config }: Provider, back: string) {
  if (!config.serverMetadata().end_session_endpoint) return '';
  return client.buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
}

type OidcCallback = {
  address: URL;
  state: string;
  nonce: string;
  verifier: string;
  claim: string;
  /** How many seconds ago they may have signed in there at most. */
  provedWithin: number | undefined;
};

/** Who came back, by the claim that is the account; it may only stand in the user information. */
export async function oidcReturn({ config }: Provider, callback: OidcCallback) {
  const { address, state, nonce, verifier, claim, provedWithin } = callback;
  const tokens = await client.authorizationCodeGrant(config, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    ...(provedWithin !== undefined && { maxAge: provedWithin }),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no ID token');
  const account = claims[claim] ?? (await client.fetchUserInfo(config, tokens.access_token, claims.sub))[claim];
  if (typeof account !== 'string' || account.trim() === '') throw new Error(`no claim ${claim}`);
  return { account: account.trim(), sub: claims.sub, sid: typeof claims.sid === 'string' ? claims.sid : '' };
}

import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import type { Foreign, ForeignRequest } from './foreign.ts';

export type OidcClient = { issuer: string; clientId: string; clientSecret: string };

/** A provider's metadata and keys, and how its addresses are requested. */
export type Provider = { config: client.Configuration; keys: JWTVerifyGetKey; ask: ProviderFetch };

type ProviderFetch = (url: string, options?: Omit<ForeignRequest, 'home'>) => Promise<Response>;

const REMEMBERED_MS = 10 * 60_000;
const caches = new WeakMap<Foreign, LRUCache<string, Promise<Provider>>>();

function cacheOf(foreign: Foreign) {
  const cache = caches.get(foreign) ?? new LRUCache<string, Promise<Provider>>({ max: 100, ttl: REMEMBERED_MS });
  caches.set(foreign, cache);
  return cache;
}

/** Discovery is cached for ten minutes per client; failures are retried. */
export function providerOf(foreign: Foreign, settings: OidcClient): Promise<Provider> {
  const cache = cacheOf(foreign);
  const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
  const cached = cache.get(key);
  if (cached) return cached;
  const provider = discover(foreign, settings);
  cache.set(key, provider);
  provider.catch(() => cache.delete(key));
  return provider;
}

export async function discover(foreign: Foreign, { issuer, clientId, clientSecret }: OidcClient): Promise<Provider> {
  // The provider's own document names the other addresses.
  const ask: ProviderFetch = (url, options) => foreign.ask(url, { ...options, home: issuer });
  const config = await client.discovery(new URL(issuer), clientId, undefined, proofOf(clientSecret), {
    [client.customFetch]: ask,
    timeout: signInLimits.signOnTimeoutMs / 1000,
    execute: [
      // The token's signature is checked even though it comes directly from the provider.
      client.enableNonRepudiationChecks,
      // Plain http only if the administrator configured it: a provider inside the school's own network.
      ...(/^http:/i.test(issuer) ? [client.allowInsecureRequests] : []),
    ],
  });
  const { jwks_uri } = config.serverMetadata();
  if (!jwks_uri) throw new Error('no jwks_uri');
  return { config, ask, keys: createRemoteJWKSet(new URL(jwks_uri), { [jwksFetch]: ask }) };
}

/** Client authentication by header, the standard's default, unless the provider only accepts it in the body. */
function proofOf(secret: string): client.ClientAuth {
  if (!secret) return client.None();
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    way(secret)(server, ...rest);
  };
}

/** The number of signing keys. */
export async function countKeys({ config, ask }: Provider): Promise<number> {
  const answer = await ask(config.serverMetadata().jwks_uri ?? '');
  const body = (await answer.json()) as { keys?: unknown };
  return Array.isArray(body.keys) ? body.keys.length : 0;
}

/**
 * A provider's verdict on the client: `right`, `wrong`, right but not allowed this (`forbidden`), or inconclusive
 * (`unproven`).
 */
export type ClientVerdict = { is: 'right' | 'wrong' | 'forbidden' | 'unproven'; code: string };

/** An invalid code: a provider authenticates the client first, and checks the code only after that. */
const NOBODYS = 'code-of-nobody';

const verdicts = new Map<string, ClientVerdict['is']>([
  ['invalid_grant', 'right'],
  ['invalid_client', 'wrong'],
  ['unauthorized_client', 'forbidden'],
]);

/** A 401 is about the client, whatever the error code: Keycloak reports a wrong secret as `unauthorized_client`. */
const verdictOf = (status: number, code: string): ClientVerdict => ({
  is: status === 401 ? 'wrong' : (verdicts.get(code) ?? 'unproven'),
  code: code.slice(0, 100),
});

/** Whether the provider accepts client ID and secret. */
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

/** A provider that challenges gives its reason in the body, if at all. */
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
    // With max_age the provider reports when the person signed in.
    ...(again && { prompt: 'login', max_age: '0' }),
  }).href;
}

/** The sign-out address, if the provider has one. */
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
  /** Maximum age of the sign-in at the provider, in seconds. */
  provedWithin: number | undefined;
};

/** The returning person's account, from the configured claim; it may only be in the user info. */
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

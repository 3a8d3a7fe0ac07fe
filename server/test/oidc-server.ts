import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { aServer } from './scripted-server.ts';

type Session = { accountId: string; grantIdFor(clientId: string): string | undefined };
type Context = { oidc: { session: Session }; body: string };

const clientId = 'portal';
const clientSecret = 'of the portal at its provider';

/** The account name entered; undefined while the response is the form. */
type Ask = (request: IncomingMessage, response: ServerResponse) => Promise<string | undefined>;

/** A real OpenID provider for one portal. Its current user is signed in automatically, unless there is an `ask`. */
export async function aProvider(site: string, ask?: Ask) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] };
  const at: { who: string; provider?: Provider } = { who: 'Zhang' };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { provider } = at;
    if (!provider) return response.writeHead(503).end();
    if (!request.url?.startsWith('/ask')) return provider.callback()(request, response);
    const who = ask ? await ask(request, response) : at.who;
    if (who !== undefined)
      await provider.interactionFinished(request, response, { login: { accountId: `id of ${who}` } });
  };
  const server = await aServer((request, response) => void answer(request, response));
  at.provider = new Provider(
    server.url,
    configuration(site, jwks, () => at.provider),
  );
  return {
    ...server,
    issuer: server.url,
    clientId,
    clientSecret,
    publicKey,
    privateKey,
    /** Switches the provider's current user. */
    sit(who: string) {
      at.who = who;
    },
  };
}

const configuration = (site: string, jwks: { keys: JWK[] }, provider: () => Provider | undefined) => ({
  jwks,
  adapter: createMemoryAdapter(0),
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${site}/sso/oidc`],
      post_logout_redirect_uris: [`${site}/`],
      backchannel_logout_uri: `${site}/sso/oidc/logout`,
      backchannel_logout_session_required: true,
    },
  ],
  cookies: { keys: ['of a provider that lives for one test'] },
  // Its account names differ from ours, which are in a claim.
  claims: { openid: ['sub'], profile: ['preferred_username'] },
  findAccount: (_: unknown, accountId: string) => ({
    accountId,
    claims: () => ({ sub: accountId, preferred_username: accountId.replace('id of ', '') }),
  }),
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/ask/${uid}` },
  // Skips the consent page.
  loadExistingGrant: async ({ oidc }: Context) => {
    const Grant = provider()?.Grant;
    if (!Grant) return undefined;
    const id = oidc.session.grantIdFor(clientId);
    if (id) return Grant.find(id);
    const grant = new Grant({ accountId: oidc.session.accountId, clientId });
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  },
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  // It would refuse to call a portal on this machine.
  fetch: (url: string, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown }) => fetch(url, options),
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context: Context, form: string) => {
        context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
      },
    },
  },
});

import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { FastifyInstance } from 'fastify';
import * as client from 'openid-client';
import { type Campus, wordIn } from './campus.ts';
import { callbackOf, issuerOf } from './openid.ts';
import type { CampusSystem } from './options.ts';
import type { Session } from './sessions.ts';

/** Entry way 3: the system starts its own code flow at the provider that the portal names by `iss`. */

const known = new WeakMap<Campus, Map<string, Promise<client.Configuration>>>();

/** The provider as this system's client; its metadata are asked for once. */
function providerFor(campus: Campus, code: string): Promise<client.Configuration> {
  const ofCampus = known.get(campus) ?? new Map<string, Promise<client.Configuration>>();
  known.set(campus, ofCampus);
  const found = ofCampus.get(code);
  if (found) return found;
  const asked = client.discovery(
    new URL(issuerOf(campus)),
    code,
    campus.secretOf(code),
    client.ClientSecretBasic(campus.secretOf(code)),
    { execute: [client.allowInsecureRequests], [client.customFetch]: campus.ask as client.CustomFetch },
  );
  ofCampus.set(code, asked);
  asked.catch(() => ofCampus.delete(code));
  return asked;
}

/** The address of the provider; another issuer than the system's own is ignored, whoever names it. */
export async function startCodeFlow(campus: Campus, { code }: CampusSystem, session: Session, issuer?: string) {
  if (issuer !== undefined && issuer !== issuerOf(campus)) return campus.base;
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const [oldest] = session.flows.keys();
  if (session.flows.size >= MOST_FLOWS && oldest !== undefined) session.flows.delete(oldest);
  session.flows.set(state, { code, nonce, verifier });
  return client.buildAuthorizationUrl(await providerFor(campus, code), {
    redirect_uri: callbackOf(campus),
    scope: 'openid profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...{ state, nonce },
  }).href;
}

const MOST_FLOWS = 20;

/** The browser returns with a code, which the system redeems with its own secret. */
export function serveOpenIdReturn(app: FastifyInstance, campus: Campus) {
  app.get('/openid-return', async (request, reply) => {
    const session = campus.sessions.of(request);
    const state = wordIn(request.query, 'state');
    const flow = session?.flows.get(state);
    // Without the browser that began the flow nobody is signed in by it.
    if (!flow) return reply.redirect('/yunling/');
    session?.flows.delete(state);
    const tokens = await client.authorizationCodeGrant(
      await providerFor(campus, flow.code),
      new URL(request.url, campus.base),
      { expectedState: state, expectedNonce: flow.nonce, pkceCodeVerifier: flow.verifier },
    );
    const claims = tokens.claims();
    const person = {
      account: claims?.sub ?? '',
      name: wordIn(claims, 'name'),
      department: wordIn(claims, 'department'),
    };
    campus.sessions.signIn(request, reply, person).visits.set(flow.code, { ...person, way: accessWays.oauth });
    return reply.redirect(`/yunling/services/${encodeURIComponent(flow.code)}`);
  });
}

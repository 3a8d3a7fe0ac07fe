import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Campus, wordIn } from './campus.ts';
import { OneTime } from './one-time.ts';
import type { CampusPerson } from './options.ts';
import { signInAddress } from './sign-in.ts';

type Grant = { client: string; challenge: string; nonce: string; person: CampusPerson };

const ALGORITHM = 'ES256';
const TOKEN_SECONDS = 300;

export const issuerOf = ({ base }: Pick<Campus, 'base'>) => `${base}/openid`;
/** The one address to which codes are sent. */
export const callbackOf = ({ base }: Pick<Campus, 'base'>) => `${base}/openid-return`;

/** A central login by OpenID Connect: the code flow with PKCE, for the systems of the campus. */
export async function serveOpenId(app: FastifyInstance, campus: Campus) {
  const issuer = issuerOf(campus);
  const codes = new OneTime<Grant>(campus.clock, '');
  const tokens = new OneTime<CampusPerson>(campus.clock, '');
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const key = { ...(await exportJWK(publicKey)), kid: 'campus', alg: ALGORITHM, use: 'sig' };

  app.get('/openid/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/openid/jwks', async () => ({ keys: [key] }));

  app.get('/openid/authorize', async (request, reply) => {
    const asked = (name: string) => wordIn(request.query, name);
    const client = asked('client_id');
    // Nothing is sent to an address that is not registered, not even an error.
    if (!campus.systems.some(({ code }) => code === client) || asked('redirect_uri') !== callbackOf(campus))
      return reply.code(400).send({ error: 'invalid_request' });
    const back = new URL(callbackOf(campus));
    back.searchParams.set('state', asked('state'));
    back.searchParams.set('iss', issuer);
    const isWell = asked('response_type') === 'code' && asked('code_challenge_method') === 'S256';
    const challenge = asked('code_challenge');
    if (!isWell || challenge === '') {
      back.searchParams.set('error', 'invalid_request');
      return reply.redirect(back.href);
    }
    const person = campus.sessions.of(request)?.person;
    if (!person) return reply.redirect(signInAddress(request.url));
    back.searchParams.set('code', codes.issue({ client, challenge, nonce: asked('nonce'), person }));
    return reply.redirect(back.href);
  });

  app.post('/openid/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const client = clientOf(request, campus);
    if (client === undefined) return reply.code(401).send({ error: 'invalid_client' });
    const grant = codes.redeem(wordIn(request.body, 'code'));
    const proof = createHash('sha256').update(wordIn(request.body, 'code_verifier')).digest('base64url');
    if (grant?.client !== client || grant.challenge !== proof) return reply.code(400).send({ error: 'invalid_grant' });
    const { account, name, department } = grant.person;
    const now = Math.floor(campus.clock().getTime() / 1000);
    const idToken = await new SignJWT({ name, department, ...(grant.nonce && { nonce: grant.nonce }) })
      .setProtectedHeader({ alg: ALGORITHM, kid: 'campus' })
      .setIssuer(issuer)
      .setSubject(account)
      .setAudience(client)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(privateKey);
    const accessToken = tokens.issue(grant.person);
    return { access_token: accessToken, token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token: idToken };
  });

  app.get('/openid/userinfo', async (request, reply) => {
    const person = tokens.redeem(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!person) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' });
    return { sub: person.account, name: person.name, department: person.department };
  });
}

/** The client that authenticated by HTTP Basic; both halves are form-encoded (RFC 6749, section 2.3.1). */
function clientOf({ headers }: FastifyRequest, { secretOf }: Campus): string | undefined {
  const sent = /^Basic (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const [code = '', secret = ''] = [
    ...new URLSearchParams(Buffer.from(sent, 'base64').toString().replace(':', '=')),
  ].flat();
  const [given, expected] = [secret, secretOf(code)].map((text) => createHash('sha256').update(text).digest());
  return given && expected && timingSafeEqual(given, expected) ? code : undefined;
}

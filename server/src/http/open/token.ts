import { randomBytes } from 'node:crypto';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { openBase } from '@yizhan/contract/open/calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Failure, fail } from '../../common/fail.ts';
import { messageOf } from '../../common/failure-message.ts';
import { hashToken } from '../../common/hash-token.ts';
import * as clients from '../../domain/api-clients/queries.ts';
import { assertUsable } from '../../domain/api-clients/rules.ts';
import type { Parts } from '../../parts.ts';
import { callerOf } from '../caller.ts';
import { recordRefusal } from './calls.ts';

const word = z
  .string()
  .min(1)
  .max(200)
  .refine((value) => !value.includes('\0'));
const GRANT = 'client_credentials';
const grant = z.object({ grant_type: word, client_id: word, client_secret: word });

/** RFC 6749, 4.4: an access token for a client's id and secret. Its answers have the shapes of that standard. */
export async function serveToken(app: FastifyInstance, parts: Parts) {
  await app.register(async (open) => {
    open.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const options = { bodyLimit: serverLimits.maxVisitorBodyBytes, config: { call: 'open.token' } };
    open.post(`${openBase}/oauth/token`, options, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      try {
        return JSON.stringify(await grantToken(request, parts));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        reply.code(error.code === 'invalid_input' ? 400 : error.http);
        return JSON.stringify({
          error: errorOf(error),
          error_description: messageOf(error, callerOf(request).language),
        });
      }
    });
  });
}

const errorOf = ({ code }: Failure) => {
  if (code === 'invalid_input') return 'invalid_request';
  if (code === 'open_grant') return 'unsupported_grant_type';
  return code === 'open_client_secret' ? 'invalid_client' : 'unauthorized_client';
};

async function grantToken(request: FastifyRequest, { tenants, database, clock }: Parts) {
  const asked = grant.safeParse({ ...(request.body as object), ...basicOf(request) });
  if (!asked.success)
    fail('invalid_input', { fields: asked.error.issues.map(({ path }) => path.join('.')).join(', ') });
  const { grant_type: type, client_id: appId, client_secret: secret } = asked.data;
  if (type !== GRANT) fail('open_grant', { type: GRANT });
  const { id } = await tenants.byHost(request.hostname);
  const [db, now] = [database.of(id), clock()];
  const client = await clients.findClient(db, appId, now);
  const hash = hashToken(secret).toString('hex');
  const held = client && (await clients.listSecretHashes(db, client.id, now)).find((one) => one.hash === hash);
  // An unknown client and a wrong secret are answered alike.
  if (!client) fail('open_client_secret');
  try {
    if (!held) fail('open_client_secret');
    assertUsable(client, request.ip, now);
  } catch (error) {
    const sent = { grant_type: type, client_id: appId };
    if (error instanceof Failure) await recordRefusal(request, { db, client, now }, error, sent);
    throw error;
  }
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + openLimits.tokenSeconds * 1000);
  await clients.insertToken(db, { clientId: client.id, secretId: held.id, tokenHash: hashToken(token), until });
  return {
    ...{ access_token: token, token_type: 'Bearer', expires_in: openLimits.tokenSeconds },
    scope: client.scopes.join(' '),
  };
}

/** Credentials in the Authorization header, as the standard prefers. */
function basicOf({ headers }: FastifyRequest) {
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (sent === undefined) return {};
  const [id = '', secret = ''] = Buffer.from(sent, 'base64').toString('utf8').split(':');
  return { client_id: id, client_secret: secret };
}

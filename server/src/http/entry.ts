import { timingSafeEqual } from 'node:crypto';
import * as openingLimits from '@yizhan/contract/limits/opening.ts';
import * as serverLimits from '@yizhan/contract/limits/server.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { fail } from '../common/fail.ts';
import { hashEntryToken } from '../domain/entry/queries.ts';
import { findVerifier } from '../domain/entry/verifier-queries.ts';
import { verifyEntry } from '../domain/entry/verify-entry.ts';
import type { Parts } from '../parts.ts';
import { AddressLimit } from './address-limit.ts';
import { succeeded } from './envelope.ts';
import { invalidInput } from './errors.ts';

const LONGEST_WORD = 2_000;
const word = z.string().min(1).max(LONGEST_WORD);
const entryQuery = z.union([z.object({ combStr: word }), z.object({ code: word })]);

/** Where a service's server learns who opened it. It authenticates with its code and secret. */
export function serveEntry(app: FastifyInstance, parts: Parts) {
  const perAddress = new AddressLimit(openingLimits.verifiesPerMinute, parts.clock);
  app.post('/open/v1/sso/verify', { bodyLimit: serverLimits.maxVisitorBodyBytes }, async (request, reply) => {
    perAddress.count(request.ip);
    reply.header('cache-control', 'no-store').header('www-authenticate', 'Basic realm="service"');
    const tenant = await parts.tenants.byHost(request.hostname);
    const db = parts.database.of(tenant.id);
    const { code, secret } = credentialsOf(request);
    const service = await findVerifier(db, code);
    if (!isRight(secret, service?.secretHash ?? null) || !service) fail('verify_refused');
    const input = entryQuery.safeParse(request.body);
    if (!input.success) throw invalidInput(input.error);
    reply.removeHeader('www-authenticate').type('application/json; charset=utf-8');
    const now = parts.clock();
    return succeeded((await verifyEntry(db, parts.secrets, service, input.data, now)) ?? fail('entry_refused'));
  });
}

/** HTTP Basic. Unreadable credentials count as none. */
function credentialsOf({ headers }: FastifyRequest): { code: string; secret: string } {
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const text = Buffer.from(sent, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // PostgreSQL does not accept a NUL byte in text.
  if (colon < 0 || text.includes('\0')) return { code: '', secret: '' };
  return { code: text.slice(0, colon), secret: text.slice(colon + 1) };
}

const NOBODYS = hashEntryToken('');

/** Takes as long for an unknown service as for a wrong secret. */
function isRight(secret: string, hash: string | null): boolean {
  const same = timingSafeEqual(Buffer.from(hashEntryToken(secret)), Buffer.from(hash ?? NOBODYS));
  return same && hash !== null;
}

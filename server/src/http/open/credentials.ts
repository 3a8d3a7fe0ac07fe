import { createHash } from 'node:crypto';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import { signatureHeaders } from '@yizhan/contract/open/signature.ts';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../common/fail.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Db } from '../../db/database.ts';
import type { ApiClient } from '../../domain/api-clients/client.ts';
import { findClient, findTokenHolder } from '../../domain/api-clients/queries.ts';
import { assertTimely, isSignedBy, SECRET_PURPOSE } from '../../domain/api-clients/rules.ts';
import type { Parts } from '../../parts.ts';

/** A client that named itself; `verify` looks at the signature once the body is read. */
export type PresentedClient = { client: ApiClient; verify(request: FastifyRequest): Promise<void> };

type Checking = Pick<Parts, 'secrets' | 'replayGuard'> & { db: Db; now: Date };

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Who calls, as far as the headers tell: whoever may not call at all is refused before the body is read. */
export async function findPresentedClient(request: FastifyRequest, checking: Checking): Promise<PresentedClient> {
  const appId = header(request, signatureHeaders.appId);
  if (appId !== undefined) return findSigned(appId, checking);
  const token = /^bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) fail('open_no_credentials');
  const client = (await findTokenHolder(checking.db, hashToken(token), checking.now)) ?? fail('open_token');
  return { client, verify: async () => undefined };
}

async function findSigned(appId: string, checking: Checking): Promise<PresentedClient> {
  const { db, now, secrets, replayGuard } = checking;
  // PostgreSQL does not accept a NUL byte in text.
  const found = appId.includes('\0') ? undefined : await findClient(db, appId, now);
  if (!found) fail('open_app_unknown');
  const { sealedSecrets, ...client } = found;
  const verify = async (read: FastifyRequest) => {
    const timestamp = header(read, signatureHeaders.timestamp) ?? '';
    const nonce = header(read, signatureHeaders.nonce) ?? '';
    const signature = header(read, signatureHeaders.signature) ?? fail('open_signature');
    assertTimely(timestamp, now);
    if (!isNonce(nonce))
      fail('invalid_input', { fields: signatureHeaders.nonce }, { fields: [signatureHeaders.nonce] });
    const opened = sealedSecrets.map((sealed) => secrets.open(SECRET_PURPOSE, sealed));
    const signed = { method: read.method, url: read.url, timestamp, nonce, bodyHash: hashOf(read.body) };
    if (!isSignedBy(opened, signed, signature)) fail('open_signature');
    // Last: a forged request must not use up somebody's nonce.
    if (!(await replayGuard.isFirstUse(`open:${db.tenant}:${client.id}:${nonce}`, now))) fail('open_nonce');
  };
  return { client, verify };
}

const isNonce = (nonce: string) =>
  nonce.length >= openLimits.minNonceLength && nonce.length <= openLimits.maxNonceLength;

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(Buffer.isBuffer(body) ? body : '')
    .digest('hex');

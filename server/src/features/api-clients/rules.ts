import { createHash, randomBytes } from 'node:crypto';
import type { ApiClientInput, SignatureSteps, SignatureTest } from '@yizhan/contract/entities/api-client.ts';
import * as openLimits from '@yizhan/contract/limits/open.ts';
import type { SecretKind } from '@yizhan/contract/open/scopes.ts';
import { signedLines, stringToSign } from '@yizhan/contract/open/signature.ts';
import ipaddr from 'ipaddr.js';
import { fail } from '../../common/fail.ts';
import { hashToken } from '../../common/hash-token.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import { isSignedBy, signatureOf } from '../../domain/api-clients/rules.ts';

const isNetwork = (text: string) => (text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text));

/** A client as it is stored. */
export function prepareClient({ expiresAt, ...input }: ApiClientInput) {
  const wrong = input.addresses.some((address) => !isNetwork(address));
  if (wrong) fail('invalid_input', { fields: 'addresses' }, { fields: ['addresses'] });
  const until = expiresAt === null ? null : parseWireTime(expiresAt);
  if (until === undefined) fail('invalid_input', { fields: 'expiresAt' }, { fields: ['expiresAt'] });
  const unique = (texts: readonly string[]) => [...new Set(texts)];
  return {
    ...input,
    addresses: unique(input.addresses),
    sandboxAccounts: unique(input.sandboxAccounts),
    expiresAt: until,
  };
}

export const newAppId = () => `app_${randomBytes(9).toString('hex')}`;

const ENDING = 4;

/** A new secret, and what is stored of it. */
export function newSecret(kind: SecretKind, seal: (secret: string) => string) {
  const secret = randomBytes(32).toString('base64url');
  const value = kind === 'hmac' ? seal(secret) : hashToken(secret).toString('hex');
  return { secret, stored: { kind, value, ending: secret.slice(-ENDING) } };
}

type ValidSecrets = { current: string; replaced: readonly string[] };

/** Each step of a signature with the current secret; one made with the secret it replaces is right as well. */
export function signatureStepsOf(test: SignatureTest, { current, replaced }: ValidSecrets, now: Date): SignatureSteps {
  const { method, url, timestamp, nonce, body, signature } = test;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const parts = { method, url, timestamp, nonce, bodyHash };
  const seconds = Math.floor(now.getTime() / 1000);
  const isReplaced = signature !== '' && isSignedBy(replaced, parts, signature);
  return {
    bodyHash,
    lines: signedLines(parts),
    stringToSign: stringToSign(parts),
    signature: signatureOf(current, parts),
    matches: signature === '' ? null : isReplaced || isSignedBy([current], parts, signature),
    isReplaced,
    isTimely: /^\d{10}$/.test(timestamp) && Math.abs(seconds - Number(timestamp)) <= openLimits.signatureWindowSeconds,
    serverTimestamp: String(seconds),
  };
}

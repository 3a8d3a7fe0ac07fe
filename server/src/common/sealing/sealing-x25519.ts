import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  hash,
  hkdfSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { sealed } from '@yizhan/contract/sealed.ts';
import { hmacSha256 } from '../hmac.ts';
import type { Secrets } from '../secrets.ts';
import { exactBytes, freshIv, isEqual } from './sealing-bytes.ts';
import type { Channel, Suite } from './sealing-suite.ts';

const { ivBytes, tagBytes, purposes } = sealed;
const keyBytes = sealed.keyBytes.x25519;

/** Node accepts raw keys only with their DER prefix. */
const before = {
  x25519: Buffer.from('302e020100300506032b656e04220420', 'hex'),
  ed25519: Buffer.from('302e020100300506032b657004220420', 'hex'),
  x25519Public: Buffer.from('302a300506032b656e032100', 'hex'),
};

const privateKey = (kind: 'x25519' | 'ed25519', seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([before[kind], seed]), format: 'der', type: 'pkcs8' });

const publicHalf = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-keyBytes);

/** X25519, HKDF-SHA-256, AES-256-GCM and Ed25519, all by OpenSSL. */
export function x25519Suite(secrets: Secrets): Suite {
  const exchangeKey = privateKey('x25519', secrets.key('envelope exchange x25519'));
  const signingKey = privateKey('ed25519', secrets.key('envelope signing ed25519'));
  const exchange = publicHalf(exchangeKey);
  return {
    exchange: exchange.toString('base64url'),
    signing: publicHalf(signingKey).toString('base64url'),
    channel(sealKey) {
      const theirs = exactBytes(sealKey, 'base64url');
      const secret = theirs && agree(exchangeKey, theirs);
      if (!theirs || !secret) return undefined;
      // Both public keys go into the derivation: some bits of a key do not change the secret, and altering them must
      // fail.
      const salt = Buffer.concat([theirs, exchange]);
      const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, keyBytes));
      return aesChannel({
        request: derive(purposes.request),
        answer: derive(purposes.answer),
        sign: derive(purposes.sign),
      });
    },
    sign: (text) => sign(null, Buffer.from(text), signingKey).toString('base64url'),
  };
}

/** OpenSSL refuses the points that would make the shared secret predictable. */
function agree(ours: KeyObject, theirs: Buffer): Buffer | undefined {
  if (theirs.length !== keyBytes) return undefined;
  try {
    const key = Buffer.concat([before.x25519Public, theirs]);
    return diffieHellman({ privateKey: ours, publicKey: createPublicKey({ key, format: 'der', type: 'spki' }) });
  } catch {
    return undefined;
  }
}

function aesChannel(raw: { request: Buffer; answer: Buffer; sign: Buffer }): Channel {
  const keys = { request: createSecretKey(raw.request), answer: createSecretKey(raw.answer) };
  const hmac = hmacSha256(raw.sign);
  return {
    hash: (text) => hash('sha256', text, 'base64url'),
    verify: (text, signature) => isEqual(hmac(text), exactBytes(signature, 'base64url')),
    open(data, id) {
      const bytes = exactBytes(data, 'base64');
      if (!bytes || bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keys.request, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(-tagBytes));
      try {
        return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
    seal(text, id) {
      const iv = freshIv();
      const cipher = createCipheriv('aes-256-gcm', keys.answer, iv).setAAD(Buffer.from(id));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
  };
}

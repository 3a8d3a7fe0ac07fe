import { createHmac, hash, hkdfSync } from 'node:crypto';
import { sealed } from '@yizhan/contract/sealed.ts';
import { isLong, runTask } from '../heavy-work.ts';
import type { Secrets } from '../secrets.ts';
import { exactBytes, freshIv, isEqual } from './sealing-bytes.ts';
import type { Channel, Suite } from './sealing-suite.ts';
import { openSm4, sealSm4, smLibrary } from './sm4.ts';

type Library = ReturnType<typeof smLibrary>;

const { ivBytes, tagBytes, purposes } = sealed;
const keyBytes = sealed.keyBytes.sm;
/** The order of the SM2 curve. */
const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
/** SM2 ciphertexts always use the mode C1C3C2. */
const C1C3C2 = 1;

/** SM2 wraps a secret for the server; SM3 derives and signs, SM4-GCM seals, SM2 signs the responses. */
export function smSuite(secrets: Secrets): Suite {
  const library = smLibrary();
  const { sm2 } = library;
  const exchange = keyPair(library, secrets.key('envelope exchange sm2'));
  const signing = keyPair(library, secrets.key('envelope signing sm2'));
  return {
    exchange: exchange.bytes.toString('base64url'),
    signing: signing.bytes.toString('base64url'),
    channel(sealKey) {
      const wrapped = exactBytes(sealKey, 'base64url');
      const secret = wrapped && unwrap(library, wrapped, exchange.privateKey);
      if (!wrapped || !secret) return undefined;
      const salt = Buffer.concat([wrapped, exchange.bytes]);
      const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sm3', secret, salt, purpose, length));
      return sm4Channel({
        request: derive(purposes.request, keyBytes),
        answer: derive(purposes.answer, keyBytes),
        sign: derive(purposes.sign, 2 * keyBytes),
      });
    },
    sign(text) {
      const options = { hash: true, publicKey: signing.publicKey };
      return Buffer.from(sm2.doSignature(Buffer.from(text), signing.privateKey, options), 'hex').toString('base64url');
    },
  };
}

function keyPair({ sm2 }: Library, seed: Buffer) {
  // Sixteen bytes more than the order has, so that private keys are evenly distributed.
  const wide = Buffer.from(hkdfSync('sm3', seed, '', 'scalar', 48)).toString('hex');
  const scalar = (BigInt(`0x${wide}`) % (ORDER - 1n)) + 1n;
  const privateKey = scalar.toString(16).padStart(64, '0');
  const publicKey = sm2.getPublicKeyFromPrivateKey(privateKey);
  return { privateKey, publicKey, bytes: Buffer.from(publicKey, 'hex') };
}

/** The library throws on an invalid point, and returns nothing when its integrity check fails. */
function unwrap({ sm2 }: Library, wrapped: Buffer, privateKey: string): Uint8Array | undefined {
  try {
    const secret = sm2.doDecrypt(wrapped.toString('hex'), privateKey, C1C3C2, { output: 'array' });
    return secret.length === sealed.secretBytes ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** SM3 by OpenSSL; it has no SM4-GCM yet, so long contents are opened and sealed in a thread of their own. */
function sm4Channel(keys: { request: Buffer; answer: Buffer; sign: Buffer }): Channel {
  return {
    hash: (text) => hash('sm3', text, 'base64url'),
    verify: (text, signature) =>
      isEqual(createHmac('sm3', keys.sign).update(text).digest(), exactBytes(signature, 'base64url')),
    open(data, id) {
      const bytes = exactBytes(data, 'base64');
      if (!bytes || bytes.length < ivBytes + tagBytes) return undefined;
      const sealedContent = { key: keys.request, iv: bytes.subarray(0, ivBytes), id, bytes: bytes.subarray(ivBytes) };
      return isLong(bytes.length) ? runTask('openSm4', sealedContent) : openSm4(sealedContent);
    },
    async seal(text, id) {
      const iv = freshIv();
      const content = { key: keys.answer, iv, id, text };
      const bytes = isLong(text.length) ? await runTask('sealSm4', content) : sealSm4(content);
      return Buffer.concat([iv, bytes]).toString('base64');
    },
  };
}

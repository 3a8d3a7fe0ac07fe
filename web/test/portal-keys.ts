import { gcm } from '@noble/ciphers/aes.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { EnvelopeKeys } from '@yizhan/contract/entities/session.ts';
import { hashedAnswer, sealed } from '@yizhan/contract/sealed.ts';
import {
  concat,
  fromBase64,
  fromBase64Url,
  randomBytes,
  toBase64,
  toBase64Url,
  utf8,
} from '../src/lib/sealed/bytes.ts';

const exchange = x25519.keygen();
const signing = ed25519.keygen();

/** The keys in the fake portal's boot answer. */
export const portalKeys: EnvelopeKeys = {
  suite: 'x25519',
  exchange: toBase64Url(exchange.publicKey),
  signing: toBase64Url(signing.publicKey),
  required: false,
};

/** Opens a sealed call as the portal does; undefined for a call that is unsealed or sealed for other keys. */
export function unsealed(headers: Headers, body: string) {
  const theirs = fromBase64Url(headers.get(sealed.keyHeader) ?? '');
  const id = headers.get(sealed.idHeader)?.split('.')[0] ?? '';
  if (theirs?.length !== 32) return undefined;
  const secret = x25519.getSharedSecret(exchange.secretKey, theirs);
  const key = (purpose: string) =>
    hkdf(sha256, secret, concat(theirs, exchange.publicKey), utf8(purpose), sealed.keyBytes.x25519);
  const cipher = (purpose: string, iv: Uint8Array) => gcm(key(purpose), iv, utf8(id));
  const open = (data: string) => {
    const bytes = fromBase64(data) ?? new Uint8Array();
    const [iv, rest] = [bytes.subarray(0, sealed.ivBytes), bytes.subarray(sealed.ivBytes)];
    return new TextDecoder().decode(cipher(sealed.purposes.request, iv).decrypt(rest));
  };
  const answer = (http: number, text: string) => {
    const iv = randomBytes(sealed.ivBytes);
    const data = toBase64(concat(iv, cipher(sealed.purposes.answer, iv).encrypt(utf8(text))));
    const hash = toBase64Url(sha256(utf8(hashedAnswer(id, http, data))));
    const sign = toBase64Url(ed25519.sign(utf8(hash), signing.secretKey));
    return JSON.stringify({ requestId: id, sign, data });
  };
  try {
    return { body: body && open((JSON.parse(body) as { data: string }).data), answer };
  } catch {
    return undefined;
  }
}

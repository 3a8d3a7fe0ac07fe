import { sealed } from '@yizhan/contract/sealed.ts';
import { hkdf, sm2, sm3, sm4 } from 'sm-crypto-v2';
import {
  concat,
  fromBase64,
  fromBase64Url,
  fromHex,
  publicKey,
  randomBytes,
  textOf,
  toBase64,
  toBase64Url,
  toHex,
  utf8,
} from './bytes.ts';
import type { OpenChannel } from './channel.ts';

const { ivBytes, tagBytes, purposes } = sealed;
const keyBytes = sealed.keyBytes.sm;
/** An uncompressed point. */
const PUBLIC_BYTES = 65;
/** All SM2 ciphertexts use the order C1C3C2. */
const C1C3C2 = 1;

/** The national cipher suite: SM2 wraps a secret, SM3 derives and signs, SM4-GCM seals, SM2 signs the answers. */
export const openChannel: OpenChannel = ({ exchange, signing }) => {
  const theirs = publicKey(exchange, PUBLIC_BYTES);
  const signer = toHex(publicKey(signing, PUBLIC_BYTES));
  const secret = randomBytes(sealed.secretBytes);
  const wrapped = fromHex(sm2.doEncrypt(secret, toHex(theirs), C1C3C2));
  const salt = concat(wrapped, theirs);
  const derive = (purpose: string, length: number) => hkdf(secret, salt, utf8(purpose), length);
  const keys = {
    request: derive(purposes.request, keyBytes),
    answer: derive(purposes.answer, keyBytes),
    sign: derive(purposes.sign, 2 * keyBytes),
  };
  const optionsOf = (iv: Uint8Array, id: string) =>
    ({ mode: 'gcm', output: 'array', padding: 'none', iv, associatedData: utf8(id) }) as const;
  return {
    sealKey: toBase64Url(wrapped),
    hash: (text) => toBase64Url(fromHex(sm3(utf8(text)))),
    sign: (text) => toBase64Url(fromHex(sm3(utf8(text), { key: keys.sign, mode: 'hmac' }))),
    seal(text, id) {
      const iv = randomBytes(ivBytes);
      const { output, tag } = sm4.encrypt(utf8(text), keys.request, { ...optionsOf(iv, id), outputTag: true });
      if (!tag) throw new Error('SM4-GCM gave no tag');
      return toBase64(concat(iv, output, tag));
    },
    open(data, id) {
      const bytes = fromBase64(data);
      if (!bytes || bytes.length < ivBytes + tagBytes) return undefined;
      const options = { ...optionsOf(bytes.subarray(0, ivBytes), id), tag: bytes.subarray(-tagBytes) };
      try {
        return textOf(sm4.decrypt(bytes.subarray(ivBytes, -tagBytes), keys.answer, options));
      } catch {
        return undefined;
      }
    },
    verify(text, signature) {
      const bytes = fromBase64Url(signature);
      return bytes?.length === 64 && sm2.doVerifySignature(utf8(text), toHex(bytes), signer, { hash: true });
    },
  };
};

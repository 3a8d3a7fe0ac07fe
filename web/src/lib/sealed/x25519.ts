import { gcm } from '@noble/ciphers/aes.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { sealed } from '@yizhan/contract/sealed.ts';
import {
  concat,
  fromBase64,
  fromBase64Url,
  publicKey,
  randomBytes,
  textOf,
  toBase64,
  toBase64Url,
  utf8,
} from './bytes.ts';
import type { OpenChannel } from './channel.ts';

const { ivBytes, tagBytes, purposes } = sealed;
const PUBLIC_BYTES = 32;

/** X25519, HKDF-SHA-256, AES-256-GCM and Ed25519 without `crypto.subtle`, which plain http does not have. */
export const openChannel: OpenChannel = ({ exchange, signing }) => {
  const theirs = publicKey(exchange, PUBLIC_BYTES);
  const signer = publicKey(signing, PUBLIC_BYTES);
  const ours = x25519.keygen();
  const secret = x25519.getSharedSecret(ours.secretKey, theirs);
  const salt = concat(ours.publicKey, theirs);
  const derive = (purpose: string) => hkdf(sha256, secret, salt, utf8(purpose), sealed.keyBytes.x25519);
  const keys = {
    request: derive(purposes.request),
    answer: derive(purposes.answer),
    sign: derive(purposes.sign),
  };
  return {
    sealKey: toBase64Url(ours.publicKey),
    hash: (text) => toBase64Url(sha256(utf8(text))),
    sign: (text) => toBase64Url(hmac(sha256, keys.sign, utf8(text))),
    seal(text, id) {
      const iv = randomBytes(ivBytes);
      return toBase64(concat(iv, gcm(keys.request, iv, utf8(id)).encrypt(utf8(text))));
    },
    open(data, id) {
      const bytes = fromBase64(data);
      if (!bytes || bytes.length < ivBytes + tagBytes) return undefined;
      try {
        return textOf(gcm(keys.answer, bytes.subarray(0, ivBytes), utf8(id)).decrypt(bytes.subarray(ivBytes)));
      } catch {
        return undefined;
      }
    },
    verify(text, signature) {
      const bytes = fromBase64Url(signature);
      return bytes?.length === 64 && ed25519.verify(bytes, utf8(text), signer);
    },
  };
};

import { gcm } from '@noble/ciphers/aes.js';
import { read, write } from '../storage.ts';
import type { Cipher } from './at-rest.ts';
import { fromBase64, randomBytes, toBase64 } from './bytes.ts';

const NAME = 'storageKey';
const KEY_BYTES = 32;

/** On plain http there is no `crypto.subtle`: the key lies in the same storage as what it opens. */
export function portableKey(): Cipher {
  const known = fromBase64(read<string>(NAME) ?? '');
  const key = known?.length === KEY_BYTES ? known : randomBytes(KEY_BYTES);
  if (key !== known) write(NAME, toBase64(key));
  return {
    encrypt: async (iv, text, name) => gcm(key, iv, name).encrypt(text),
    decrypt: async (iv, bytes, name) => gcm(key, iv, name).decrypt(bytes),
  };
}

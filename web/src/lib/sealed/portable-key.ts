import { gcm } from '@noble/ciphers/aes.js';
import { read, write } from '../storage.ts';
import { fromBase64, randomBytes, toBase64 } from './bytes.ts';
import type { Cipher } from './cipher.ts';

const KEY_BYTES = 32;

/** Fallback where the browser's own key is missing or unavailable: the key lies in the same storage as the values. */
export function portableKey(storageName: string): Cipher {
  const storedKey = fromBase64(read<string>(storageName) ?? '');
  const key = storedKey?.length === KEY_BYTES ? storedKey : randomBytes(KEY_BYTES);
  if (key !== storedKey) write(storageName, toBase64(key));
  return {
    encrypt: async (iv, text, name) => gcm(key, iv, name).encrypt(text),
    decrypt: async (iv, bytes, name) => gcm(key, iv, name).decrypt(bytes),
  };
}

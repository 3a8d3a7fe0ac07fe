import * as sealedLimits from '@yizhan/contract/limits/sealed.ts';
import { sealed } from '@yizhan/contract/sealed.ts';
import { loadChunk } from '../load-chunk.ts';
import { read } from '../storage.ts';
import { browserKey, hasBrowserKey } from './browser-key.ts';
import { concat, fromBase64, randomBytes, textOf, toBase64, utf8 } from './bytes.ts';
import type { Cipher } from './cipher.ts';

/** `away`: the browser's own key is needed but unavailable at the moment. */
export type OpenResult = { is: 'open'; text: string } | { is: 'broken' } | { is: 'away' };

const PREFIX = 10;
const PORTABLE = 'storageKey';
const hasPortableKey = () => read(PORTABLE) !== undefined;
const portable = async () => (await loadChunk(() => import('./portable-key.ts'))).portableKey(PORTABLE);
let cipher: Promise<Cipher> | undefined;

/** Web Crypto with a non-extractable key; where that is missing, our own cipher with a key stored beside the values. */
function getCipher(): Promise<Cipher> {
  cipher ??= hasBrowserKey() ? browserKey(sealedLimits.sealTimeoutMs).catch(portable) : portable();
  return cipher;
}

/** Ten digits with the text length in characters; then iv, ciphertext and tag in base64. */
export async function seal(name: string, text: string): Promise<string> {
  const iv = randomBytes(sealed.ivBytes);
  const bytes = await (await getCipher()).encrypt(iv, utf8(text), utf8(name));
  return String(text.length).padStart(PREFIX, '0') + toBase64(concat(iv, bytes));
}

/** `broken`: not sealed by this browser under this name. */
export async function open(name: string, raw: string): Promise<OpenResult> {
  const length = raw.slice(0, PREFIX);
  const bytes = fromBase64(raw.slice(PREFIX));
  if (!/^\d{10}$/.test(length) || !bytes) return { is: 'broken' };
  const openWith = async ({ decrypt }: Cipher): Promise<OpenResult> => {
    try {
      const opened = await decrypt(bytes.slice(0, sealed.ivBytes), bytes.subarray(sealed.ivBytes), utf8(name));
      const text = textOf(opened);
      return text?.length === Number(length) ? { is: 'open', text } : { is: 'broken' };
    } catch {
      return { is: 'broken' };
    }
  };
  if (!hasBrowserKey()) return openWith(await portable());
  // A page that could not get the browser's key has sealed with the portable one.
  const other = hasPortableKey() ? await openWith(await portable()) : undefined;
  if (other?.is === 'open') return other;
  return browserKey(sealedLimits.openTimeoutMs).then(openWith, () => ({ is: 'away' }));
}

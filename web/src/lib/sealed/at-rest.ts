import { sealed } from '@yizhan/contract/sealed.ts';
import { browserKey } from './browser-key.ts';
import { concat, fromBase64, randomBytes, textOf, toBase64, utf8 } from './bytes.ts';

/** Encrypts and opens bytes; the name is bound in, so that no value can stand in another's place. */
export type Cipher = {
  encrypt(iv: Uint8Array<ArrayBuffer>, text: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
  /** Rejects what was not encrypted here. */
  decrypt(iv: Uint8Array<ArrayBuffer>, bytes: Uint8Array, name: Uint8Array): Promise<Uint8Array>;
};

const PREFIX = 10;
let cipher: Promise<Cipher> | undefined;

/** The browser's own with a key no script can read out; where there is none, our own with a key beside the values. */
function cipherOf(): Promise<Cipher> {
  cipher ??= browserKey().catch(async () => (await import('./portable-key.ts')).portableKey());
  return cipher;
}

/** Ten digits, how many characters the text has; then iv, ciphertext and tag in base64. */
export async function seal(name: string, text: string): Promise<string> {
  const iv = randomBytes(sealed.ivBytes);
  const bytes = await (await cipherOf()).encrypt(iv, utf8(text), utf8(name));
  return String(text.length).padStart(PREFIX, '0') + toBase64(concat(iv, bytes));
}

/** Undefined for whatever was not sealed here under this name. */
export async function open(name: string, raw: string): Promise<string | undefined> {
  const length = raw.slice(0, PREFIX);
  const bytes = fromBase64(raw.slice(PREFIX));
  if (!/^\d{10}$/.test(length) || !bytes) return undefined;
  try {
    const { decrypt } = await cipherOf();
    const opened = await decrypt(bytes.slice(0, sealed.ivBytes), bytes.subarray(sealed.ivBytes), utf8(name));
    const text = textOf(opened);
    return text?.length === Number(length) ? text : undefined;
  } catch {
    return undefined;
  }
}

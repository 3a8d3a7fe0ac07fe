export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Undefined if the bytes are not valid text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encoded in chunks: a function call accepts a limited number of arguments. */
const PIECE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** Undefined unless the text is the canonical base64 of these bytes. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export const toBase64Url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (/[+/=]/.test(text)) return undefined;
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  return fromBase64(padded.replaceAll('-', '+').replaceAll('_', '/'));
}

/** A public key from the boot answer; throws if it is anything else. */
export function publicKey(text: string, length: number): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (bytes?.length !== length) throw new Error('no usable key');
  return bytes;
}

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Also available on plain http, where most of `crypto` is missing. */
export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

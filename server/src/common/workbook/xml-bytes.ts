/** Steps through markup by its bytes. */

const GT = 62;
const SLASH = 47;
const QUOTE = 34;
const APOSTROPHE = 39;

/** Ends the name of an element. */
export const isNameEnd = (byte: number | undefined) =>
  byte === GT || byte === SLASH || byte === 32 || byte === 10 || byte === 13 || byte === 9;

export function isNamed(bytes: Buffer, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i += 1) if (bytes[at + i] !== name.charCodeAt(i)) return false;
  return isNameEnd(bytes[at + name.length]);
}

/** Behind the end of a tag, whose attributes may hold a '>'; -1 when it is not complete. */
export function skipTag(bytes: Buffer, from: number): number {
  const last = bytes.length;
  let quote = 0;
  for (let p = from; p < last; p += 1) {
    const byte = bytes[p] ?? 0;
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === GT) return p + 1;
  }
  return -1;
}

const HEAD_BYTES = 200;

/** How a part is written: as its byte order mark says, else as its XML declaration does. */
export function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  // The mark, or a '<' of two bytes.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef) return 'utf-8';
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)/.exec(bytes.toString('latin1', 0, HEAD_BYTES))?.[1] ?? '';
  // Written in single bytes all the same: the declaration was left over.
  return declared === '' || /^utf|^ucs/i.test(declared) ? 'utf-8' : knownEncoding(declared);
}

function knownEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}

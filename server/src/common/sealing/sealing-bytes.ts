import { randomFillSync, timingSafeEqual } from 'node:crypto';
import { sealed } from '@yizhan/contract/sealed.ts';

/** Decodes canonical encodings only: two spellings of the same bytes would be two envelopes of the same content. */
export function exactBytes(text: string, encoding: 'base64' | 'base64url'): Buffer | undefined {
  const bytes = Buffer.from(text, encoding);
  return bytes.toString(encoding) === text ? bytes : undefined;
}

const pool = Buffer.alloc(1024 * sealed.ivBytes);
let used = pool.length;

/** A random IV, never reused. Generated a thousand at a time, because each call for randomness is what costs. */
export function freshIv(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += sealed.ivBytes;
  return Buffer.from(pool.subarray(used - sealed.ivBytes, used));
}

export function isEqual(expected: Buffer, actual: Buffer | undefined): boolean {
  return actual !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual);
}

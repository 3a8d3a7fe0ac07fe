import { randomFillSync, timingSafeEqual } from 'node:crypto';
import { sealed } from '@yizhan/contract/sealed.ts';

/** The bytes of a text that is exactly theirs: two spellings of the same bytes would be two envelopes of the same content. */
export function exactBytes(text: string, encoding: 'base64' | 'base64url'): Buffer | undefined {
  const bytes = Buffer.from(text, encoding);
  return bytes.toString(encoding) === text ? bytes : undefined;
}

const pool = Buffer.alloc(1024 * sealed.ivBytes);
let used = pool.length;

/** Random and never given twice; asked for a thousand at a time, since asking is what costs. */
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

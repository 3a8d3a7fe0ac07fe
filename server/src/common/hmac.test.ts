import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSha256 } from './hmac.ts';

test('CL-4 what signs a request is the HMAC of OpenSSL, for any key and any text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 300 }), (bytes, text) => {
      const key = Buffer.from(bytes);
      expect(hmacSha256(key)(text)).toEqual(createHmac('sha256', key).update(text).digest());
    }),
  );
});

test('CL-4 neither a long text nor a short one after it is signed otherwise', () => {
  const key = Buffer.from('of one page');
  for (const text of ['文'.repeat(5_000), 'x', '']) {
    expect(hmacSha256(key)(text)).toEqual(createHmac('sha256', key).update(text).digest());
  }
});

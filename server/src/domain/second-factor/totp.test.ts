import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAt, fromBase32, matchingStep, newSecret, otpauthUri, stepAt, toBase32 } from './totp.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const rfcSecret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('PC-3 at second %i the code is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(rfcSecret, stepAt(at(seconds)), 8)).toBe(code);
  expect(codeAt(rfcSecret, stepAt(at(seconds)))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is the one of RFC 4648, without its filling', (bytes, text) => {
  expect(toBase32(Buffer.from(bytes))).toBe(text);
  expect(fromBase32(text).toString()).toBe(bytes);
});

test('base32 gives back whatever it was given', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect([...fromBase32(toBase32(bytes))]).toEqual([...bytes]);
    }),
  );
});

const moments = fc.integer({ min: signInLimits.otpStepSeconds * 10, max: 4_000_000_000 });

test('PC-3 a code is good in its own half minute and the ones beside it, and never again once used', () => {
  const secret = newSecret();
  fc.assert(
    fc.property(moments, fc.integer({ min: -5, max: 5 }), (seconds, off) => {
      const step = stepAt(at(seconds));
      const code = codeAt(secret, step + off);
      const found = matchingStep(secret, code, at(seconds));
      if (Math.abs(off) <= 1) expect(found).toBeDefined();
      // Once in a million, a more distant code may equal a nearer one.
      else expect(found === undefined || codeAt(secret, found) === code).toBe(true);
      if (found !== undefined) expect(matchingStep(secret, code, at(seconds), step + 1)).toBeUndefined();
    }),
  );
});

test('what is no code is refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!/^\d{6}$/.test(text));
      expect(matchingStep(rfcSecret, text, at(1_111_111_109))).toBeUndefined();
    }),
  );
});

test('PC-3 the app learns school, account and secret, with spaces and colons as they stand', () => {
  const uri = otpauthUri({ issuer: '一站 大学: 东区', account: 'li&ming', secret: 'MZXW6YTB' });
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toBe('/一站 大学: 东区:li&ming');
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: 'MZXW6YTB',
    issuer: '一站 大学: 东区',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

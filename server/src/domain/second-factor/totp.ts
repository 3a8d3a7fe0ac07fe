import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, a new code every 30 seconds. */
const DIGITS = 6;
/** Clocks differ and typing takes time: the adjacent codes are valid, too. */
const STEPS_BESIDE = 1;
/** The length of a SHA-1 hash; RFC 4226 requires at least 16. */
const SECRET_BYTES = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const newSecret = () => toBase32(randomBytes(SECRET_BYTES));

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / signInLimits.otpStepSeconds);

/** The code of a time step; `digits` differs only in the RFC's own examples. */
export function codeAt(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const from = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(from) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The time step of this code, if it is valid now and later than the last one used. */
export function matchingStep(secret: string, code: string, now: Date, lastStep = 0): number | undefined {
  const present = stepAt(now);
  const actual = Buffer.from(code);
  for (let step = present - STEPS_BESIDE; step <= present + STEPS_BESIDE; step++) {
    const right = Buffer.from(codeAt(secret, step));
    if (step > lastStep && right.length === actual.length && timingSafeEqual(right, actual)) return step;
  }
  return undefined;
}

/** The content of the QR code for the app. */
export function otpauthUri({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Not URLSearchParams: apps show its `+` as it is.
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${signInLimits.otpStepSeconds}`;
}

import { randomInt, timingSafeEqual } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { hashToken } from '../../common/hash-token.ts';

export const newSmsCode = () => String(randomInt(10 ** signInLimits.smsDigits)).padStart(signInLimits.smsDigits, '0');

const digestOf = (key: string, code: string) => hashToken(`${key} ${code}`);

/** The key is random, so that the few codes there are cannot be looked up in what is stored. */
export const hashSmsCode = (key: string, code: string) => digestOf(key, code).toString('base64url');

/** People also type "123 456". */
export function isSmsCode({ codeHash }: { codeHash: string }, key: string, typed: string): boolean {
  const stored = Buffer.from(codeHash, 'base64url');
  const given = digestOf(key, typed.replace(/\s/g, ''));
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** How long until the next code for a phone that was refused one; null = not today. */
export function secondsToNext({ count, lastAt }: { count: number; lastAt: Date }, now: Date): number | null {
  if (count >= signInLimits.smsPerDay) return null;
  const left = lastAt.getTime() + signInLimits.smsResendSeconds * 1000 - now.getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

import { randomBytes, randomInt } from 'node:crypto';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import type { Db } from '../../db/database.ts';
import { type Letter, letters } from './captcha-font.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { consumeCaptcha, deleteExpiredCaptchas, insertCaptcha } from './captcha-queries.ts';

/** One in this many new captchas also deletes the expired ones. */
const SWEEP_EVERY = 50;

export async function createCaptcha(db: Db, now: Date) {
  const answer = Array.from({ length: signInLimits.captchaLength }, () => letters[randomInt(letters.length)] as Letter);
  const captchaKey = randomBytes(16).toString('base64url');
  if (randomInt(SWEEP_EVERY) === 0) await deleteExpiredCaptchas(db, now);
  const until = new Date(now.getTime() + signInLimits.captchaSeconds * 1000);
  await insertCaptcha(db, { key: captchaKey, answer: answer.join(''), until });
  const picture = await drawCaptcha(answer);
  return { captchaKey, image: `data:image/webp;base64,${picture.toString('base64')}` };
}

type CaptchaAttempt = { captchaKey?: string | undefined; code?: string | undefined };

/** Consumes the captcha, whether the answer is right or wrong. */
export async function tryCaptcha(
  db: Db,
  { captchaKey, code }: CaptchaAttempt,
  now: Date,
): Promise<'solved' | 'wrong' | 'none'> {
  if (!captchaKey || !code) return 'none';
  const row = await consumeCaptcha(db, captchaKey);
  return row && row.until > now && row.answer === code.toUpperCase() ? 'solved' : 'wrong';
}

import type { Secrets } from '../../common/secrets.ts';
import type { Db } from '../../db/database.ts';
import { findSecondFactor, spendRecoveryCode, spendStep } from './queries.ts';
import { matchingStep } from './totp.ts';

/** Normalizes typed codes: spaces, dashes, capitals and full-width digits of a Chinese keyboard. */
export const typedCode = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A keyed hash, because a recovery code is short enough to be brute-forced against a plain one. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string) =>
  Buffer.from(secrets.sign('recoveryCode', `${userId} ${typedCode(code)}`), 'base64url');

type CodeAttempt = { userId: string; code: string; now: Date };

/** Consumes an app code or a recovery code; each works once. */
export async function spendCode(db: Db, secrets: Secrets, { userId, code, now }: CodeAttempt): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor?.confirmedAt) return false;
  const typed = typedCode(code);
  const step = matchingStep(secrets.open('secondFactor', factor.secret), typed, now, factor.lastStep);
  if (step !== undefined) return spendStep(db, userId, step);
  return spendRecoveryCode(db, userId, hashRecoveryCode(secrets, userId, typed), now);
}

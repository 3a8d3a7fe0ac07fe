import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { Failure, fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { countDeviceFailure, findDevice } from './device-queries.ts';
import { type Attempt, countAttempts, countFailuresOfAddress, insertAttempt, lockAccount } from './queries.ts';
import { type AttemptDecision, decideAttempt, pauseAfter } from './rules.ts';

type BegunAttempt = { id: string; failures: number };
type Captcha = 'solved' | 'wrong' | 'none';

/** A password typed by somebody who is not signed in. */
type PasswordAttempt = Attempt & {
  /** The browser's cookie, if it sent one. */
  device: string | undefined;
  /** Consumes the captcha that was sent along. */
  tryCaptcha: (db: Db) => Promise<Captcha>;
};

/**
 * A code of the second factor. Refuses, or records the attempt as a failure before anything is checked, so that attempts
 * are counted one by one.
 */
export const beginAttempt = (db: Db, attempt: Attempt): Promise<BegunAttempt> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, attempt.account);
    const attempts = await countAttempts(tx, attempt);
    const minutes = pauseAfter(attempts, attempt.now);
    if (minutes > 0) fail('account_paused', { minutes });
    const { id } = await insertAttempt(tx, attempt);
    return { id, failures: attempts.ofAccount + 1 };
  });

/** A password: it waits out the account's delay, and needs a captcha after some failures. */
export async function beginPasswordAttempt(db: Db, attempt: PasswordAttempt): Promise<BegunAttempt> {
  const begun = await db.transaction(async (tx) => {
    await lockAccount(tx, attempt.account);
    const device = await findDevice(tx, attempt);
    const isKnownDevice = device !== undefined && device.failures < signInLimits.failuresBeforePause;
    const attempts = await countAttempts(tx, attempt);
    const decision = decideAttempt(attempts, { isKnownDevice }, attempt.now);
    // Refused here the captcha stays good for the next attempt.
    if (decision.is === 'delayed') return refuse(decision);
    const captcha = await attempt.tryCaptcha(tx);
    if (decision.is === 'captcha' && captcha !== 'solved') return captcha;
    if (device) await countDeviceFailure(tx, device.id);
    const { id } = await insertAttempt(tx, attempt);
    return { id, failures: attempts.ofAccount + 1 };
  });
  // Outside the transaction: the captcha is spent, right or wrong.
  if (begun === 'wrong') fail('wrong_captcha');
  return begun === 'none' ? fail('need_captcha') : begun;
}

function refuse({ seconds }: Extract<AttemptDecision, { is: 'delayed' }>): never {
  throw new Failure('sign_in_delayed', { seconds }, { seconds }, seconds);
}

export const addressNeedsCaptcha = async (db: Db, ip: string, now: Date) =>
  (await countFailuresOfAddress(db, ip, now)) >= signInLimits.failuresPerAddress;

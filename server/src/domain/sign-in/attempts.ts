import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { type Attempt, countAttempts, countFailuresOfAddress, insertAttempt, lockAccount } from './queries.ts';
import { decideAttempt } from './rules.ts';

type NewAttempt = Attempt & { captcha: 'solved' | 'wrong' | 'none' };

/**
 * Refuses, or records the attempt as a failure before the password is checked, so that concurrent attempts are counted
 * one after the other.
 */
export const beginAttempt = (db: Db, attempt: NewAttempt): Promise<{ id: string; failures: number }> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, attempt.account);
    const attempts = await countAttempts(tx, attempt);
    const verdict = decideAttempt(attempts, attempt.now);
    if (verdict.is === 'paused') fail('account_paused', { minutes: verdict.minutes });
    if (verdict.is === 'captcha' && attempt.way === 'password' && attempt.captcha !== 'solved')
      fail(attempt.captcha === 'wrong' ? 'wrong_captcha' : 'need_captcha');
    const { id } = await insertAttempt(tx, attempt);
    return { id, failures: attempts.ofAccount + 1 };
  });

export const addressNeedsCaptcha = async (db: Db, ip: string, now: Date) =>
  (await countFailuresOfAddress(db, ip, now)) >= signInLimits.failuresPerAddress;

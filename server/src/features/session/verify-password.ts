import { fail } from '../../common/fail.ts';
import { hashPassword, hasOtherCost, isCorrectPassword, strengthOf } from '../../common/passwords.ts';
import type { OpenContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { beginPasswordAttempt } from '../../domain/sign-in/attempts.ts';
import { deviceOf } from '../../domain/sign-in/device-cookie.ts';
import { needsCaptcha } from '../../domain/sign-in/rules.ts';
import { tryCaptcha } from './captcha.ts';
import { type Account, findAccount, renewPassword } from './queries.ts';

export type Credentials = {
  account: string;
  password: string;
  captchaKey?: string | undefined;
  code?: string | undefined;
  tenantId?: string | undefined;
};

type Needs = Pick<OpenContext, 'db' | 'now' | 'caller'>;

/** Verifies a password wherever it grants access: counts attempts, delays them, requires a captcha when needed. */
export async function verifyPassword(
  { db, now, caller }: Needs,
  credentials: Credentials,
): Promise<{ user: Account; attemptId: string }> {
  const { ip, userAgent } = caller;
  const user = await findAccount(db, credentials.account);
  const attempt = await beginPasswordAttempt(db, {
    account: credentials.account,
    userId: user?.id ?? null,
    way: 'password',
    ip,
    userAgent,
    now,
    device: deviceOf(caller),
    tryCaptcha: (tx) => tryCaptcha(tx, credentials, now),
  });
  const right = await isCorrectPassword(user?.passwordHash, credentials.password);
  if (!user || !right) fail('wrong_password', {}, { captcha: needsCaptcha(attempt.failures) });
  if (user.status !== 'active') fail('account_disabled');
  await renew(db, user, credentials.password);
  return { user, attemptId: attempt.id };
}

/**
 * A hash of another cost, from an older version or an import, is replaced as soon as its password is known, and so is
 * how hard that is to guess.
 */
async function renew(db: Db, { id, passwordHash, passwordStrength }: Account, password: string) {
  if (!passwordHash) return;
  const isOld = hasOtherCost(passwordHash);
  if (!isOld && passwordStrength) return;
  const hash = isOld ? await hashPassword(password) : passwordHash;
  await renewPassword(db, id, passwordHash, { hash, strength: strengthOf(password) });
}

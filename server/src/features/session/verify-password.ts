import { fail } from '../../common/fail.ts';
import { isCorrectPassword } from '../../common/passwords.ts';
import type { OpenContext } from '../../context.ts';
import { beginAttempt } from '../../domain/sign-in/attempts.ts';
import { needsCaptcha } from '../../domain/sign-in/rules.ts';
import { tryCaptcha } from './captcha.ts';
import { type Account, findAccount } from './queries.ts';

export type Credentials = {
  account: string;
  password: string;
  captchaKey?: string | undefined;
  code?: string | undefined;
  tenantId?: string | undefined;
};

type Needs = Pick<OpenContext, 'db' | 'now' | 'caller'>;

/** Verifies a password wherever it grants access: counts attempts, locks out, requires a captcha when needed. */
export async function verifyPassword(
  { db, now, caller }: Needs,
  credentials: Credentials,
): Promise<{ user: Account; attemptId: string }> {
  const { ip, userAgent } = caller;
  const user = await findAccount(db, credentials.account);
  const captcha = await tryCaptcha(db, credentials, now);
  const attempt = await beginAttempt(db, {
    account: credentials.account,
    userId: user?.id ?? null,
    way: 'password',
    ip,
    userAgent,
    now,
    captcha,
  });
  const right = await isCorrectPassword(user?.passwordHash, credentials.password);
  if (!user || !right) fail('wrong_password', {}, { captcha: needsCaptcha(attempt.failures) });
  if (user.status !== 'active') fail('account_disabled');
  return { user, attemptId: attempt.id };
}

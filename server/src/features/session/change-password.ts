import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { hashPassword, isCorrectPassword, requireStrongPassword } from '../../common/passwords.ts';
import type { SignedInContext } from '../../context.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { beginAttempt } from '../../domain/sign-in/attempts.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { revokeLinksOf } from './link-queries.ts';
import { getAccount, setPassword } from './queries.ts';

/** The old password is rate-limited as at sign-in, so that a stolen session cannot be used to guess it. */
export async function changePassword(input: { password: string; next: string }, context: SignedInContext) {
  const { db, bus, person, now, caller } = context;
  const user = (await getAccount(db, person.id)) ?? fail('unauthorized');
  const attempt = await beginAttempt(db, {
    account: user.account,
    userId: user.id,
    way: 'change',
    ip: caller.ip,
    userAgent: caller.userAgent,
    now,
    captcha: 'none',
  });
  if (!(await isCorrectPassword(user.passwordHash, input.password))) fail('wrong_password');
  await markSuccess(db, attempt.id);
  if (input.next === input.password) fail('same_password');
  requireStrongPassword(input.next);
  const hash = await hashPassword(input.next);
  const ended = await db.transaction(async (tx) => {
    await setPassword(tx, user.id, hash, now);
    await revokeLinksOf(tx, user.id, now);
    await audit({ ...context, db: tx }, { action: 'changePassword', entity: 'user', entityId: user.id });
    return endSessionsOf(tx, { userId: user.id, now, except: person.sessionId });
  });
  publishSessionsEnded(bus, ended);
  return {};
}

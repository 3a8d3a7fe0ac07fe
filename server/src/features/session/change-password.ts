import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { hashPassword, isPassword, requireStrong } from '../../common/passwords.ts';
import type { SignedInContext } from '../../context.ts';
import { tellEnded } from '../../domain/sessions/end-sessions.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { beginAttempt } from '../../domain/sign-in/attempts.ts';
import { succeed } from '../../domain/sign-in/queries.ts';
import { spendLinksOf } from './link-queries.ts';
import { getAccount, setPassword } from './queries.ts';

/** The old password is guarded like at the door: a stolen session must not be a place to guess it. */
export async function changePassword(given: { password: string; next: string }, context: SignedInContext) {
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
  if (!(await isPassword(user.passwordHash, given.password))) fail('wrong_password');
  await succeed(db, attempt.id);
  if (given.next === given.password) fail('same_password');
  requireStrong(given.next);
  const hash = await hashPassword(given.next);
  const ended = await db.transaction(async (tx) => {
    await setPassword(tx, user.id, hash, now);
    await spendLinksOf(tx, user.id, now);
    await audit({ ...context, db: tx }, { action: 'changePassword', entity: 'user', entityId: user.id });
    return endSessionsOf(tx, { userId: user.id, now, except: person.sessionId });
  });
  tellEnded(bus, ended);
  return {};
}

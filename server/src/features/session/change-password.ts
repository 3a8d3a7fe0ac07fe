import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { hashPassword, requireStrongPassword, strengthOf } from '../../common/passwords.ts';
import type { SignedInContext } from '../../context.ts';
import { endSessionsOf } from '../../domain/sessions/queries.ts';
import { tryPassword } from '../../domain/sessions/session-tries.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { resetTries } from '../../domain/sessions/try-queries.ts';
import { keepDevice } from '../../domain/sign-in/device-cookie.ts';
import { forgetDevices, rememberDevice } from '../../domain/sign-in/device-queries.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { revokeLinksOf } from './link-queries.ts';
import { getAccount, setPassword } from './queries.ts';

/** The old password has as many tries as at the lock, so that a stolen session cannot be used to guess it. */
export async function changePassword(input: { password: string; next: string }, context: SignedInContext) {
  const { db, bus, person, now, caller, config } = context;
  const user = (await getAccount(db, person.id)) ?? fail('unauthorized');
  const old = { hash: user.passwordHash, password: input.password };
  const attemptId = await tryPassword(context, { way: 'change', ...old, refusal: 'wrong_password' });
  await markSuccess(db, attemptId);
  await resetTries(db, person.sessionId);
  if (input.next === input.password) fail('same_password');
  requireStrongPassword(input.next);
  const hash = await hashPassword(input.next);
  const ended = await db.transaction(async (tx) => {
    await setPassword(tx, user.id, { hash, strength: strengthOf(input.next) }, now);
    await revokeLinksOf(tx, user.id, now);
    await forgetDevices(tx, user.id);
    await rememberDevice(tx, { userId: user.id, device: keepDevice(caller, config), now });
    await audit({ ...context, db: tx }, { action: 'changePassword', entity: 'user', entityId: user.id });
    return endSessionsOf(tx, { userId: user.id, now, except: person.sessionId });
  });
  publishSessionsEnded(bus, ended);
  return {};
}

import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { fail } from '../../common/fail.ts';
import { isCorrectPassword } from '../../common/passwords.ts';
import type { SignedInContext } from '../../context.ts';
import { publishSessionsEnded } from '../../domain/sessions/sessions-ended.ts';
import { insertAttempt, markSuccess } from '../../domain/sign-in/queries.ts';
import { countUnlock, lockSession, unlockSession } from './lock-queries.ts';
import { endOwnSession, getPasswordHash } from './queries.ts';

export async function lock(_: object, { db, bus, person, now }: SignedInContext) {
  await lockSession(db, person.sessionId, now);
  bus.publish('session.changed', { sessionId: person.sessionId });
  return {};
}

/**
 * An account lockout does not apply here. Otherwise anybody at the sign-in page could keep a person out of their open
 * session. Each session has five attempts in all, whether locked or not. They are also written to the sign-in log.
 */
export async function unlock({ password }: { password: string }, context: SignedInContext) {
  const { db, bus, person } = context;
  const { tries, attempt } = await beginUnlock(context);
  const right =
    tries <= sessionLimits.maxUnlockAttempts &&
    (await isCorrectPassword(await getPasswordHash(db, person.id), password));
  if (!right) return refuse(tries, context);
  await db.transaction(async (tx) => {
    if (!(await unlockSession(tx, person.sessionId))) fail('unauthorized');
    await markSuccess(tx, attempt.id);
  });
  bus.publish('session.changed', { sessionId: person.sessionId });
  return {};
}

const beginUnlock = ({ db, person, now, caller }: SignedInContext) =>
  db.transaction(async (tx) => {
    const tries = (await countUnlock(tx, person.sessionId)) ?? fail('unauthorized');
    const { ip, userAgent } = caller;
    const way = 'unlock';
    const attempt = await insertAttempt(tx, { account: person.account, userId: person.id, way, ip, userAgent, now });
    return { tries, attempt };
  });

async function refuse(tries: number, { db, bus, person, now }: SignedInContext): Promise<never> {
  const left = sessionLimits.maxUnlockAttempts - tries;
  if (left > 0) fail('wrong_unlock', {}, { left });
  await endOwnSession(db, { userId: person.id, sessionId: person.sessionId, now });
  publishSessionsEnded(bus, [person.sessionId]);
  return fail('unauthorized');
}

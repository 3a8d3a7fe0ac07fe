import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { tryPassword } from '../../domain/sessions/session-tries.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { lockSession, unlockSession } from './lock-queries.ts';
import { getPasswordHash } from './queries.ts';

export async function lock(_: object, { db, bus, person, now }: SignedInContext) {
  await lockSession(db, person.sessionId, now);
  bus.publish('session.changed', { sessionId: person.sessionId });
  return {};
}

export async function unlock({ password }: { password: string }, context: SignedInContext) {
  const { db, bus, person } = context;
  const hash = await getPasswordHash(db, person.id);
  const attemptId = await tryPassword(context, { way: 'unlock', hash, password, refusal: 'wrong_unlock' });
  await db.transaction(async (tx) => {
    if (!(await unlockSession(tx, person.sessionId))) fail('unauthorized');
    await markSuccess(tx, attemptId);
  });
  bus.publish('session.changed', { sessionId: person.sessionId });
  return {};
}

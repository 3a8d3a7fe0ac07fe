import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import type { FailureCode } from '@yizhan/contract/statuses.ts';
import { fail } from '../../common/fail.ts';
import { isCorrectPassword } from '../../common/passwords.ts';
import type { Db } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Caller, Person } from '../../person.ts';
import { insertAttempt } from '../sign-in/queries.ts';
import { publishSessionsEnded } from './sessions-ended.ts';
import { countTry, endSession } from './try-queries.ts';

type PasswordTry = {
  way: 'unlock' | 'change';
  hash: string | null | undefined;
  password: string;
  refusal: FailureCode;
};
type Needs = { db: Db; bus: Bus; person: Person; now: Date; caller: Caller };

/**
 * Checks the password inside a session and returns the attempt's id in the sign-in log. An account lockout does not
 * apply here. Otherwise anybody at the sign-in page could keep a person out of their open session. Each session has five
 * tries in all, from wherever they come; then it ends.
 */
export async function tryPassword(context: Needs, { way, hash, password, refusal }: PasswordTry): Promise<string> {
  const { tries, attemptId } = await beginTry(context, way);
  const right = tries <= sessionLimits.maxUnlockAttempts && (await isCorrectPassword(hash, password));
  return right ? attemptId : refuse(tries, context, refusal);
}

/** Counted before the password is checked: tries at the same moment count one by one. */
const beginTry = ({ db, person, now, caller }: Needs, way: PasswordTry['way']) =>
  db.transaction(async (tx) => {
    const tries = (await countTry(tx, person.sessionId)) ?? fail('unauthorized');
    const { ip, userAgent } = caller;
    const { id } = await insertAttempt(tx, { account: person.account, userId: person.id, way, ip, userAgent, now });
    return { tries, attemptId: id };
  });

async function refuse(tries: number, { db, bus, person, now }: Needs, refusal: FailureCode): Promise<never> {
  const left = sessionLimits.maxUnlockAttempts - tries;
  if (left > 0) fail(refusal, {}, { left });
  await endSession(db, person.sessionId, now);
  publishSessionsEnded(bus, [person.sessionId]);
  return fail('unauthorized');
}

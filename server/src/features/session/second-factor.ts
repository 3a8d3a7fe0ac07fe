import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { fail } from '../../common/fail.ts';
import { findSecondFactor, spendCode } from '../../common/second-factor.ts';
import type { OpenContext } from '../../context.ts';
import { openSession } from './open-session.ts';
import { type Account, getAccount } from './queries.ts';
import { createStep, type Steps, takeStep, tryStep } from './steps.ts';

type Proven = Pick<Steps['secondFactor'], 'way' | 'attemptId'>;
type Needs = Pick<OpenContext, 'db' | 'tenant' | 'now' | 'caller'>;

/**
 * What was given is right: the session, or the question for the second factor. Until that is answered, the attempt
 * stays a failure: who knows only a password is slowed down like one who guesses it.
 */
export async function continueSignIn(context: Needs, user: Account, { way, attemptId }: Proven): Promise<TokenBody> {
  const { db, now } = context;
  const factor = await findSecondFactor(db, user.id);
  if (!factor?.confirmedAt) return openSession(context, user, { way, attemptId });
  const key = await createStep(db, 'secondFactor', { userId: user.id, way, attemptId }, now);
  return fail('need_second_factor', {}, { key });
}

type Given = { key: string; code: string };

/** The second step of a sign-in. The step is spent with the code: neither opens a second session. */
export async function secondFactor({ key, code }: Given, context: OpenContext): Promise<TokenBody> {
  const { db, secrets, now } = context;
  const { userId, way, attemptId, left } = (await tryStep(db, 'secondFactor', key, now)) ?? fail('sign_on_gone');
  const user = await getAccount(db, userId);
  if (user?.status !== 'active') return fail('account_disabled');
  const opened = await db.transaction(async (tx) => {
    if (!(await spendCode(tx, secrets, { userId, code, now }))) return undefined;
    if (!(await takeStep(tx, 'secondFactor', key, now))) fail('sign_on_gone');
    return openSession({ ...context, db: tx }, user, { way, attemptId });
  });
  return opened ?? fail('wrong_second_factor', {}, { left });
}

import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import { writeConsents } from '../../domain/agreements/queries.ts';
import { findSecondFactor } from '../../domain/second-factor/queries.ts';
import { spendCode } from '../../domain/second-factor/second-factor.ts';
import { beginAttempt } from '../../domain/sign-in/attempts.ts';
import { consumeStep, createStep, type Steps, tryStep } from '../../domain/sign-in/step-queries.ts';
import { openSession } from './open-session.ts';
import { type Account, getAccount } from './queries.ts';
import { bindAccount } from './sign-on/binding.ts';

type VerifiedPerson = Omit<Steps['secondFactor'], 'userId'>;
type Needs = Pick<OpenContext, 'db' | 'tenant' | 'now' | 'caller' | 'config'>;
type Next = { opened: TokenBody } | { key: string };

/**
 * The credentials are right: opens the session or asks for the second factor. Until that succeeds, the attempt stays
 * recorded as a failure, so that somebody with only the password, or only the phone, is slowed down like a guesser.
 */
export async function proceed(context: Needs, user: Account, proven: VerifiedPerson): Promise<Next> {
  const { db, now, caller } = context;
  const factor = await findSecondFactor(db, user.id);
  if (!factor?.confirmedAt) return { opened: await finish(context, user, proven) };
  const { ip, userAgent } = caller;
  const attempt = { account: user.account, userId: user.id, way: proven.way, ip, userAgent, now };
  const attemptId = proven.attemptId ?? (await beginAttempt(db, attempt)).id;
  return { key: await createStep(db, 'secondFactor', { userId: user.id, ...proven, attemptId }, now) };
}

/** Thrown outside any transaction: asking for the code must not roll back what led to it. */
export const toTokenBody = (next: Next): TokenBody =>
  'opened' in next ? next.opened : fail('need_second_factor', {}, { key: next.key });

export const continueSignIn = async (context: Needs, user: Account, proven: VerifiedPerson) =>
  toTokenBody(await proceed(context, user, proven));

/** A messenger is bound together with the session it opens, never before. */
const finish = (context: Needs, user: Account, { way, attemptId, bind, agreed }: VerifiedPerson) =>
  context.db.transaction(async (tx) => {
    if (bind !== null) await bindAccount({ ...context, db: tx }, user, bind);
    if (agreed.length > 0) await writeConsents(tx, { userId: user.id, agreements: agreed, now: context.now });
    return openSession({ ...context, db: tx }, user, { way, attemptId });
  });

type FactorAttempt = { key: string; code: string };

/** The second step of a sign-in. The step is consumed with the code, so neither opens a second session. */
export async function secondFactor({ key, code }: FactorAttempt, context: OpenContext): Promise<TokenBody> {
  const { db, secrets, now } = context;
  const { userId, left, ...proven } = (await tryStep(db, 'secondFactor', key, now)) ?? fail('sign_on_gone');
  const user = await getAccount(db, userId);
  if (user?.status !== 'active') return fail('account_disabled');
  const opened = await db.transaction(async (tx) => {
    if (!(await spendCode(tx, secrets, { userId, code, now }))) return undefined;
    if (!(await consumeStep(tx, 'secondFactor', key, now))) fail('sign_on_gone');
    return finish({ ...context, db: tx }, user, proven);
  });
  return opened ?? fail('wrong_second_factor', {}, { left });
}

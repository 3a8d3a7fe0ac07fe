import type { Output } from '@yizhan/contract/call.ts';
import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import { fail } from '../../../common/fail.ts';
import type { OpenContext } from '../../../context.ts';
import { consumeStep, createStep } from '../../../domain/sign-in/step-queries.ts';
import { openSecret } from '../../../domain/sign-on/rules.ts';
import { reasonOf } from '../../../outside/failure-reason.ts';
import { messengerClients } from '../../../outside/messengers.ts';
import { schoolOf } from '../boot.ts';
import { getAccount } from '../queries.ts';
import { continueSignIn, proceed, toTokenBody } from '../second-factor.ts';
import { type Credentials, verifyPassword } from '../verify-password.ts';
import { messengerOf } from './messenger-state.ts';
import { findBound } from './queries.ts';
import { refuse } from './sign-on-request.ts';

type Answer = Output<(typeof signOn)['messenger']>;
type ReturnParameters = { code: string; state: string };

export async function messenger({ code, state }: ReturnParameters, context: OpenContext): Promise<Answer> {
  const { db, now, secrets, replayGuard, foreign } = context;
  const way = messengerOf(context, state) ?? fail('sign_on_gone');
  const settings = context.tenant.settings.signOn[way] ?? fail('sign_on_off');
  if (!(await replayGuard.isFirstUse(`messenger ${state}`, now))) fail('sign_on_gone');
  const app = { ...settings, appSecret: openSecret(secrets, settings.appSecret) };
  const identity = await messengerClients[way]
    .exchangeCode(foreign, app, code)
    .catch((error: unknown) => refuse(context, 'sign_on_unreachable', reasonOf(error)));
  if (identity.is === 'refused') return refuse(context, 'sign_on_refused', `${way} ${identity.code} ${identity.words}`);
  const account = { way, outerId: identity.outerId };
  const bound = await findBound(db, account);
  if (!bound) return { bindRequired: true, bindKey: await createStep(db, 'bind', account, now), way };
  const user = await getAccount(db, bound.userId);
  if (user?.status !== 'active') return fail('account_disabled');
  return continueSignIn(context, user, { way, attemptId: null, bind: null, agreed: [] });
}

/** Verifies the account's password as at sign-in. From then on, this account of the messenger signs the person in. */
export async function bindMessenger(input: Credentials & { bindKey: string }, context: OpenContext) {
  const school = await schoolOf(input, context);
  const { user, attemptId } = await verifyPassword(school, input);
  const next = await school.db.transaction(async (tx) => {
    // Inside the transaction: if the account already has a binding of this messenger, the key is not consumed.
    const bind = (await consumeStep(tx, 'bind', input.bindKey, school.now)) ?? fail('sign_on_gone');
    return proceed({ ...school, db: tx }, user, { way: bind.way, attemptId, bind, agreed: [] });
  });
  return toTokenBody(next);
}

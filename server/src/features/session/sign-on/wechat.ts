import type { Output } from '@yizhan/contract/call.ts';
import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import { fail } from '../../../common/fail.ts';
import type { OpenContext } from '../../../context.ts';
import { consumeStep, createStep } from '../../../domain/sign-in/step-queries.ts';
import { openSecret } from '../../../domain/sign-on/rules.ts';
import { reasonOf } from '../../../outside/failure-reason.ts';
import { exchangeCode } from '../../../outside/wechat.ts';
import { schoolOf } from '../boot.ts';
import { getAccount } from '../queries.ts';
import { continueSignIn, proceed, toTokenBody } from '../second-factor.ts';
import { type Credentials, verifyPassword } from '../verify-password.ts';
import { findBound } from './queries.ts';
import { refuse } from './sign-on-request.ts';
import { isOurState } from './wechat-state.ts';

type Answer = Output<(typeof signOn)['wechat']>;

export async function wechat({ code, state }: { code: string; state: string }, context: OpenContext): Promise<Answer> {
  const { db, now, secrets, replayGuard, foreign } = context;
  const settings = context.tenant.settings.signOn.wechat ?? fail('sign_on_off');
  if (!isOurState(context, state) || !(await replayGuard.isFirstUse(`wechat ${state}`, now))) fail('sign_on_gone');
  const app = { ...settings, appSecret: openSecret(secrets, settings.appSecret) };
  const identity = await exchangeCode(foreign, app, code).catch((error: unknown) =>
    refuse(context, 'sign_on_unreachable', reasonOf(error)),
  );
  if (identity.is === 'refused') return refuse(context, 'sign_on_refused', `WeChat ${identity.code} ${identity.words}`);
  const bound = await findBound(db, identity.outerId);
  if (!bound) return { bindRequired: true, bindKey: await createStep(db, 'bind', { outerId: identity.outerId }, now) };
  const user = await getAccount(db, bound.userId);
  if (user?.status !== 'active') return fail('account_disabled');
  return continueSignIn(context, user, { way: 'wechat', attemptId: null, bind: null, agreed: [] });
}

/** Verifies the account's password as at sign-in. From then on, this WeChat account signs the person in. */
export async function bindWechat(input: Credentials & { bindKey: string }, context: OpenContext) {
  const school = await schoolOf(input, context);
  const { user, attemptId } = await verifyPassword(school, input);
  const next = await school.db.transaction(async (tx) => {
    // Inside the transaction: if the account already has a WeChat binding, the key is not consumed.
    const { outerId } = (await consumeStep(tx, 'bind', input.bindKey, school.now)) ?? fail('sign_on_gone');
    return proceed({ ...school, db: tx }, user, { way: 'wechat', attemptId, bind: outerId, agreed: [] });
  });
  return toTokenBody(next);
}

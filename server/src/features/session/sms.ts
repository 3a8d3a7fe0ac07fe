import { parseAgreementKeys } from '@yizhan/contract/agreement-key.ts';
import type { Parsed } from '@yizhan/contract/call.ts';
import type { signOn } from '@yizhan/contract/calls/sign-on.ts';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { fail } from '../../common/fail.ts';
import type { OpenContext } from '../../context.ts';
import { insertAttempt } from '../../domain/sign-in/queries.ts';
import { consumeStep, tryStep } from '../../domain/sign-in/step-queries.ts';
import { findByPhone } from '../../domain/sms-codes/queries.ts';
import { isSmsCode } from '../../domain/sms-codes/rules.ts';
import { createSmsCode, requireSms, requireTurn, sendSmsCode } from '../../domain/sms-codes/sms-codes.ts';
import { schoolOf } from './boot.ts';
import { tryCaptcha } from './captcha.ts';
import { getAccount } from './queries.ts';
import { continueSignIn } from './second-factor.ts';

type Calls = typeof signOn;

/** The answer and its timing never tell whether the phone is bound; only the phone learns that. */
export async function smsCode(input: Parsed<Calls['smsCode']>, context: OpenContext) {
  const school = await schoolOf(input, context);
  const { db, now, log } = school;
  const { phone } = input;
  requireSms(school);
  if ((await tryCaptcha(db, input, now)) !== 'solved') fail('wrong_captcha');
  await requireTurn(school, phone);
  const bound = await findByPhone(db, phone);
  const { key, code } = await createSmsCode(school, { purpose: 'smsSignIn', phone, userId: bound?.userId ?? null });
  if (bound)
    void sendSmsCode(school, { purpose: 'smsSignIn', phone, code }).then(
      (sent) => sent.is !== 'sent' && log.warn({ answer: sent.answer }, 'code not sent'),
      (cause: unknown) => log.warn({ err: cause }, 'code not sent'),
    );
  return { key };
}

/** Every try counts before the code is looked at, and stands in the log of the account until one succeeds. */
export async function smsSignIn(input: Parsed<Calls['smsSignIn']>, context: OpenContext): Promise<TokenBody> {
  const school = await schoolOf(input, context);
  const { db, now, caller } = school;
  const { key, code } = input;
  requireSms(school);
  const { left, ...step } = (await tryStep(db, 'smsSignIn', key, now)) ?? fail('sms_code_gone');
  const bound = await findByPhone(db, step.phone);
  const user = bound && bound.userId === step.userId ? await getAccount(db, bound.userId) : undefined;
  if (!user) return fail('sms_code_wrong', {}, { left });
  const { ip, userAgent } = caller;
  const attempt = await insertAttempt(db, { account: user.account, userId: user.id, way: 'sms', ip, userAgent, now });
  if (!isSmsCode(step, key, code)) fail('sms_code_wrong', {}, { left });
  if (!(await consumeStep(db, 'smsSignIn', key, now))) fail('sms_code_gone');
  const agreed = parseAgreementKeys(input.agreed);
  return continueSignIn(school, user, { way: 'sms', attemptId: attempt.id, bind: null, agreed });
}

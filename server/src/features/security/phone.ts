import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { SignedInContext } from '../../context.ts';
import { partlyHidden } from '../../domain/channels/rules.ts';
import { tryPassword } from '../../domain/sessions/session-tries.ts';
import { resetTries } from '../../domain/sessions/try-queries.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { consumeStep, tryStep } from '../../domain/sign-in/step-queries.ts';
import { insertPhone, removePhone } from '../../domain/sms-codes/queries.ts';
import { isSmsCode } from '../../domain/sms-codes/rules.ts';
import { createSmsCode, requireSms, requireTurn, sendSmsCode } from '../../domain/sms-codes/sms-codes.ts';
import { getPasswordHash } from './queries.ts';

/** A bound phone signs one in, so an open session alone is not enough. */
export async function phoneCode({ phone, password }: { phone: string; password: string }, context: SignedInContext) {
  const { db, person, log } = context;
  requireSms(context);
  const hash = await getPasswordHash(db, person.id);
  await markSuccess(db, await tryPassword(context, { way: 'change', hash, password, refusal: 'wrong_password' }));
  await resetTries(db, person.sessionId);
  await requireTurn(context, phone);
  const { key, code } = await createSmsCode(context, { purpose: 'smsBind', phone, userId: person.id });
  const sent = await sendSmsCode(context, { purpose: 'smsBind', phone, code });
  if (sent.is !== 'sent') log.warn({ answer: sent.answer }, 'code not sent');
  if (sent.is === 'refused' || sent.is === 'unreachable') fail('sms_failed');
  return { key };
}

/** Whoever holds the phone has it: a number that was given to somebody else leaves the account it was bound to. */
export async function bindPhone({ key, code }: { key: string; code: string }, context: SignedInContext) {
  const { db, bus, person, tenant, now } = context;
  const { left, phone, ...step } = (await tryStep(db, 'smsBind', key, now)) ?? fail('sms_code_gone');
  if (step.userId !== person.id || !isSmsCode(step, key, code)) fail('sms_code_wrong', {}, { left });
  await db.transaction(async (tx) => {
    if (!(await consumeStep(tx, 'smsBind', key, now))) fail('sms_code_gone');
    const [before] = await removePhone(tx, person.id, phone);
    // Somebody else binds it in this very moment.
    const isGone = () => fail('sms_code_gone');
    const bound = insertPhone(tx, person.id, phone, now);
    const { id } = await onUniqueViolation(bound, { user_binding_outer: isGone, user_binding_user: isGone });
    const after = { kind: 'sms', userId: person.id, phone: partlyHidden(phone) };
    await audit({ ...context, db: tx }, { action: 'bind', entity: 'binding', entityId: id, before, after });
  });
  bus.publish('person.changed', { tenantId: tenant.id, userId: person.id });
  return {};
}

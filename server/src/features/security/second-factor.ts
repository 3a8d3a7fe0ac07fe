import type { AuditAction } from '@yizhan/contract/audit.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { isCorrectPassword } from '../../common/passwords.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { findSecondFactor, removeSecondFactor as removeFactor } from '../../domain/second-factor/queries.ts';
import { spendCode, typedCode } from '../../domain/second-factor/second-factor.ts';
import { matchingStep, newSecret, otpauthUri } from '../../domain/second-factor/totp.ts';
import { beginAttempt } from '../../domain/sign-in/attempts.ts';
import { markSuccess } from '../../domain/sign-in/queries.ts';
import { getPasswordHash } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { beginFactor, confirmFactor, countRecoveryCodes } from './second-factor-queries.ts';

export async function secondFactor(_: object, { db, person }: SignedInContext) {
  const confirmedAt = (await findSecondFactor(db, person.id))?.confirmedAt;
  if (!confirmedAt) return { on: false, since: null, codesLeft: 0 };
  return { on: true, since: toWireTime(confirmedAt), codesLeft: await countRecoveryCodes(db, person.id) };
}

export async function beginSecondFactor({ password }: { password: string }, context: SignedInContext) {
  const { db, secrets, tenant, person } = context;
  if ((await findSecondFactor(db, person.id))?.confirmedAt) fail('second_factor_on');
  await reauthenticate(context, () => requirePassword(context, password));
  const secret = newSecret();
  await db.transaction(async (tx) => {
    if (!(await beginFactor(tx, person.id, secrets.seal('secondFactor', secret)))) fail('second_factor_on');
    await record(context, tx, 'begin');
  });
  return { secret, uri: otpauthUri({ issuer: tenant.name, account: person.account, secret }) };
}

export async function confirmSecondFactor({ code }: { code: string }, context: SignedInContext) {
  const { db, secrets, person, now } = context;
  const { secret: sealed, confirmedAt } = (await findSecondFactor(db, person.id)) ?? fail('second_factor_off');
  if (confirmedAt) fail('second_factor_on');
  const secret = secrets.open('secondFactor', sealed);
  const step = matchingStep(secret, typedCode(code), now) ?? fail('wrong_second_factor');
  const codes = await db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, { userId: person.id, sealed, step, now }))) fail('second_factor_on');
    await record(context, tx, 'confirm');
    return replaceRecoveryCodes(tx, secrets, person.id);
  });
  return { codes };
}

export async function renewRecoveryCodes({ code }: { code: string }, context: SignedInContext) {
  const { db, secrets, person } = context;
  await requireOn(context);
  await reauthenticate(context, () => requireCode(context, code));
  const codes = await db.transaction(async (tx) => {
    await record(context, tx, 'renewRecoveryCodes');
    return replaceRecoveryCodes(tx, secrets, person.id);
  });
  return { codes };
}

export async function removeSecondFactor(input: { password: string; code: string }, context: SignedInContext) {
  const { db, person } = context;
  await requireOn(context);
  await reauthenticate(context, async () => {
    await requirePassword(context, input.password);
    await requireCode(context, input.code);
  });
  await db.transaction(async (tx) => {
    await removeFactor(tx, person.id);
    await record(context, tx, 'remove');
  });
  return {};
}

/** Password and codes are rate-limited as at sign-in, so that a stolen session cannot be used to guess them. */
async function reauthenticate({ db, person, caller, now }: SignedInContext, prove: () => Promise<void>) {
  const { ip, userAgent } = caller;
  const who = { account: person.account, userId: person.id };
  const attempt = await beginAttempt(db, { ...who, way: 'secondFactor', ip, userAgent, now });
  await prove();
  await markSuccess(db, attempt.id);
}

async function requireOn({ db, person }: SignedInContext) {
  if (!(await findSecondFactor(db, person.id))?.confirmedAt) fail('second_factor_off');
}

async function requirePassword({ db, person }: SignedInContext, password: string) {
  if (!(await isCorrectPassword(await getPasswordHash(db, person.id), password))) fail('wrong_password');
}

async function requireCode({ db, secrets, person, now }: SignedInContext, code: string) {
  if (!(await spendCode(db, secrets, { userId: person.id, code, now }))) fail('wrong_second_factor');
}

const record = (context: SignedInContext, db: Db, action: AuditAction) =>
  audit({ ...context, db }, { action, entity: 'secondFactor', entityId: context.person.id });

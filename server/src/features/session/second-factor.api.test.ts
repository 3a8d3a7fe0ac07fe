import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { expect, test } from 'vitest';
import { aSchool, type School } from '../../../test/school.ts';
import { aSecondFactor, codeNow } from '../../../test/second-factor.ts';
import { aMember, password, signIn } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';
import { createLink } from '../../domain/one-time-links/queries.ts';

const STEP_MS = signInLimits.otpStepSeconds * 1000;

/** A person with a second factor whose last code was used some time ago. */
async function aCarefulPerson(school: School) {
  const me = await aMember(school);
  const { secret, codes } = await aSecondFactor(school, me);
  school.travel(2 * STEP_MS);
  return { me, secret, codes };
}

/** Signs in with the right password. Returns the key of the second step. */
async function firstStep(school: School, account: string, given: { password?: string } = {}) {
  const answer = await signIn(school, account, given);
  expect(answer).toMatchObject({ status: 1004, msg: '请输入动态验证码' });
  return (answer.result as unknown as { key: string }).key;
}

const secondStep = (school: School, key: string, code: string) => school.visitor.signOn.secondFactor({ key, code });

test('PC-3 the right password asks for the code, and only the code opens the session', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  const key = await firstStep(school, me.account);
  const { status, result } = await secondStep(school, key, codeNow(school, secret));
  expect(status).toBe(1000);
  expect(result).toMatchObject({ account: me.account, token_type: 'bearer', expires_in: sessionLimits.accessSeconds });
  expect(result.cas_ticket).toMatch(/^TGT-/);
  expect((await school.as(result.access_token).session.userInfo()).status).toBe(1000);
  expect((await school.as(result.access_token).security.devices()).result).toMatchObject([
    { way: 'password', current: true },
    { current: false },
  ]);
});

test('PC-3 a code of the app works once, and so does the step it finished', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  const [key, other] = [await firstStep(school, me.account), await firstStep(school, me.account)];
  const code = codeNow(school, secret);
  expect((await secondStep(school, key, code)).status).toBe(1000);
  expect((await secondStep(school, other, code)).status).toBe(1002);
  school.travel(2 * STEP_MS);
  expect(await secondStep(school, key, codeNow(school, secret))).toMatchObject({
    status: 1002,
    msg: '登录凭证已失效，请重新登录',
  });
  expect((await secondStep(school, other, codeNow(school, secret))).status).toBe(1000);
});

test('PC-3 a recovery code stands in for the app, once', async () => {
  const school = await aSchool();
  const { me, codes } = await aCarefulPerson(school);
  const [code = ''] = codes;
  expect((await secondStep(school, await firstStep(school, me.account), code.toUpperCase())).status).toBe(1000);
  expect((await me.security.secondFactor()).result.codesLeft).toBe(signInLimits.recoveryCodeCount - 1);
  expect((await secondStep(school, await firstStep(school, me.account), code)).status).toBe(1002);
});

test('PC-3 a wrong code says how many tries are left; after the last, the password is asked for again', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  const key = await firstStep(school, me.account);
  for (let left = signInLimits.maxCodeAttempts - 1; left >= 0; left--)
    expect(await secondStep(school, key, 'wrong')).toMatchObject({
      status: 1002,
      msg: '动态验证码错误或已使用',
      result: { left },
    });
  expect(await secondStep(school, key, codeNow(school, secret))).toMatchObject({ msg: '登录凭证已失效，请重新登录' });
  expect((await secondStep(school, await firstStep(school, me.account), codeNow(school, secret))).status).toBe(1000);
});

test('PC-3 the step waits five minutes and no longer, and stays in its school', async () => {
  const [school, other] = [await aSchool(), await aSchool()];
  const { me, secret } = await aCarefulPerson(school);
  const key = await firstStep(school, me.account);
  expect((await secondStep(other, key, codeNow(school, secret))).status).toBe(1002);
  school.travel(signInLimits.secondFactorSeconds * 1000 + 1);
  expect((await secondStep(school, key, codeNow(school, secret))).status).toBe(1002);
});

test('PC-3 an account disabled between password and code gets no session', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  const key = await firstStep(school, me.account);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${me.id}`);
  expect((await secondStep(school, key, codeNow(school, secret))).status).toBe(1002);
});

test('PC-3 neither a new password nor a reset link goes around the second factor', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  await me.session.changePassword({ password, next: 'Other-horse-8' });
  const key = await firstStep(school, me.account, { password: 'Other-horse-8' });
  expect((await secondStep(school, key, codeNow(school, secret))).status).toBe(1000);
  const code = await createLink(school.db, 'reset', me.id, school.parts.clock());
  const used = await school.visitor.session.useLink({ code, password: 'Third-horse-9' });
  expect(used).toMatchObject({ status: 1000, result: {} });
  await firstStep(school, me.account, { password: 'Third-horse-9' });
});

test('DR-3 a password without its second factor counts as a failure until the code comes', async () => {
  const school = await aSchool();
  const { me, secret } = await aCarefulPerson(school);
  let key = '';
  for (let tries = 0; tries < signInLimits.failuresBeforeCaptcha; tries++) key = await firstStep(school, me.account);
  expect(await signIn(school, me.account)).toMatchObject({ status: 1004, msg: '请输入图形验证码' });
  expect((await secondStep(school, key, codeNow(school, secret))).status).toBe(1000);
  await firstStep(school, me.account);
});

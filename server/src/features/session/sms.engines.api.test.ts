import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { aGateway, aSchoolAt, setUp, smsBy } from '../../../test/channels.ts';
import type { School } from '../../../test/school.ts';
import { aSecondFactor, codeNow } from '../../../test/second-factor.ts';
import { aMember, password, signIn, solvedCaptcha } from '../../../test/sign-in.ts';
import { sql, tenant } from '../../db/sql.ts';

const phone = '13800000001';
const minute = 60_000;
const resendMs = signInLimits.smsResendSeconds * 1000;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function aSchoolWithSms(change: Partial<ReturnType<typeof smsBy>> = {}) {
  const gateway = await aGateway();
  open.push(gateway);
  const school = await aSchoolAt('10:00');
  await setUp(school, { sms: { ...smsBy(gateway.url), ...change } });
  /** The code of the latest SMS. */
  const code = () => /\d{6}/.exec(gateway.bodies().at(-1)?.split('"text"')[1] ?? '')?.[0] ?? '';
  return { school, gateway, code };
}
type Ready = Awaited<ReturnType<typeof aSchoolWithSms>>;

/** Somebody who has bound the phone. */
async function aBound({ school, code }: Ready, number = phone) {
  const me = await aMember(school);
  const { key } = (await me.security.phoneCode({ phone: number, password })).result;
  expect((await me.security.bindPhone({ key, code: code() })).status).toBe(1000);
  school.travel(resendMs);
  return me;
}

const ask = async (school: School, number = phone) =>
  school.visitor.signOn.smsCode({ phone: number, ...(await solvedCaptcha(school)) });

const other = (code: string) => (code === '000000' ? '000001' : '000000');

/** Waits for the SMS: the answer does not. */
async function aCode({ school, gateway, code }: Ready, number = phone) {
  const before = gateway.received.length;
  const { key } = (await ask(school, number)).result;
  await vi.waitFor(() => expect(gateway.received.length).toBe(before + 1));
  return { key, code: code() };
}

test('a bound phone signs its person in by a code that works once', async () => {
  const ready = await aSchoolWithSms();
  const { school, gateway } = ready;
  const me = await aBound(ready);
  expect((await school.visitor.session.boot()).result.loginWays).toEqual(['password', 'sms']);
  const sent = await aCode(ready, '+86 138-0000-0001');
  expect(JSON.parse(gateway.bodies().at(-1) ?? '')).toMatchObject({ to: phone });
  const { status, result } = await school.visitor.signOn.smsSignIn(sent);
  expect([status, result.account]).toEqual([1000, me.account]);
  expect((await school.as(result.access_token).session.init()).result.me).toMatchObject({ signedInBy: 'sms' });
  expect((await school.visitor.signOn.smsSignIn(sent)).msg).toBe('短信验证码已失效，请重新获取');
  expect((await me.security.signIns({})).result.records[0]).toMatchObject({ way: 'sms', ok: true });
});

test('of a code only a hash is stored', async () => {
  const ready = await aSchoolWithSms();
  await aBound(ready);
  const { key, code } = await aCode(ready);
  const [row] = await ready.school.db.many<{ all: string }>(sql`
    select s::text as all from sign_in_step s where tenant_id = ${tenant} and kind = 'smsSignIn'`);
  expect(row?.all).toContain(phone);
  expect([row?.all.includes(key), row?.all.includes(`"${code}"`)]).toEqual([false, false]);
});

test('an unknown phone gets the same answers, and no SMS', async () => {
  const ready = await aSchoolWithSms();
  const { school, gateway } = ready;
  await aBound(ready);
  const sent = gateway.received.length;
  const [known, unknown] = [await ask(school), await ask(school, '13900000009')];
  expect([known.status, unknown.status]).toEqual([1000, 1000]);
  expect(Object.keys(unknown.result)).toEqual(Object.keys(known.result));
  const wrong = async ({ key }: { key: string }) => {
    const { status, msg, result } = await school.visitor.signOn.smsSignIn({ key, code: 'x' });
    return { status, msg, result };
  };
  expect(await wrong(unknown.result)).toEqual(await wrong(known.result));
  await vi.waitFor(() => expect(gateway.received.length).toBe(sent + 1));
});

test('nobody has a code sent without reading a picture', async () => {
  const ready = await aSchoolWithSms();
  await aBound(ready);
  const { captchaKey } = await solvedCaptcha(ready.school);
  expect(await ready.school.visitor.signOn.smsCode({ phone, captchaKey, code: 'no' })).toMatchObject({ status: 1004 });
});

test('a wrong code says how many tries are left; after the last, the right one is worth nothing', async () => {
  const ready = await aSchoolWithSms();
  const { school } = ready;
  await aBound(ready);
  const { key, code } = await aCode(ready);
  for (let left = signInLimits.maxCodeAttempts - 1; left >= 0; left--)
    expect(await school.visitor.signOn.smsSignIn({ key, code: other(code) })).toMatchObject({
      msg: '短信验证码错误',
      result: { left },
    });
  expect((await school.visitor.signOn.smsSignIn({ key, code })).msg).toBe('短信验证码已失效，请重新获取');
});

test('a code is good for five minutes', async () => {
  const ready = await aSchoolWithSms();
  await aBound(ready);
  const sent = await aCode(ready);
  ready.school.travel(signInLimits.smsCodeSeconds * 1000 + 1);
  expect((await ready.school.visitor.signOn.smsSignIn(sent)).msg).toBe('短信验证码已失效，请重新获取');
});

test('a phone gets one code a minute, and ten a day, bound or not', async () => {
  const { school } = await aSchoolWithSms();
  expect((await ask(school)).status).toBe(1000);
  school.travel(resendMs - 5_000);
  expect(await ask(school)).toMatchObject({ status: 1002, result: { seconds: 5 } });
  for (let n = 1; n < signInLimits.smsPerDay; n++) {
    school.travel(minute);
    expect((await ask(school)).status).toBe(1000);
  }
  school.travel(minute);
  expect((await ask(school)).msg).toContain('今天获取验证码的次数已用完');
  expect((await ask(school, '13900000009')).status).toBe(1000);
  school.travel(24 * 60 * minute);
  expect((await ask(school)).status).toBe(1000);
});

test('of two requests in the same moment one is sent', async () => {
  const { school } = await aSchoolWithSms();
  const pictures = [await solvedCaptcha(school), await solvedCaptcha(school)];
  const answers = await Promise.all(pictures.map((one) => school.visitor.signOn.smsCode({ phone, ...one })));
  expect(answers.map(({ status }) => status).sort()).toEqual([1000, 1002]);
});

test('PC-3 a code by SMS does not go around the second factor', async () => {
  const ready = await aSchoolWithSms();
  const { school } = ready;
  const me = await aBound(ready);
  const { secret } = await aSecondFactor(school, me);
  school.travel(2 * signInLimits.otpStepSeconds * 1000);
  const answer = await school.visitor.signOn.smsSignIn(await aCode(ready));
  expect(answer).toMatchObject({ status: 1004, msg: '请输入动态验证码' });
  const { key } = answer.result as unknown as { key: string };
  expect((await school.visitor.signOn.secondFactor({ key, code: codeNow(school, secret) })).status).toBe(1000);
});

test('an account disabled meanwhile is not signed in', async () => {
  const ready = await aSchoolWithSms();
  const { school } = ready;
  const me = await aBound(ready);
  const sent = await aCode(ready);
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${me.id}`);
  expect((await school.visitor.signOn.smsSignIn(sent)).status).toBe(1002);
});

test('a phone is bound with the password and the code that was sent to it, and is then the contact as well', async () => {
  const ready = await aSchoolWithSms();
  const { school, code } = ready;
  const me = await aMember(school);
  expect((await me.security.phoneCode({ phone, password: 'wrong' })).status).toBe(1002);
  expect((await me.security.phoneCode({ phone: '12', password })).status).toBe(4000);
  const { key } = (await me.security.phoneCode({ phone, password })).result;
  expect(await me.security.bindPhone({ key, code: other(code()) })).toMatchObject({ msg: '短信验证码错误' });
  const stranger = await aMember(school);
  expect((await stranger.security.bindPhone({ key, code: code() })).status).toBe(1002);
  expect((await me.security.bindPhone({ key, code: code() })).status).toBe(1000);
  expect((await me.security.bindings()).result).toMatchObject([{ kind: 'sms', shown: '138****0001' }]);
  expect((await me.personInfo.profile()).result.mobile).toBe(phone);
});

test('a phone that somebody else holds now leaves the account it was bound to', async () => {
  const ready = await aSchoolWithSms();
  const { school } = ready;
  const before = await aBound(ready);
  const now = await aBound(ready);
  expect((await before.security.bindings()).result).toEqual([]);
  const { result } = await school.visitor.signOn.smsSignIn(await aCode(ready));
  expect(result.account).toBe(now.account);
});

test('without its phone an account is not signed in by SMS any more', async () => {
  const ready = await aSchoolWithSms();
  const { school } = ready;
  const me = await aBound(ready);
  const sent = await aCode(ready);
  const [binding] = (await me.security.bindings()).result;
  expect((await me.security.removeBind({ id: binding?.id ?? '', password })).status).toBe(1000);
  expect((await school.visitor.signOn.smsSignIn(sent)).status).toBe(1002);
  expect((await signIn(school, me.account)).status).toBe(1000);
});

test('a gateway that refuses is told to whoever binds, and the portal’s own template for codes is used', async () => {
  const ready = await aSchoolWithSms({ codeBody: `{"text":"only \${code}","template":"T1"}` });
  const { school, gateway, code } = ready;
  const me = await aMember(school);
  gateway.answer = (response) => void response.end('{"code":7}');
  expect((await me.security.phoneCode({ phone, password })).msg).toBe('短信没有发出，请稍后再试');
  expect(JSON.parse(gateway.bodies()[0] ?? '')).toEqual({ text: `only ${code()}`, template: 'T1' });
});

test('without a gateway, or one that is for notices alone, there is no way in by SMS', async () => {
  const { school } = await aSchoolWithSms({ signIn: false });
  expect((await school.visitor.session.boot()).result.loginWays).toEqual(['password']);
  expect((await ask(school)).msg).toBe('学校尚未开通短信验证码');
  const me = await aMember(school);
  expect((await me.security.phoneCode({ phone, password })).msg).toBe('学校尚未开通短信验证码');
});

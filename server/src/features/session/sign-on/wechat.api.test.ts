import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSchool, type School } from '../../../../test/school.ts';
import { aServer } from '../../../../test/scripted-server.ts';
import { aSecondFactor, codeNow } from '../../../../test/second-factor.ts';
import { aMember, password, solvedCaptcha } from '../../../../test/sign-in.ts';
import { lives, setSignOn } from '../../../../test/sign-on.ts';
import { aWechat } from '../../../../test/wechat-server.ts';
import { sql, tenant } from '../../../db/sql.ts';
import { sealSecret } from '../../../domain/sign-on/rules.ts';

let wechat: Awaited<ReturnType<typeof aWechat>>;
beforeAll(async () => {
  wechat = await aWechat();
});
afterAll(() => wechat.close());

async function aWechatSchool(settings = wechat.settings) {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' });
  const appSecret = sealSecret(school.parts.secrets, wechat.appSecret);
  await setSignOn(school, { wechat: { ...settings, appSecret } });
  return school;
}

/** The page with the QR code, as the client would open it. */
const scanPage = async (school: School) =>
  new URL((await school.visitor.signOn.addresses()).result.ways.wechat ?? 'http://none');
const stateOf = async (school: School) => (await scanPage(school)).searchParams.get('state') ?? '';

let codes = 0;
async function scan(school: School, openid: string, unionid?: string) {
  const code = wechat.scan(`code${++codes}`, { openid, ...(unionid ? { unionid } : {}) });
  return school.visitor.signOn.wechat({ code, state: await stateOf(school) });
}

const keyIn = (result: object) => ('bindKey' in result ? String(result.bindKey) : '');
const tokenIn = (result: object) => ('access_token' in result ? String(result.access_token) : '');

test('API-PLAT-SESSION a WeChat that nobody bound is asked for an account, once; then it signs in by itself', async () => {
  const school = await aWechatSchool();
  const member = await aMember(school);
  const page = await scanPage(school);
  expect(page.href.startsWith(wechat.settings.authorizeUrl)).toBe(true);
  expect(page.hash).toBe('#wechat_redirect');
  expect(page.searchParams.get('redirect_uri')).toBe(`${school.site}/`);
  const first = await scan(school, 'o1', 'u1');
  expect(first.result).toMatchObject({ bindRequired: true });
  const bindKey = keyIn(first.result);
  const bound = await school.visitor.signOn.bindWechat({ account: member.account, password, bindKey });
  expect(await lives(school, bound.result.access_token)).toBe(true);
  // Another app of the same school gets another openid, but the same unionid.
  const { result } = await scan(school, 'o2', 'u1');
  const { me } = (await school.as(tokenIn(result)).session.init()).result;
  expect(me).toMatchObject({ signedInBy: 'wechat', user: { user_id: member.id } });
  expect(await school.visitor.signOn.bindWechat({ account: member.account, password, bindKey })).toMatchObject({
    msg: '登录凭证已失效，请重新登录',
  });
});

test('AU-2 a binding is on record', async () => {
  const school = await aWechatSchool();
  const member = await aMember(school);
  const bindKey = keyIn((await scan(school, 'o1')).result);
  await school.visitor.signOn.bindWechat({ account: member.account, password, bindKey });
  const lines = await school.db.many(
    sql`select actor_id as "actorId", action, entity from audit_log where tenant_id = ${tenant}`,
  );
  expect(lines).toEqual([{ actorId: member.id, action: 'bind', entity: 'binding' }]);
});

test('DR-3 the password of a binding is guarded like the one at the door', async () => {
  const school = await aWechatSchool();
  const { account } = await aMember(school);
  const bindKey = keyIn((await scan(school, 'o1')).result);
  const bind = (given: object = {}) =>
    school.visitor.signOn.bindWechat({ account, password: 'wrong', bindKey, ...given });
  for (let tries = 0; tries < signInLimits.failuresBeforeCaptcha; tries++)
    expect((await bind()).msg).toBe('账号或密码错误');
  expect((await bind({ password })).status).toBe(1004);
  expect((await bind({ password, ...(await solvedCaptcha(school)) })).status).toBe(1000);
});

test('an account has one WeChat: a second is told so, and can still be bound to another account', async () => {
  const school = await aWechatSchool();
  const [one, two] = [await aMember(school), await aMember(school)];
  const bind = (account: string, bindKey: string) => school.visitor.signOn.bindWechat({ account, password, bindKey });
  await bind(one.account, keyIn((await scan(school, 'o1')).result));
  const second = keyIn((await scan(school, 'o2')).result);
  expect(await bind(one.account, second)).toMatchObject({ status: 1002, msg: '该账号已绑定其他微信，请先解除绑定' });
  expect((await bind(two.account, second)).status).toBe(1000);
});

test('only an answer to our own question is taken, for ten minutes', async () => {
  const school = await aWechatSchool();
  const other = await aWechatSchool();
  const send = async (state: string) =>
    (await school.visitor.signOn.wechat({ code: wechat.scan('c', { openid: 'o' }), state })).msg;
  const gone = '登录凭证已失效，请重新登录';
  const state = await stateOf(school);
  expect(await send(`${state.slice(0, -2)}xx`)).toBe(gone);
  expect(await send('x.y.z')).toBe(gone);
  expect(await send(await stateOf(other))).toBe(gone);
  expect(await send(state)).toBe('success');
  school.travel(signInLimits.bindSeconds * 1000 + 1);
  expect(await send(state)).toBe(gone);
});

test('a code WeChat does not know, a WeChat that does not answer, and a school without one sign nobody in', async () => {
  const school = await aWechatSchool();
  const unknown = await school.visitor.signOn.wechat({ code: 'unknown', state: await stateOf(school) });
  expect(unknown).toMatchObject({ status: 1002, msg: '统一认证未通过，请重新登录' });
  const page = await aServer((_, response) => response.end('<html>hello</html>'));
  await setSignOn(school, { wechat: { ...wechat.settings, baseUrl: page.url, appSecret: '' } });
  const lost = await school.visitor.signOn.wechat({ code: 'x', state: await stateOf(school) });
  await page.close();
  expect(lost.msg).toBe('统一认证服务暂时无法访问，请稍后再试');
  const without = await aSchool();
  expect((await without.visitor.signOn.addresses()).result).toEqual({ loginUrl: '', logoutUrl: '', ways: {} });
  expect((await without.visitor.signOn.wechat({ code: 'x', state: 'y' })).msg).toBe('学校尚未开通该登录方式');
});

test('DR-1 a WeChat bound in one school is nobody in another', async () => {
  const [school, other] = [await aWechatSchool(), await aWechatSchool()];
  const member = await aMember(school);
  const bindKey = keyIn((await scan(school, 'o1')).result);
  const elsewhere = { account: member.account, password, bindKey };
  await aMember(other, { account: member.account });
  expect((await other.visitor.signOn.bindWechat(elsewhere)).status).toBe(1002);
  await school.visitor.signOn.bindWechat(elsewhere);
  expect((await scan(other, 'o1')).result).toMatchObject({ bindRequired: true });
});

test('PC-3 a WeChat is bound with the session it opens: never by a password alone where a second factor is on', async () => {
  const school = await aWechatSchool();
  const member = await aMember(school);
  const { secret } = await aSecondFactor(school, member);
  const bindKey = keyIn((await scan(school, 'o1')).result);
  const asked = await school.visitor.signOn.bindWechat({ account: member.account, password, bindKey });
  expect(asked).toMatchObject({ status: 1004, msg: '请输入动态验证码' });
  expect((await member.security.bindings()).result).toEqual([]);
  school.travel(signInLimits.otpStepSeconds * 1000);
  const { key } = asked.result as unknown as { key: string };
  const opened = await school.visitor.signOn.secondFactor({ key, code: codeNow(school, secret) });
  expect(await lives(school, opened.result.access_token)).toBe(true);
  expect((await member.security.bindings()).result).toHaveLength(1);
});

test('DR-3 codes guessed after WeChat are counted, paused and in the person’s log', async () => {
  const school = await aWechatSchool();
  const member = await aMember(school);
  const bindKey = keyIn((await scan(school, 'o1')).result);
  await school.visitor.signOn.bindWechat({ account: member.account, password, bindKey });
  await aSecondFactor(school, member);
  const answers: string[] = [];
  for (let tries = 0; tries <= signInLimits.failuresBeforePause; tries++) answers.push((await scan(school, 'o1')).msg);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['请输入动态验证码']));
  expect(answers.at(-1)).toContain('登录失败次数过多');
  const failed = (await member.security.signIns({ size: 100 })).result.records.filter(({ ok }) => !ok);
  expect(failed.map(({ way }) => way)).toEqual(Array(signInLimits.failuresBeforePause).fill('wechat'));
});

test('DR-2 one way to WeChat is one way back: a state works once', async () => {
  const school = await aWechatSchool();
  const state = await stateOf(school);
  const back = (code: string) => school.visitor.signOn.wechat({ code: wechat.scan(code, { openid: 'o1' }), state });
  expect((await back(`code${++codes}`)).result).toMatchObject({ bindRequired: true });
  expect((await back(`code${++codes}`)).msg).toBe('登录凭证已失效，请重新登录');
});

import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { forMessengers, type Messenger, messengers } from '@yizhan/contract/messengers.ts';
import { messengers as names } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDingtalk } from '../../../../test/dingtalk-server.ts';
import type { MessengerServer } from '../../../../test/messenger-server.ts';
import { aSchool, type School } from '../../../../test/school.ts';
import { aServer } from '../../../../test/scripted-server.ts';
import { aSecondFactor, codeNow } from '../../../../test/second-factor.ts';
import { aMember, password, solvedCaptcha } from '../../../../test/sign-in.ts';
import { lives, setSignOn } from '../../../../test/sign-on.ts';
import { aWechat } from '../../../../test/wechat-server.ts';
import { aWecom } from '../../../../test/wecom-server.ts';
import { sql, tenant } from '../../../db/sql.ts';
import { sealSecret } from '../../../domain/sign-on/rules.ts';

let servers: Record<Messenger, MessengerServer>;
beforeAll(async () => {
  servers = { wechat: await aWechat(), wecom: await aWecom(), dingtalk: await aDingtalk() };
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

const gone = '登录凭证已失效，请重新登录';

/** A school with an app at every messenger. */
async function aMessengerSchool() {
  const school = await aSchool({}, { INWARD_HOSTS: '127.0.0.1' });
  const seal = (secret: string) => sealSecret(school.parts.secrets, secret);
  const appOf = ({ app, appSecret }: MessengerServer) => ({ ...app, appSecret: seal(appSecret) });
  await setSignOn(
    school,
    forMessengers((messenger) => appOf(servers[messenger])),
  );
  return school;
}

/** The page of the messenger, as the client would open it. */
const pageOf = async (school: School, messenger: Messenger) =>
  new URL((await school.visitor.signOn.addresses()).result.ways[messenger] ?? 'http://none');
const stateOf = async (school: School, messenger: Messenger) =>
  (await pageOf(school, messenger)).searchParams.get('state') ?? '';

let codes = 0;
function codeFor(messenger: Messenger, who: string | object) {
  const code = `code${++codes}`;
  servers[messenger].scan(code, who);
  return code;
}
const scan = async (school: School, messenger: Messenger, who: string | object) =>
  school.visitor.signOn.messenger({ code: codeFor(messenger, who), state: await stateOf(school, messenger) });

const keyIn = (result: object) => ('bindKey' in result ? String(result.bindKey) : '');
const tokenIn = (result: object) => ('access_token' in result ? String(result.access_token) : '');

/** Binds who scans to the account. */
async function bind(school: School, messenger: Messenger, { account, who }: { account: string; who: string }) {
  const bindKey = keyIn((await scan(school, messenger, who)).result);
  return school.visitor.signOn.bindMessenger({ account, password, bindKey });
}

const queries = {
  wechat: { appid: 'wx-portal', response_type: 'code', scope: 'snsapi_login' },
  wecom: { login_type: 'CorpApp', appid: 'ww-campus', agentid: '1000002' },
  dingtalk: { client_id: 'ding-portal', response_type: 'code', scope: 'openid', prompt: 'consent' },
};

test.each(messengers)(
  'API-PLAT-SESSION an account of %s that nobody bound is asked for one here, once; then it signs in by itself',
  async (messenger) => {
    const school = await aMessengerSchool();
    const member = await aMember(school);
    const page = await pageOf(school, messenger);
    expect(page.href.startsWith(servers[messenger].app.authorizeUrl)).toBe(true);
    const { state: _, ...query } = Object.fromEntries(page.searchParams);
    expect(query).toEqual({ ...queries[messenger], redirect_uri: `${school.site}/` });
    const first = await scan(school, messenger, 'z1');
    expect(first.result).toMatchObject({ bindRequired: true, way: messenger });
    const bindKey = keyIn(first.result);
    const bound = await school.visitor.signOn.bindMessenger({ account: member.account, password, bindKey });
    expect(await lives(school, bound.result.access_token)).toBe(true);
    const { result } = await scan(school, messenger, 'z1');
    const { me } = (await school.as(tokenIn(result)).session.init()).result;
    expect(me).toMatchObject({ signedInBy: messenger, user: { user_id: member.id } });
    const log = (await member.security.signIns({})).result.records;
    expect(log[0]).toMatchObject({ way: messenger, ok: true });
    const again = await school.visitor.signOn.bindMessenger({ account: member.account, password, bindKey });
    expect(again.msg).toBe(gone);
  },
);

test('WeChat wants the fragment at the end of the address', async () => {
  expect((await pageOf(await aMessengerSchool(), 'wechat')).hash).toBe('#wechat_redirect');
});

test('another WeChat app of the same school gets another openid, but the same unionid', async () => {
  const school = await aMessengerSchool();
  const { account } = await aMember(school);
  const bindKey = keyIn((await scan(school, 'wechat', { openid: 'o1', unionid: 'u1' })).result);
  await school.visitor.signOn.bindMessenger({ account, password, bindKey });
  expect((await scan(school, 'wechat', { openid: 'o2', unionid: 'u1' })).result).toHaveProperty('access_token');
});

test('who is not a member of the organisation at WeCom is not signed in, and cannot bind', async () => {
  const school = await aMessengerSchool();
  const outsider = await scan(school, 'wecom', { openid: 'o1', external_userid: 'w1' });
  expect(outsider).toMatchObject({ status: 1002, msg: '统一认证未通过，请重新登录' });
});

test('a userid of WeCom is somebody else in another organisation', async () => {
  const school = await aMessengerSchool();
  const { account } = await aMember(school);
  await bind(school, 'wecom', { account, who: 'zhang' });
  const { app, scan: scanThere, close, appSecret } = await aWecom({ appId: 'ww-other' });
  await setSignOn(school, { wecom: { ...app, appSecret: sealSecret(school.parts.secrets, appSecret) } });
  scanThere('code', 'zhang');
  const state = await stateOf(school, 'wecom');
  const { result } = await school.visitor.signOn.messenger({ code: 'code', state });
  await close();
  expect(result).toMatchObject({ bindRequired: true });
});

test('AU-2 a binding is on record', async () => {
  const school = await aMessengerSchool();
  const { id, account } = await aMember(school);
  await bind(school, 'dingtalk', { account, who: 'z1' });
  const lines = await school.db.many(
    sql`select actor_id as "actorId", action, entity, after from audit_log where tenant_id = ${tenant}`,
  );
  expect(lines).toEqual([{ actorId: id, action: 'bind', entity: 'binding', after: { kind: 'dingtalk', userId: id } }]);
});

test('DR-3 the password of a binding is guarded like the one at the door', async () => {
  const school = await aMessengerSchool();
  const { account } = await aMember(school);
  const bindKey = keyIn((await scan(school, 'wechat', 'o1')).result);
  const tryBind = (given: object = {}) =>
    school.visitor.signOn.bindMessenger({ account, password: 'wrong', bindKey, ...given });
  for (let tries = 0; tries < signInLimits.failuresBeforeCaptcha; tries++)
    expect((await tryBind()).msg).toBe('账号或密码错误');
  expect((await tryBind({ password })).status).toBe(1004);
  expect((await tryBind({ password, ...(await solvedCaptcha(school)) })).status).toBe(1000);
});

test.each(messengers)(
  'a person has one account of %s: a second is refused by name, and can still be bound to somebody else',
  async (messenger) => {
    const school = await aMessengerSchool();
    const [one, two] = [await aMember(school), await aMember(school)];
    await bind(school, messenger, { account: one.account, who: 'z1' });
    const bindKey = keyIn((await scan(school, messenger, 'z2')).result);
    const second = (account: string) => school.visitor.signOn.bindMessenger({ account, password, bindKey });
    const refused = `该账号已绑定其他${names[messenger]}，请先解除绑定`;
    expect(await second(one.account)).toMatchObject({ status: 1002, msg: refused });
    expect((await second(two.account)).status).toBe(1000);
  },
);

test.each(messengers)('an account of %s belongs to one person: a second binding is refused', async (messenger) => {
  const school = await aMessengerSchool();
  const [one, two] = [await aMember(school), await aMember(school)];
  const bindKey = keyIn((await scan(school, messenger, 'z1')).result);
  await bind(school, messenger, { account: one.account, who: 'z1' });
  expect((await school.visitor.signOn.bindMessenger({ account: two.account, password, bindKey })).msg).toBe(gone);
  expect((await two.security.bindings()).result).toEqual([]);
});

test('PC-1 one person has an account of every messenger, and removes one without the others', async () => {
  const school = await aMessengerSchool();
  const member = await aMember(school);
  for (const messenger of messengers) await bind(school, messenger, { account: member.account, who: 'z1' });
  const bound = (await member.security.bindings()).result;
  expect(bound.map(({ kind, shown }) => [kind, shown])).toEqual(messengers.map((messenger) => [messenger, '']));
  const id = bound.find(({ kind }) => kind === 'wecom')?.id ?? '';
  expect((await member.security.removeBind({ id, password: 'wrong' })).status).toBe(1002);
  expect((await member.security.removeBind({ id, password })).status).toBe(1000);
  expect((await scan(school, 'wecom', 'z1')).result).toMatchObject({ bindRequired: true });
  for (const messenger of ['wechat', 'dingtalk'] as const)
    expect((await scan(school, messenger, 'z1')).result).toHaveProperty('access_token');
});

test('the connected systems name the messengers of the school, and which of them are bound', async () => {
  const school = await aMessengerSchool();
  const member = await aMember(school);
  await bind(school, 'dingtalk', { account: member.account, who: 'z1' });
  const systems = (await member.personInfo.systems()).result;
  expect(systems.map(({ system, account, bound }) => ({ system, account, bound }))).toEqual([
    { system: '微信', account: '', bound: false },
    { system: '企业微信', account: '', bound: false },
    { system: '钉钉', account: '', bound: true },
  ]);
});

test.each(messengers)('only an answer to our own question to %s is taken, for ten minutes', async (messenger) => {
  const [school, other] = [await aMessengerSchool(), await aMessengerSchool()];
  const send = async (state: string) =>
    (await school.visitor.signOn.messenger({ code: codeFor(messenger, 'z1'), state })).msg;
  const state = await stateOf(school, messenger);
  const elsewhere = messenger === 'wechat' ? 'wecom' : 'wechat';
  expect(await send(`${state.slice(0, -2)}xx`)).toBe(gone);
  expect(await send(state.replace(messenger, elsewhere))).toBe(gone);
  expect(await send('x.y.z')).toBe(gone);
  expect(await send(await stateOf(other, messenger))).toBe(gone);
  expect(await send(state)).toBe('success');
  const old = await stateOf(school, messenger);
  school.travel(signInLimits.bindSeconds * 1000 + 1);
  expect(await send(old)).toBe(gone);
});

test.each(messengers)(
  'a code %s does not know, no answer of it, and a school without it sign nobody in',
  async (messenger) => {
    const school = await aMessengerSchool();
    const signOn = async (code: string, state?: string) =>
      school.visitor.signOn.messenger({ code, state: state ?? (await stateOf(school, messenger)) });
    const refused = { status: 1002, msg: '统一认证未通过，请重新登录' };
    expect(await signOn('unknown')).toMatchObject(refused);
    const { app } = servers[messenger];
    await setSignOn(school, { [messenger]: { ...app, appSecret: '' } });
    expect(await signOn(codeFor(messenger, 'z1'))).toMatchObject(refused);
    const page = await aServer((_, response) => response.end('<html>hello</html>'));
    await setSignOn(school, { [messenger]: { ...app, baseUrl: page.url, appSecret: '' } });
    expect((await signOn('x')).msg).toBe('统一认证服务暂时无法访问，请稍后再试');
    const state = await stateOf(school, messenger);
    await page.close();
    expect((await signOn('x', state)).msg).toBe('统一认证服务暂时无法访问，请稍后再试');
    const late = await stateOf(school, messenger);
    await setSignOn(school, {});
    expect((await school.visitor.signOn.addresses()).result).toEqual({ loginUrl: '', logoutUrl: '', ways: {} });
    expect((await signOn('x', late)).msg).toBe('学校尚未开通该登录方式');
  },
);

test.each(messengers)('DR-1 an account of %s bound in one school is nobody in another', async (messenger) => {
  const [school, other] = [await aMessengerSchool(), await aMessengerSchool()];
  const member = await aMember(school);
  const bindKey = keyIn((await scan(school, messenger, 'z1')).result);
  const elsewhere = { account: member.account, password, bindKey };
  await aMember(other, { account: member.account });
  expect((await other.visitor.signOn.bindMessenger(elsewhere)).status).toBe(1002);
  await school.visitor.signOn.bindMessenger(elsewhere);
  expect((await scan(other, messenger, 'z1')).result).toMatchObject({ bindRequired: true });
});

test('PC-3 a messenger is bound with the session it opens: never by a password alone where a second factor is on', async () => {
  const school = await aMessengerSchool();
  const member = await aMember(school);
  const { secret } = await aSecondFactor(school, member);
  const asked = await bind(school, 'dingtalk', { account: member.account, who: 'z1' });
  expect(asked).toMatchObject({ status: 1004, msg: '请输入动态验证码' });
  expect((await member.security.bindings()).result).toEqual([]);
  school.travel(signInLimits.otpStepSeconds * 1000);
  const { key } = asked.result as unknown as { key: string };
  const opened = await school.visitor.signOn.secondFactor({ key, code: codeNow(school, secret) });
  expect(await lives(school, opened.result.access_token)).toBe(true);
  expect((await member.security.bindings()).result).toMatchObject([{ kind: 'dingtalk' }]);
});

test('DR-3 codes guessed after a messenger are counted, paused and in the person’s log', async () => {
  const school = await aMessengerSchool();
  const member = await aMember(school);
  await bind(school, 'wecom', { account: member.account, who: 'z1' });
  await aSecondFactor(school, member);
  const answers: string[] = [];
  for (let tries = 0; tries <= signInLimits.failuresBeforePause; tries++)
    answers.push((await scan(school, 'wecom', 'z1')).msg);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['请输入动态验证码']));
  expect(answers.at(-1)).toContain('登录失败次数过多');
  const failed = (await member.security.signIns({ size: 100 })).result.records.filter(({ ok }) => !ok);
  expect(failed.map(({ way }) => way)).toEqual(Array(signInLimits.failuresBeforePause).fill('wecom'));
});

test.each(messengers)('DR-2 one way to %s is one way back: a state works once', async (messenger) => {
  const school = await aMessengerSchool();
  const state = await stateOf(school, messenger);
  const back = () => school.visitor.signOn.messenger({ code: codeFor(messenger, 'z1'), state });
  expect((await back()).result).toMatchObject({ bindRequired: true });
  expect((await back()).msg).toBe(gone);
});

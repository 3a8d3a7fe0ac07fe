import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SignOnDetail, SignOnInput } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers, messengers } from '@yizhan/contract/messengers.ts';
import { messengers as names } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { afterAll, expect, test } from 'vitest';
import { startCas } from '../../../../scripts/lib/cas-server.mjs';
import { aDingtalk } from '../../../test/dingtalk-server.ts';
import { aProvider } from '../../../test/oidc-server.ts';
import { aSchool } from '../../../test/school.ts';
import { aServer } from '../../../test/scripted-server.ts';
import { aMember, signedIn } from '../../../test/sign-in.ts';
import { aWechat } from '../../../test/wechat-server.ts';
import { aWecom } from '../../../test/wecom-server.ts';
import { sql, tenant } from '../../db/sql.ts';

const menus = ['userFrameConfig/manage/signOn'] as const;

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const cas = { url: 'https://cas.example.edu.cn/cas', accountAttribute: '', gateway: true };
const oidc = { issuer: 'https://id.example.edu.cn', clientId: 'portal', accountClaim: 'sub', scope: 'openid' };
const wechat = {
  baseUrl: 'https://api.weixin.example',
  authorizeUrl: 'https://open.example/x',
  appId: 'wx1',
  agentId: '',
};

/** What a form submits if nothing was changed. */
function unchanged({ callbacks: _, ...detail }: SignOnDetail): SignOnInput & { version: string } {
  const without = <T extends { hasSecret: boolean }>({ hasSecret: __, ...held }: T) => held;
  const apps = forMessengers((messenger) => {
    const app = detail[messenger];
    return app && without(app);
  });
  return { ...detail, oidc: detail.oidc && without(detail.oidc), ...apps };
}

/** A fake messenger that records what it receives. */
async function aThief() {
  const heard: string[] = [];
  const server = await aServer((request, response) => {
    void text(request).then((body) => {
      heard.push(`${request.url} ${body}`);
      response.end('{"errcode":1,"code":"1"}');
    });
  });
  closing.push(server.close);
  return { ...server, heard };
}

/** The servers of these tests stand on this machine, as a school's own do in its inner network. */
async function anAdministrator(inwardHosts = '127.0.0.1') {
  const school = await aSchool({}, { INWARD_HOSTS: inwardHosts });
  const admin = await school.person({ menus, name: '王老师' });
  return { school, admin, before: unchanged((await admin.signOnSettings.get()).result) };
}

test('what is saved is at once how everybody signs in, and how long', async () => {
  const { school, admin, before } = await anAdministrator();
  expect((await school.visitor.session.boot()).result.loginWays).toEqual(['password']);
  const session = { expireTime: 1200, outLogTip: '请重新登录' };
  const ways = { cas: { ...cas, url: `${cas.url}/` }, oidc, dingtalk: wechat };
  const given = { ...before, session, lockMinutes: 5, ...ways };
  const saved = (await admin.signOnSettings.update(given)).result;
  expect(saved).toMatchObject({ cas, oidc: { ...oidc, hasSecret: false }, session, lockMinutes: 5 });
  expect(saved.callbacks).toEqual({
    casService: `${school.site}/sso/cas`,
    oidcRedirect: `${school.site}/sso/oidc`,
    oidcLogout: `${school.site}/sso/oidc/logout`,
    messengerRedirect: `${school.site}/`,
  });
  const boot = (await school.visitor.session.boot()).result;
  expect(boot).toMatchObject({ loginWays: ['password', 'cas', 'oidc', 'dingtalk'], gateway: true });
  const init = (await admin.session.init()).result;
  expect(init).toMatchObject({ sessionExpiration: session, lockMinutes: 5 });
});

test('EN-3 the login configuration says whether tickets are checked and whose they are', async () => {
  const { school, admin, before } = await anAdministrator();
  const configured = async () => (await school.visitor.session.boot()).result.loginConfig.eduSystemManageIdentityAuth;
  expect(await configured()).toMatchObject({ status: 1, isSelfCas: 1 });
  await admin.signOnSettings.update({ ...before, cas, ticketCheck: false });
  expect(await configured()).toMatchObject({ status: 0, isSelfCas: 0, casLoginUrl: `${cas.url}/login` });
});

test('SE-7 switching the check off ends nobody’s session: nobody would renew its ticket any more', async () => {
  const { school, admin, before } = await anAdministrator();
  const member = await aMember(school);
  const { access_token } = await signedIn(school, member.account);
  expect((await admin.signOnSettings.update({ ...before, ticketCheck: false })).status).toBe(1000);
  school.travel((before.session.expireTime + 60) * 1000);
  await school.db.run(sql`update session_token set access_until = ${school.parts.clock()}::timestamptz + interval '1 hour'
    where tenant_id = ${tenant}`);
  expect((await school.as(access_token).session.userInfo()).http).toBe(200);
});

test('secrets are sealed at rest, never on the wire, and stay when they are not given again', async () => {
  const { school, admin, before } = await anAdministrator();
  const app = { ...wechat, agentId: '1', appSecret: 'Geheim#2' };
  const secrets = { oidc: { ...oidc, clientSecret: 'Geheim#1' }, wechat: app, wecom: app, dingtalk: app };
  const first = await admin.signOnSettings.update({ ...before, ...secrets });
  expect(JSON.stringify(first)).not.toContain('ecret":"');
  const held = { hasSecret: true };
  expect(first.result).toMatchObject({ oidc: held, wechat: held, wecom: held, dingtalk: held });
  const again = await admin.signOnSettings.update({ ...unchanged(first.result), lockMinutes: 1 });
  expect(again.result).toMatchObject({ oidc: held, wechat: held, wecom: held, dingtalk: held });
  const gone = { ...unchanged(again.result), oidc: { ...oidc, clientSecret: '' }, wechat: null };
  expect((await admin.signOnSettings.update(gone)).result).toMatchObject({ oidc: { hasSecret: false }, wechat: null });
  const kept = await school.db.one<{ all: string }>(sql`
    select settings::text || (select string_agg(concat(before, after), '') from audit_log where tenant_id = ${tenant}) as all
    from tenant where id = ${tenant}`);
  expect(kept.all).not.toContain('Geheim');
});

test('AU-1 a change is on record; who saves over somebody else’s is callbacks who and when (9009)', async () => {
  const { school, admin, before } = await anAdministrator();
  const other = await school.person({ menus });
  await admin.signOnSettings.update({ ...before, cas });
  const late = await other.signOnSettings.update({ ...before, cas: null });
  expect(late).toMatchObject({ status: 9009, result: { who: '王老师' } });
  const [line] = await school.db.many(
    sql`select action, before, after from audit_log where tenant_id = ${tenant} and entity = 'settings'`,
  );
  expect(line).toMatchObject({ action: 'update', before: { signOn: { cas: null } }, after: { signOn: { cas } } });
});

test('DR-2 addresses that are none, and times nobody could work with, are refused', async () => {
  const { admin, before } = await anAdministrator();
  for (const wrong of [
    { cas: { ...cas, url: 'javascript:alert(1)' } },
    { cas: { ...cas, url: 'https://cas.example/login?x=1' } },
    { oidc: { ...oidc, issuer: 'ftp://id.example' } },
    { wechat: { ...wechat, appId: '' } },
    { session: { expireTime: 5, outLogTip: 'x' } },
    { lockMinutes: -1 },
  ])
    expect((await admin.signOnSettings.update({ ...before, ...wrong })).status).toBe(4000);
});

test('the test button asks a real CAS server, and says when there is none', async () => {
  const { admin } = await anAdministrator();
  const server = await startCas({});
  closing.push(server.stop);
  const good = await admin.signOnSettings.test({ way: 'cas', settings: { ...cas, url: server.url } });
  expect(good.result).toMatchObject({ ok: true, said: '认证服务器应答正常（INVALID_TICKET）' });
  const page = await aServer((_, response) => response.end('<html><body>hello</body></html>'));
  const other = await admin.signOnSettings.test({ way: 'cas', settings: { ...cas, url: page.url } });
  expect(other.result).toMatchObject({ ok: false, said: expect.stringContaining('不是 CAS 3.0') });
  await page.close();
  const nowhere = await admin.signOnSettings.test({ way: 'cas', settings: { ...cas, url: page.url } });
  expect(nowhere.result).toMatchObject({ ok: false, said: expect.stringContaining('主机拒绝或中断了连接') });
});

test('SE-7 the test button finds an OpenID provider, its keys, and whether it knows the client', async () => {
  const { admin, school, before } = await anAdministrator();
  const { issuer, clientId, clientSecret, close } = await aProvider(school.site);
  closing.push(close);
  const right = { ...oidc, issuer, clientId, clientSecret };
  const tell = async (given: typeof oidc & { clientSecret?: string }) =>
    (await admin.signOnSettings.test({ way: 'oidc', settings: given })).result;
  expect(await tell(right)).toMatchObject({
    ok: true,
    said: `已找到 ${issuer}，签名密钥 1 个，客户端编号和密钥正确`,
  });
  const unknown = {
    ok: false,
    said: `已找到 ${issuer}，但对方不认识这个客户端编号，或客户端密钥不正确（invalid_client）`,
  };
  expect(await tell({ ...right, clientSecret: 'x' })).toMatchObject(unknown);
  expect(await tell({ ...right, clientId: 'x' })).toMatchObject(unknown);
  expect((await tell({ ...right, issuer: `${issuer}/x` })).ok).toBe(false);
  const { clientSecret: _, ...untyped } = right;
  expect(await tell(untyped)).toMatchObject(unknown);
  await admin.signOnSettings.update({ ...before, oidc: right });
  expect(await tell(untyped)).toMatchObject({ ok: true });
});

/** A provider with a custom token response, which records its requests. */
async function aStrangeProvider(token: (response: ServerResponse) => void, metadata: object = {}) {
  const heard: string[] = [];
  const server = await aServer((request, response) => {
    const at = { jwks_uri: `${server.url}/keys`, token_endpoint: `${server.url}/token`, ...metadata };
    response.setHeader('content-type', 'application/json');
    if (request.url === '/token') {
      heard.push(request.headers.authorization ?? '');
      return token(response);
    }
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [{ kty: 'RSA' }] } : { issuer: server.url, ...at }));
  });
  closing.push(server.close);
  return { ...server, heard };
}

test('SE-7 the test button says what a provider tells of the client, and no more', async () => {
  const { admin } = await anAdministrator();
  const tell = async (token: (response: ServerResponse) => void, metadata?: object) => {
    const { url: issuer } = await aStrangeProvider(token, metadata);
    return (await admin.signOnSettings.test({ way: 'oidc', settings: { ...oidc, issuer, clientSecret: 'x' } })).result;
  };
  const error = (status: number, code: string) => (response: ServerResponse) =>
    response.writeHead(status).end(JSON.stringify({ error: code }));
  expect(await tell(error(400, 'unauthorized_client'))).toMatchObject({
    ok: false,
    said: expect.stringContaining('不允许它用授权码登录（unauthorized_client）'),
  });
  // Keycloak's error code for a wrong secret.
  expect(await tell(error(401, 'unauthorized_client'))).toMatchObject({
    ok: false,
    said: expect.stringContaining('客户端密钥不正确（unauthorized_client）'),
  });
  expect((await tell(error(400, 'constructor'))).said).toContain('没有说明客户端编号和密钥是否正确（constructor）');
  expect(await tell(error(400, 'server_error'))).toMatchObject({
    ok: true,
    said: expect.stringContaining('没有说明客户端编号和密钥是否正确（server_error）'),
  });
  const challenge = (response: ServerResponse) =>
    response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('{}');
  expect(await tell(challenge)).toMatchObject({
    ok: false,
    said: expect.stringContaining('客户端密钥不正确（HTTP 401）'),
  });
  expect(await tell(error(200, ''), { token_endpoint: undefined })).toMatchObject({
    ok: false,
    said: expect.stringContaining('没有令牌端点'),
  });
});

test('SE-7 the stored secret of a client is asked about at its own provider only', async () => {
  const { admin, before } = await anAdministrator();
  const thief = await aStrangeProvider((response) => response.writeHead(400).end('{"error":"invalid_grant"}'));
  await admin.signOnSettings.update({ ...before, oidc: { ...oidc, clientSecret: 'Geheim#1' } });
  await admin.signOnSettings.test({ way: 'oidc', settings: { ...oidc, issuer: thief.url } });
  expect(thief.heard).toEqual(['']);
});

test('DR-8 the test button reaches no inner address, by whichever way', async () => {
  const { admin } = await anAdministrator('');
  const asked: string[] = [];
  const inner = await aServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  closing.push(inner.close);
  for (const url of [inner.url, inner.url.replace('127.0.0.1', 'localhost'), inner.url.replace('127.0.0.1', '0x7f.1')])
    for (const input of [
      { way: 'cas' as const, settings: { ...cas, url } },
      { way: 'oidc' as const, settings: { ...oidc, issuer: url } },
      ...messengers.map((way) => ({ way, settings: { ...wechat, agentId: '1', baseUrl: url } })),
    ])
      expect((await admin.signOnSettings.test(input)).result).toMatchObject({
        ok: false,
        said: '这是内网地址，服务器没有被允许访问它，请由运维在 INWARD_HOSTS 中列出主机名',
      });
  expect(asked).toEqual([]);
});

test('DR-8 a provider’s document leads the test button to no inner system, not even to a named one', async () => {
  const asked: string[] = [];
  const inner = await aServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{"keys":[{}]}');
  });
  closing.push(inner.close);
  const { admin } = await anAdministrator();
  const tell = async (metadata: object) => {
    const { url: issuer } = await aStrangeProvider((response) => response.end('{}'), metadata);
    return (await admin.signOnSettings.test({ way: 'oidc', settings: { ...oidc, issuer } })).result;
  };
  expect(await tell({ token_endpoint: `${inner.url}/admin/restart` })).toMatchObject({
    ok: false,
    said: expect.stringContaining('内网地址'),
  });
  expect((await tell({ jwks_uri: `${inner.url}/keys` })).said).toContain('内网地址');
  expect(asked).toEqual([]);
});

test('SE-7 an address that cannot be asked is callbacks in words', async () => {
  const { admin } = await anAdministrator();
  const tell = async (url: string) =>
    (await admin.signOnSettings.test({ way: 'cas', settings: { ...cas, url } })).result.said;
  expect(await tell('http://127.0.0.1:1/cas')).toBe('这个端口不能用于网页服务，请检查地址中的端口');
  expect(await tell('http://nowhere.invalid/cas')).toContain('找不到这个主机');
  const plain = await aServer((_, response) => response.end());
  closing.push(plain.close);
  expect(await tell(plain.url.replace('http:', 'https:'))).toContain('对方的端口不是 https');
});

const servers = { wechat: aWechat, wecom: aWecom, dingtalk: aDingtalk };

test.each(messengers)(
  'the test button tells whether %s knows the app; the stored secret goes to no other address',
  async (messenger) => {
    const { admin, before } = await anAdministrator();
    const { app, appSecret, wrongSecret, close } = await servers[messenger]();
    closing.push(close);
    const tell = async (settings: typeof app & { appSecret?: string }) =>
      (await admin.signOnSettings.test({ way: messenger, settings })).result;
    expect(await tell({ ...app, appSecret })).toMatchObject({
      ok: true,
      said: expect.stringMatching(`^${names[messenger]}接口应答正常`),
    });
    const wrong = { ok: false, said: expect.stringContaining(wrongSecret) };
    expect(await tell({ ...app, appSecret: 'x' })).toMatchObject(wrong);
    expect(await tell({ ...app, appId: 'x', appSecret })).toMatchObject({ ok: false });
    await admin.signOnSettings.update({ ...before, [messenger]: { ...app, appSecret } });
    expect(await tell(app)).toMatchObject({ ok: true });
    const thief = await aThief();
    await tell({ ...app, baseUrl: thief.url });
    expect(thief.heard).toEqual([expect.stringContaining(app.appId)]);
    expect(decodeURIComponent(thief.heard.join().replaceAll('+', ' '))).not.toContain(appSecret);
  },
);

test.each(messengers)(
  'who saves another address of %s without its secret sends no secret there, by a test or a sign-on',
  async (messenger) => {
    const { school, admin, before } = await anAdministrator();
    const app = { ...wechat, agentId: '1' };
    const first = await admin.signOnSettings.update({ ...before, [messenger]: { ...app, appSecret: 'Geheim' } });
    const thief = await aThief();
    const moved = { ...app, baseUrl: thief.url };
    const saved = await admin.signOnSettings.update({ ...unchanged(first.result), [messenger]: moved });
    expect(saved.result[messenger]).toEqual({ ...moved, hasSecret: false });
    await admin.signOnSettings.test({ way: messenger, settings: moved });
    const { ways } = (await school.visitor.signOn.addresses()).result;
    const state = new URL(ways[messenger] ?? '').searchParams.get('state') ?? '';
    await school.visitor.signOn.messenger({ code: 'x', state });
    expect(thief.heard).toHaveLength(2);
    expect(thief.heard.join()).not.toContain('Geheim');
  },
);

test('DR-2 an app of WeCom without its AgentId leads nobody to a page that works, so it is refused', async () => {
  const { admin, before } = await anAdministrator();
  for (const agentId of ['', undefined])
    expect(await admin.signOnSettings.update({ ...before, wecom: { ...wechat, agentId } })).toMatchObject({
      status: 4000,
    });
});

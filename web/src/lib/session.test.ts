import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { api } from './api.ts';
import { useSession } from './session.ts';
import { read, readKept, remove, write } from './storage.ts';
import { writeTokens } from './stored-session.ts';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const session = () => useSession.getState();
const entry = { code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' };

test('EN-1 signing in keeps the user record of the token body', async () => {
  fakeWire({ modelLogin: { result: tokenBody() }, init: { result: initAnswer(me()) } });
  await session().signIn({ account: 't001', password: 'x' });
  expect(session().session?.user).toEqual({
    user_id: '7',
    user_name: '李明',
    account: 't001',
    nick_name: '李老师',
    tenant_id: '000000',
    tenantId: '000000',
  });
});

test('EN-2 menu, roles, tokens and userComb are stored, the token with a time stamp', async () => {
  fakeWire({
    modelLogin: { result: tokenBody() },
    init: { result: initAnswer(me({ configurationMenu: [entry] })) },
  });
  const before = Date.now();
  await session().signIn({ account: 't001', password: 'x' });
  expect(read('configurationMenu')).toEqual([entry]);
  expect([read('roleId'), read('roleType'), read('refreshToken'), read('userComb')]).toEqual([
    '11,12',
    3,
    'refresh-1',
    'comb',
  ]);
  expect(readKept('token')?.content).toBe('access-1');
  expect(readKept('token')?.datetime).toBeGreaterThanOrEqual(before);
});

test('SE-5 signing out clears the tokens here and tells the server', async () => {
  const wire = fakeWire();
  signedIn();
  await session().loginOut();
  expect(wire.to('/auth/loginOut')).toHaveLength(1);
  for (const name of ['token', 'refreshToken', 'session', 'roleId', 'roleType', 'configurationMenu', 'userComb'])
    expect(read(name)).toBeUndefined();
  expect(session().session).toBeUndefined();
});

test('SE-5 the tokens are cleared even when the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signedIn();
  await session().loginOut();
  expect(read('token')).toBeUndefined();
});

test('CL-8 loginOut names its token in the access-token header', async () => {
  const wire = fakeWire();
  signedIn();
  await session().loginOut();
  expect(wire.to('/auth/loginOut')[0]?.headers.get('access-token')).toBe('access-1');
});

test('CL-8 modelLogin and nobody/index/index take a body', async () => {
  const wire = fakeWire({ 'index/index': { result: boot() }, modelLogin: { result: tokenBody() } });
  await session().loadBoot();
  await api.session.signIn({ account: 't001', password: 'secret' });
  expect(wire.to('/nobody/index/index')[0]).toMatchObject({ method: 'POST', body: { host: location.host } });
  expect(wire.to('/auth/auth/modelLogin')[0]?.body).toMatchObject({ account: 't001', password: 'secret' });
});

test('CL-9 loginInit, refreshToken and loginOut are actions of the store', async () => {
  const wire = fakeWire({
    init: { result: initAnswer(me({ unread: 3 })) },
    'oauth/token': { result: tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }) },
  });
  signedIn();
  await session().loginInit();
  expect(session().me?.unread).toBe(3);
  await session().refreshToken();
  expect(session().session?.token).toBe('access-2');
  await session().loginOut();
  expect(wire.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['init', 'token', 'loginOut']);
});

test('SE-9 tenant mode is on: calls name the school, and the default client', async () => {
  const wire = fakeWire({ 'index/index': { result: boot({ tenant: { ...boot().tenant, id: '100001' } }) } });
  useSession.setState({ boot: undefined });
  await session().loadBoot();
  await api.session.captcha();
  const [asked, captcha] = wire.sent;
  // Which school a host belongs to, only the server knows.
  expect(asked?.headers.has('Tenant-Id')).toBe(false);
  expect(captcha?.headers.get('Tenant-Id')).toBe('100001');
  expect(captcha?.headers.get('Authorization')).toBe(`Basic ${btoa('portal:portal_secret')}`);
});

test('RO-1 switching the identity brings new tokens and the roles valid under it', async () => {
  fakeWire({
    switchIdentity: { result: tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }) },
    init: { result: initAnswer(me({ active: '2' })) },
  });
  signedIn();
  await session().switchIdentity('2');
  expect([read('token'), read('roleType'), read('roleId')]).toEqual(['access-2', 2, '21']);
});

test('RO-2 a token without user or tenant is nobody', () => {
  writeTokens(tokenBody({ tenant_id: '' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  expect(session().session).toBeUndefined();
});

test('a refused token ends the session, a late answer to an older token does not', async () => {
  fakeWire({ getTopMenu: { http: 401, status: 401 }, init: { result: initAnswer(me()) } });
  signedIn();
  const late = api.shell.topMenu().catch(() => undefined);
  writeTokens(tokenBody({ access_token: 'access-2' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  await late;
  expect(session().session?.token).toBe('access-2');
  await api.shell.topMenu().catch(() => undefined);
  expect([session().session, session().ended]).toEqual([undefined, 'expired']);
});

test('a session that the server no longer knows ends when it is asked', async () => {
  fakeWire({ init: { result: initAnswer(null) } });
  signedIn();
  await session().loginInit();
  expect(session().ended).toBe('expired');
});

test('another tab that signs out takes this one along', () => {
  signedIn();
  remove('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  expect([session().session, session().ended]).toEqual([undefined, 'left']);
});

test('another tab that signs in takes this one along', () => {
  fakeWire({ init: { result: initAnswer(me()) } });
  writeTokens(tokenBody());
  write('roleId', '11');
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  expect(session().session?.user.account).toBe('t001');
});

test('an answer about the school that was overtaken by a newer one is dropped', async () => {
  const waiting: ((answer: { result: unknown }) => void)[] = [];
  fakeWire({ '/index/index': () => new Promise((resolve) => waiting.push(resolve)) });
  const [older, newer] = [session().loadBoot(), session().loadBoot()];
  await vi.waitUntil(() => waiting.length === 2);
  waiting[1]?.({ result: { publicTheme: {}, version: 'newer' } });
  await newer;
  waiting[0]?.({ result: { publicTheme: {}, version: 'older' } });
  await older;
  expect(session().boot?.version).toBe('newer');
});

import type { BootBundle, InitAnswer } from '@yizhan/contract/entities/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../test/people.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { api } from './api.ts';
import { followOtherTabs } from './cross-tab-session.ts';
import { read, readEntry, remove, write } from './sealed-storage.ts';
import { useSession } from './session.ts';
import { read as readPlain, remove as removePlain, write as writePlain } from './storage.ts';
import { readSession, writeTokens } from './stored-session.ts';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const session = () => useSession.getState();
const entry = { code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' };

test('EN-1 signing in keeps the user record of the token body', async () => {
  fakeWire({ 'session.signIn': tokenBody(), 'session.init': initAnswer(me()) });
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
    'session.signIn': tokenBody(),
    'session.init': initAnswer(me({ configurationMenu: [entry] })),
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
  expect(readEntry('token')?.content).toBe('access-1');
  expect(readEntry('token')?.datetime).toBeGreaterThanOrEqual(before);
});

test('SE-5 signing out clears the tokens here and tells the server', async () => {
  const wire = fakeWire({ 'session.signOut': {} });
  signedIn();
  await session().loginOut();
  expect(wire.to('session.signOut')).toHaveLength(1);
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

const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

test('SE-5 a sign-out without a network is made good when it is back, whoever is signed in by then', async () => {
  offline();
  signedIn();
  await session().loginOut();
  const wire = fakeWire({ 'session.signOut': {} });
  writeTokens(tokenBody({ access_token: 'access-of-another' }));
  useSession.setState({ session: readSession() });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(read('left')).toBeUndefined());
  const [signOutCall, ...more] = wire.to('session.signOut');
  expect([signOutCall?.headers.get('access-token'), signOutCall?.headers.get('Blade-Auth'), more.length]).toEqual([
    'access-1',
    'bearer access-1',
    0,
  ]);
  expect(session().session?.token).toBe('access-of-another');
});

test('SE-5 a sign-out without a network is made good by the next page at the latest', async () => {
  offline();
  signedIn();
  await session().loginOut();
  await session().loadBoot();
  expect(read('left')).toMatchObject({ token: 'access-1' });
  const wire = fakeWire({ 'session.signOut': {}, 'session.boot': boot() });
  await session().loadBoot();
  await vi.waitFor(() => expect(read('left')).toBeUndefined());
  expect(wire.to('session.signOut').map(({ headers }) => headers.get('access-token'))).toEqual(['access-1']);
});

test('CL-8 loginOut names its token in the access-token header', async () => {
  const wire = fakeWire({ 'session.signOut': {} });
  signedIn();
  await session().loginOut();
  expect(wire.to('session.signOut')[0]?.headers.get('access-token')).toBe('access-1');
});

test('CL-8 modelLogin and nobody/index/index take a body', async () => {
  const wire = fakeWire({ 'session.boot': boot(), 'session.signIn': tokenBody() });
  await session().loadBoot();
  await api.session.signIn({ account: 't001', password: 'secret' });
  expect(wire.to('session.boot')[0]).toMatchObject({
    path: expect.stringMatching(/\/nobody\/index\/index$/),
    method: 'POST',
    body: { host: location.host },
  });
  expect(wire.to('session.signIn')[0]).toMatchObject({
    path: expect.stringMatching(/\/auth\/auth\/modelLogin$/),
    body: { account: 't001', password: 'secret' },
  });
});

test('CL-9 loginInit, refreshToken and loginOut are actions of the store', async () => {
  const wire = fakeWire({
    'session.signOut': {},
    'session.init': initAnswer(me({ unread: 3 })),
    'session.refresh': tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }),
  });
  signedIn();
  await session().loginInit();
  expect(session().me?.unread).toBe(3);
  await session().refreshToken();
  expect(session().session?.token).toBe('access-2');
  await session().loginOut();
  expect(wire.sent.map(({ path }) => path.split('/').at(-1))).toEqual(['init', 'token', 'loginOut']);
});

test('CL-9 getSessionExpiration reads what the school says now when a session ends', async () => {
  const expiration = { expireTime: 900, outLogTip: '请重新登录' };
  const paths = { '/lib/sessionExpiration.json': { text: JSON.stringify(expiration) } };
  fakeWire({ 'session.init': initAnswer(me()) }, { paths });
  signedIn();
  await session().loginInit();
  await session().getSessionExpiration();
  expect(session().init?.sessionExpiration).toEqual(expiration);
});

test('CL-9 an answer that is no session expiration changes nothing', async () => {
  fakeWire({ 'session.init': initAnswer(me()) }, { paths: { '/lib/sessionExpiration.json': { text: '{}' } } });
  signedIn();
  await session().loginInit();
  const before = session().init?.sessionExpiration;
  await session().getSessionExpiration();
  expect(session().init?.sessionExpiration).toBe(before);
});

test('SE-9 tenant mode is on: calls name the school, and the default client', async () => {
  const wire = fakeWire({
    'session.boot': boot({ tenant: { ...boot().tenant, id: '100001' } }),
    'session.captcha': { captchaKey: 'k', image: '' },
  });
  useSession.setState({ boot: undefined });
  await session().loadBoot();
  await api.session.captcha();
  const [initCall, captcha] = wire.sent;
  // Only the server knows which school a host belongs to.
  expect(initCall?.headers.has('Tenant-Id')).toBe(false);
  expect(captcha?.headers.get('Tenant-Id')).toBe('100001');
  expect(captcha?.headers.get('Authorization')).toBe(`Basic ${btoa('portal:portal_secret')}`);
});

test('RO-1 switching the identity brings new tokens and the roles valid under it', async () => {
  fakeWire({
    'session.switchIdentity': tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }),
    'session.init': initAnswer(me({ active: '2' })),
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

test('SE-4 a refused token means that the session is over, a late answer to an older token does not', async () => {
  fakeWire({ 'shell.topMenu': refused({ http: 401, status: 401 }), 'session.init': initAnswer(me()) });
  signedIn();
  const late = api.shell.topMenu().catch(() => undefined);
  writeTokens(tokenBody({ access_token: 'access-2' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  await late;
  expect(session().session?.token).toBe('access-2');
  await api.shell.topMenu().catch(() => undefined);
  expect(session().expired).toEqual({ words: '' });
  // The dialog is shown first: the page stays until the user confirms.
  expect(session().session?.token).toBe('access-2');
});

test('a session that the server no longer knows is over when it is asked', async () => {
  fakeWire({ 'session.init': initAnswer(null) });
  signedIn();
  await session().loginInit();
  expect(session().expired).toEqual({ words: '' });
});

test('another tab that signs out takes this one along', () => {
  signedIn();
  remove('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  expect([session().session, session().ended]).toEqual([undefined, 'left']);
});

const fromAnotherTab = (name: string) => window.dispatchEvent(new StorageEvent('storage', { key: `yizhan-${name}` }));

test('SE-2 an expiry reaches every tab', () => {
  const stop = followOtherTabs();
  signedIn();
  writePlain('expired', { words: '当前登录信息异常' });
  fromAnotherTab('expired');
  expect(session().expired).toEqual({ words: '当前登录信息异常' });
  stop();
});

test('RT-2 after an expiry every tab comes back to its own page, not as somebody who left', () => {
  signedIn();
  session().expire();
  remove('token');
  fromAnotherTab('token');
  expect([session().session, session().ended, session().expired]).toEqual([undefined, 'expired', undefined]);
});

test('SE-2 tokens renewed by another tab do not revive what has expired, a new sign-in does', () => {
  fakeWire({ 'session.init': initAnswer(me()) });
  signedIn();
  session().expire();
  writeTokens(tokenBody({ access_token: 'access-2' }));
  fromAnotherTab('token');
  expect(session().expired).toBeDefined();
  removePlain('expired');
  writeTokens(tokenBody({ access_token: 'access-3' }));
  fromAnotherTab('token');
  expect(session().expired).toBeUndefined();
});

test('RT-3 a lock reaches every tab, and so does its opening', () => {
  const stop = followOtherTabs();
  signedIn();
  writePlain('locked', true);
  fromAnotherTab('locked');
  expect(session().locked).toBe(true);
  removePlain('locked');
  fromAnotherTab('locked');
  expect(session().locked).toBe(false);
  stop();
});

test('RT-3 a lock in another tab while this page was still loading reaches it, too', () => {
  signedIn();
  writePlain('locked', true);
  const stop = followOtherTabs();
  expect(session().locked).toBe(true);
  stop();
});

test('RT-3 423 covers the page, whichever call it answers', async () => {
  fakeWire({ 'shell.topMenu': refused({ http: 423, status: 423, msg: '页面已锁定，请先解锁' }) });
  signedIn();
  await api.shell.topMenu().catch(() => undefined);
  expect([session().locked, readPlain('locked')]).toEqual([true, true]);
});

test('RT-3 a reload stays locked, because the server says so', async () => {
  fakeWire({ 'session.init': initAnswer(me({ locked: true })) });
  signedIn();
  await session().loginInit();
  expect(session().locked).toBe(true);
});

test('RT-3 a lock the server has not heard of yet is not opened by its answer', async () => {
  fakeWire({ 'session.init': initAnswer(me({ locked: false })) });
  signedIn();
  session().setLocked(true);
  writePlain('lockUntold', true);
  await session().loginInit();
  expect(session().locked).toBe(true);
  session().setLocked(false);
  expect(readPlain('lockUntold')).toBeUndefined();
});

test('RT-3 an answer from before the lock does not open it', async () => {
  const waiting: ((answer: InitAnswer) => void)[] = [];
  fakeWire({ 'session.init': () => new Promise((resolve) => waiting.push(resolve)) });
  signedIn();
  const init = session().loginInit();
  await vi.waitUntil(() => waiting.length === 1);
  session().setLocked(true);
  waiting[0]?.(initAnswer(me({ locked: false })));
  await init;
  expect(session().locked).toBe(true);
});

test('another tab that signs in takes this one along', () => {
  fakeWire({ 'session.init': initAnswer(me()) });
  writeTokens(tokenBody());
  write('roleId', '11');
  window.dispatchEvent(new StorageEvent('storage', { key: 'yizhan-token' }));
  expect(session().session?.user.account).toBe('t001');
});

test('an answer about the school that was overtaken by a newer one is dropped', async () => {
  const waiting: ((answer: BootBundle) => void)[] = [];
  fakeWire({ 'session.boot': () => new Promise((resolve) => waiting.push(resolve)) });
  const [older, newer] = [session().loadBoot(), session().loadBoot()];
  await vi.waitUntil(() => waiting.length === 2);
  waiting[1]?.(boot({ version: 'newer' }));
  await newer;
  waiting[0]?.(boot({ version: 'older' }));
  await older;
  expect(session().boot?.version).toBe('newer');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, tokenBody } from '../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../test/wire.ts';
import { saveMessengerState } from '../lib/messenger-state.ts';
import { takeReturnPage } from '../lib/return-page.ts';
import { useSession } from '../lib/session.ts';
import { useSignInProgress } from '../lib/sign-in-progress.ts';
import { start } from './start.ts';

beforeEach(freshBrowser);
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const common = { 'session.boot': boot(), 'session.init': initAnswer(me()) };

async function back(address: string, answers: Answers = {}) {
  const wire = fakeWire({ ...common, ...answers });
  history.replaceState(null, '', address);
  const started = start();
  const during = {
    address: location.pathname + location.search + location.hash,
    busy: useSignInProgress.getState().busy,
  };
  await started;
  await vi.waitFor(() => expect(useSignInProgress.getState().busy).toBe(false));
  return { wire, during };
}

/** Simulates that this browser was sent to a messenger with the state `s`. */
const startMessengerSignIn = () => saveMessengerState('https://messenger.example/?state=s');

const account = () => useSession.getState().session?.user.account;
const entry = () => useSignInProgress.getState();

test('a ticket is taken out of the address at once and exchanged for a session', async () => {
  const { wire, during } = await back('/?ticket=once-1#/login', { 'signOn.tokenLogin': tokenBody() });
  expect(during).toEqual({ address: '/#/login', busy: true });
  expect(wire.to('signOn.tokenLogin')[0]?.body).toMatchObject({ ticket: 'once-1' });
  expect(account()).toBe('t001');
});

test('the page that was on the way is opened afterwards', async () => {
  await back('/?ticket=once-1#/login?redirect=%2Fhome%2FiframPage%3Fid%3D3', { 'signOn.tokenLogin': tokenBody() });
  expect(takeReturnPage()).toBe('/home/iframPage?id=3');
});

test('a ticket that is refused says why', async () => {
  await back('/?ticket=old#/login', {
    'signOn.tokenLogin': refused({ status: 1002, msg: '登录凭证已失效，请重新登录' }),
  });
  expect([account(), entry().failure]).toEqual([undefined, '登录凭证已失效，请重新登录']);
});

test.each(['code=c&state=s', 'code=c&state=s&appid=ww1', 'authCode=c&state=s'])(
  'who comes back from a messenger without a page is signed in (%s)',
  async (query) => {
    startMessengerSignIn();
    const { wire, during } = await back(`/?${query}`, { 'signOn.messenger': tokenBody() });
    expect(during.address).toBe('/#/login');
    expect(wire.to('signOn.messenger')[0]?.body).toMatchObject({ code: 'c', state: 's' });
    expect(account()).toBe('t001');
  },
);

test('a way back from a messenger that this browser never went, or took before, is refused', async () => {
  const { wire } = await back('/?code=c&state=s');
  startMessengerSignIn();
  await back('/?code=c&state=other');
  await back('/?code=c&state=s');
  expect(wire.to('signOn.messenger')).toEqual([]);
  expect(entry()).toMatchObject({ step: { is: 'account' }, failure: '登录凭证已失效，请重新登录' });
});

test('a messenger nobody has bound is asked for an account', async () => {
  startMessengerSignIn();
  await back('/?code=c&state=s', { 'signOn.messenger': { bindRequired: true, bindKey: 'b1', way: 'wecom' } });
  expect(entry().step).toEqual({ is: 'bind', bindKey: 'b1', way: 'wecom' });
});

test('a messenger whose account has a second factor is asked for its code', async () => {
  startMessengerSignIn();
  const answer = refused({ status: 1004, msg: '请输入动态验证码', result: { key: 'k1' } });
  await back('/?code=c&state=s', { 'signOn.messenger': answer });
  expect(entry().step).toEqual({ is: 'code', key: 'k1' });
});

test.each(['constructor', 'weak_password', ''])('an address cannot make the page say %o', async (code) => {
  await back(`/?signOnError=${code}#/login`);
  expect(entry().failure).toBe('');
});

test.each([
  ['sign_on_unreachable', '统一认证服务暂时无法访问，请稍后再试'],
  ['sign_on_no_account', '账号尚未在门户开通，请联系管理员'],
  ['too_many', '系统繁忙或操作过于频繁，请稍后再试'],
  ['none', ''],
  ['<script>', ''],
])('signOnError=%s is told in words, or not at all', async (code, text) => {
  await back(`/?signOnError=${encodeURIComponent(code)}#/login`);
  expect(entry().failure).toBe(text);
});

test('a start without any of them leaves the address alone', async () => {
  fakeWire(common);
  history.replaceState(null, '', '/?messageId=3#/home/homePage');
  await start();
  expect([location.search, entry().busy]).toEqual(['?messageId=3', false]);
});

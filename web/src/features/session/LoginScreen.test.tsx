import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@yizhan/contract/routes.ts';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { takeMessengerState } from '../../lib/messenger-state.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { read } from '../../lib/sealed-storage.ts';
import { useSession } from '../../lib/session.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import './BindForm.tsx';
import './Finishing.tsx';
import LoginScreen from './LoginScreen.tsx';
import './OtherWays.tsx';
import './SecondFactor.tsx';

beforeEach(freshBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const works = { 'session.signIn': tokenBody(), 'session.init': initAnswer(me()) };
const captcha = { captchaKey: 'k1', image: 'data:image/png;base64,AA==' };

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>here {pathname + search}</p>;
}

const open = (path = '/login') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="*" element={<CurrentPath />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );

async function type(account: string, password: string) {
  const box = screen.getByLabelText('账号');
  await userEvent.clear(box);
  if (account) await userEvent.type(box, account);
  await userEvent.type(screen.getByLabelText('密码'), `${password}{Enter}`);
}

test('account, password and Enter lead to the home page', async () => {
  const wire = fakeWire(works);
  open();
  await type('t001', 'Campus@2026');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('session.signIn')[0]?.body).toMatchObject({
    account: 't001',
    password: 'Campus@2026',
    tenantId: '000000',
  });
});

test('GD-2 the page that was wanted before is opened after login', async () => {
  fakeWire(works);
  saveReturnPage('/home/iframPage?id=3');
  open();
  await type('t001', 'Campus@2026');
  expect(await screen.findByText('here /home/iframPage?id=3')).toBeDefined();
});

test('GD-2 it is opened as well where the sign-in page is redrawn before it is shown', async () => {
  signedIn();
  saveReturnPage('/home/iframPage?id=3');
  // A late lazy component makes React discard what was rendered beside it.
  const Late = lazy(async () => ({ default: () => <p>arrived</p> }));
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="*" element={<CurrentPath />} />
        </Routes>
        <Late />
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByText('arrived')).toBeDefined();
  expect(await screen.findByText('here /home/iframPage?id=3')).toBeDefined();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const wire = fakeWire(works);
  open();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('请输入账号')).toBeDefined();
  expect(screen.getByText('请输入密码')).toBeDefined();
  expect(wire.sent).toHaveLength(0);
});

test('a refusal stands at the form', async () => {
  fakeWire({ 'session.signIn': refused({ status: 1002, msg: '账号或密码错误' }) });
  open();
  await type('t001', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe('账号或密码错误');
});

test('DR-3 after many failures the button counts the seconds down, the picture stays, and then one can go on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const msg = '登录失败次数较多，请 2 秒后再试';
  const wire = fakeWire({
    ...works,
    'session.captcha': captcha,
    'session.signIn': () => refused({ status: 1002, msg, result: { seconds: 2 } }),
  });
  useSession.setState({ boot: boot({ captcha: true }) });
  open();
  await userEvent.type(await screen.findByLabelText(/图形验证码/), 'ab12');
  await type('t001', 'Campus@2026');
  expect(await screen.findByText(msg)).toBeDefined();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(请等待|登录)/ });
  expect([button().textContent, button().disabled]).toEqual(['请等待 2 秒', true]);
  expect(screen.getByLabelText<HTMLInputElement>(/图形验证码/).value).toBe('ab12');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(button().textContent).toBe('请等待 1 秒');
  act(() => void vi.advanceTimersByTime(1_000));
  expect([button().textContent, button().disabled]).toEqual(['登录', false]);
  expect(wire.to('session.captcha')).toHaveLength(1);
});

test('1004 asks for the picture, and what is typed goes along', async () => {
  let isRequested = false;
  const wire = fakeWire({
    ...works,
    'session.captcha': captcha,
    'session.signIn': () => {
      if (isRequested) return works['session.signIn'];
      isRequested = true;
      return refused({ status: 1004, msg: '请输入图形验证码' });
    },
  });
  open();
  await type('t001', 'Campus@2026');
  await userEvent.type(await screen.findByLabelText(/图形验证码/, { selector: 'input' }), 'ab12{Enter}');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('session.signIn')[1]?.body).toMatchObject({ captchaKey: 'k1', code: 'ab12' });
});

test('a captcha that is still missing is asked for once, at its field', async () => {
  fakeWire({ 'session.captcha': captcha, 'session.signIn': refused({ status: 1004, msg: '请输入图形验证码' }) });
  open();
  await type('t001', 'Campus@2026');
  const field = await screen.findByLabelText(/图形验证码/, { selector: 'input' });
  expect(screen.getAllByText('请输入图形验证码')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('密码'), 'Campus@2026{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('请输入图形验证码')).toHaveLength(1);
});

test('RT-2 logout=true says that one has left safely', () => {
  open('/login?logout=true&isLogin=true');
  expect(screen.getByText('您已安全退出')).toBeDefined();
});

test('RT-2 an expired session is not called a safe exit', () => {
  useSession.setState({ ended: 'expired' });
  open('/login?logout=true&isLogin=true');
  expect(screen.queryByText('您已安全退出')).toBeNull();
  expect(screen.getByText('登录已失效，请重新登录')).toBeDefined();
});

test('RT-2 isLogin=true clears the stored session first', async () => {
  const wire = fakeWire({ 'session.signOut': {} });
  signedIn();
  open('/login?logout=true&isLogin=true');
  expect(await screen.findByLabelText('账号')).toBeDefined();
  expect(read('token')).toBeUndefined();
  expect(wire.to('session.signOut')).toHaveLength(1);
});

test('who is signed in already goes on to the home page', () => {
  signedIn();
  open();
  expect(screen.getByText('here /home/homePage')).toBeDefined();
});

test('a remembered account is filled in next time', async () => {
  fakeWire(works);
  const { unmount } = open();
  await userEvent.click(screen.getByLabelText('记住账号'));
  await type('t001', 'Campus@2026');
  await screen.findByText('here /home/homePage');
  unmount();
  useSession.getState().end('left');
  open();
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('t001');
});

test('VA-3 without a required agreement none is asked for', () => {
  open();
  expect(screen.queryByLabelText('我已阅读并同意')).toBeNull();
});

test('VA-3 the required agreements are read and agreed to at sign-in, in the version that was shown', async () => {
  const text = { title: '用户协议', html: '<p>请遵守校园网络管理规定。</p>', publishedAt: '2026-03-01 09:00:00' };
  const wire = fakeWire({ ...works, 'agreements.read': { id: '7', number: 2, ...text } });
  useSession.setState({ boot: boot({ agreements: [{ id: '7', number: 2, title: '用户协议' }] }) });
  open();
  await type('t001', 'Campus@2026');
  expect(screen.getByText('请先阅读并同意协议')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '《用户协议》' }));
  expect(await screen.findByText('请遵守校园网络管理规定。')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await userEvent.click(screen.getByLabelText('我已阅读并同意'));
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByText('here /home/homePage');
  expect(wire.to('session.signIn').map(({ body }) => body)).toMatchObject([{ agreed: ['7:2'] }]);
});

test('HM-2 the way to a forgotten password stands on the form, with mail and without', () => {
  useSession.setState({ boot: boot({ mail: false }) });
  open();
  expect(screen.getByRole('link', { name: '忘记密码' }).getAttribute('href')).toBe('#/forgot');
});

const secondStep = refused({ status: 1004, msg: '请输入动态验证码', result: { key: 'step-1' } });

async function toSecondStep(answer: Answers = {}) {
  const wire = fakeWire({ ...works, 'session.signIn': secondStep, 'signOn.secondFactor': tokenBody(), ...answer });
  open();
  await type('t001', 'Campus@2026');
  return { wire, field: await screen.findByLabelText('动态验证码') };
}

test('1004 with a key asks for the code of the app, which goes off by itself when it is whole', async () => {
  const { wire, field } = await toSecondStep();
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  await userEvent.type(field, '123456');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('signOn.secondFactor').map(({ body }) => [body.key, body.code])).toEqual([['step-1', '123456']]);
});

test('a pasted code may have a gap', async () => {
  const { wire, field } = await toSecondStep();
  await userEvent.click(field);
  await userEvent.paste('123 456');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('signOn.secondFactor')[0]?.body.code).toBe('123456');
});

test('a wrong code is said, and the next one can be typed', async () => {
  await toSecondStep({ 'signOn.secondFactor': refused({ status: 1002, msg: '动态验证码错误或已使用' }) });
  await userEvent.type(screen.getByLabelText('动态验证码'), '000000');
  expect((await screen.findByRole('alert')).textContent).toBe('动态验证码错误或已使用');
  expect(screen.getByLabelText<HTMLInputElement>('动态验证码').value).toBe('');
});

test('a recovery code is the way without the app, and back leads to the password', async () => {
  const { wire } = await toSecondStep();
  await userEvent.click(screen.getByRole('button', { name: '使用恢复码' }));
  await userEvent.click(screen.getByRole('button', { name: '返回重新登录' }));
  expect(await screen.findByLabelText('密码')).toBeDefined();
  await type('t001', 'Campus@2026');
  await userEvent.click(await screen.findByRole('button', { name: '使用恢复码' }));
  await userEvent.type(screen.getByLabelText('恢复码'), 'abcd-efgh{Enter}');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('signOn.secondFactor')[0]?.body.code).toBe('abcd-efgh');
});

const ways = { cas: 'https://cas.example.edu/login?service=s', dingtalk: 'https://ding.example.com/auth?state=s' };
const addresses = { 'signOn.addresses': { loginUrl: ways.cas, logoutUrl: '', ways } };

test('every way the school has set up has its button, and leads there', async () => {
  fakeWire(addresses);
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  useSession.setState({ boot: boot({ loginWays: ['password', 'cas', 'wecom', 'dingtalk'] }) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '统一身份认证登录' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(ways.cas));
  expect(screen.getByRole('button', { name: '企业微信登录' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '统一认证（OIDC）登录' })).toBeNull();
  expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '钉钉登录' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(ways.dingtalk));
  expect(takeMessengerState('s')).toBe(true);
  go.mockRestore();
});

test('the central login is asked silently once in a browser session, not after leaving', async () => {
  const wire = fakeWire(addresses);
  const go = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  useSession.setState({ boot: boot({ gateway: true }) });
  open('/login?logout=true&isLogin=true').unmount();
  open().unmount();
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(String(go.mock.calls[0]?.[0])).toBe(`${ways.cas}&gateway=true`);
  open();
  await userEvent.click(screen.getByLabelText('账号'));
  expect(wire.to('signOn.addresses')).toHaveLength(1);
  go.mockRestore();
});

test.each([
  ['wechat', '该微信尚未绑定账号，请输入账号和密码完成绑定，下次可直接用微信登录'],
  ['wecom', '该企业微信尚未绑定账号，请输入账号和密码完成绑定，下次可直接用企业微信登录'],
  ['dingtalk', '该钉钉尚未绑定账号，请输入账号和密码完成绑定，下次可直接用钉钉登录'],
] as const)('%s without an account here is bound by account and password', async (way, words) => {
  const wire = fakeWire({ ...works, 'signOn.bindMessenger': tokenBody() });
  useSignInProgress.setState({ step: { is: 'bind', bindKey: 'bind-1', way } });
  open();
  await screen.findByRole('heading', { name: '绑定账号' });
  expect(screen.getByText(words)).toBeDefined();
  await type('t001', 'Campus@2026');
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
  expect(wire.to('signOn.bindMessenger')[0]?.body).toMatchObject({
    bindKey: 'bind-1',
    account: 't001',
    password: 'Campus@2026',
    tenantId: '000000',
  });
});

test('why a sign-on from outside came to nothing stands at the form', () => {
  useSignInProgress.setState({ failure: '统一认证未通过，请重新登录' });
  open();
  expect(screen.getByRole('alert').textContent).toBe('统一认证未通过，请重新登录');
});

for (const [query, message] of [
  ['?logout=true&isLogin=true', '您已安全退出'],
  ['', 'here /home/homePage'],
] as const)
  test(`RT-2 /login${query} opened again before the page behind it is drawn is not left empty`, async () => {
    fakeWire({ ...works, 'session.signOut': {} });
    let arrive = () => {};
    const Late = lazy(
      () =>
        new Promise<{ default: typeof CurrentPath }>((resolve) => (arrive = () => resolve({ default: CurrentPath }))),
    );
    let go = (_: string) => {};
    const Going = () => {
      const navigate = useNavigate();
      go = (to) => void navigate(to);
      return null;
    };
    render(
      <MemoryRouter initialEntries={[`/login${query}`]}>
        <Going />
        <Suspense fallback={null}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="*" element={<Late />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    await type('t001', 'Campus@2026');
    await vi.waitFor(() => expect(useSession.getState().me).toBeDefined());
    act(() => go(`/login${query}`));
    arrive();
    expect(await screen.findByText(message)).toBeDefined();
  });

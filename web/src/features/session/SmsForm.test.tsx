import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@yizhan/contract/routes.ts';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, tokenBody } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { useSession } from '../../lib/session.ts';
import LoginScreen from './LoginScreen.tsx';
import './OtherWays.tsx';
import './SecondFactor.tsx';
import './SmsForm.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const works = {
  'session.captcha': { captchaKey: 'k1', image: 'data:image/png;base64,AA==' },
  'session.init': initAnswer(me()),
  'signOn.smsCode': { key: 'the-key' },
  'signOn.smsSignIn': tokenBody(),
} satisfies Answers;

async function open(answers: Answers = {}) {
  const wire = fakeWire({ ...works, ...answers });
  useSession.setState({ boot: boot({ loginWays: ['password', 'sms'] }) });
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="*" element={<p>home</p>} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '短信验证码登录' }));
  return wire;
}

async function ask(phone = '138 0000 0001') {
  await userEvent.type(await screen.findByLabelText('手机号'), phone);
  await userEvent.type(await screen.findByLabelText(/图形验证码/, { selector: 'input' }), 'ab12');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
}

test('phone and picture bring a code, and its last digit signs in', async () => {
  const wire = await open();
  await ask();
  await userEvent.type(await screen.findByLabelText('短信验证码'), '123456');
  expect(await screen.findByText('home')).toBeDefined();
  expect(wire.to('signOn.smsCode')[0]?.body).toMatchObject({ phone: '13800000001', captchaKey: 'k1', code: 'ab12' });
  expect(wire.to('signOn.smsSignIn')[0]?.body).toMatchObject({ key: 'the-key', code: '123456' });
});

test('what is no phone number is said at its field, and nothing is sent', async () => {
  const wire = await open();
  await ask('zhang');
  expect(await screen.findByText('请输入正确的手机号')).toBeDefined();
  expect(wire.to('signOn.smsCode')).toHaveLength(0);
});

test('a code asked for too soon is counted down, and the picture is another one', async () => {
  const msg = '验证码刚刚发送过，请 40 秒后再试';
  const wire = await open({ 'signOn.smsCode': refused({ status: 1002, msg, result: { seconds: 40 } }) });
  await ask();
  expect(await screen.findByText(msg)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后可重新获取/ }).disabled).toBe(true);
  expect(wire.to('session.captcha')).toHaveLength(2);
});

test('a wrong code stands at the form and can be typed again', async () => {
  await open({ 'signOn.smsSignIn': refused({ status: 1002, msg: '短信验证码错误' }) });
  await ask();
  const field = await screen.findByLabelText<HTMLInputElement>('短信验证码');
  await userEvent.type(field, '000000');
  expect((await screen.findByRole('alert')).textContent).toBe('短信验证码错误');
  await waitFor(() => expect(field.value).toBe(''));
});

test('PC-3 where a second factor is on, the code by SMS leads to it', async () => {
  const needs = refused({ status: 1004, msg: '请输入动态验证码', result: { key: 'second' } });
  await open({ 'signOn.smsSignIn': needs });
  await ask();
  await userEvent.type(await screen.findByLabelText('短信验证码'), '123456');
  expect(await screen.findByLabelText('动态验证码')).toBeDefined();
});

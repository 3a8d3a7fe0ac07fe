import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { takeReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import ActivateScreen from './ActivateScreen.tsx';
import ChangePasswordDialog from './ChangePasswordDialog.tsx';
import FirstScreen from './FirstScreen.tsx';
import ForgotScreen from './ForgotScreen.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const at = (path: string, screenOf: React.ReactNode) =>
  render(<MemoryRouter initialEntries={[path]}>{screenOf}</MemoryRouter>);

async function typePassword(password: string, repeated = password) {
  await userEvent.type(screen.getByLabelText('新密码'), password);
  await userEvent.type(screen.getByLabelText('再次输入新密码'), repeated);
}

test('the first administrator is created by the link of the first start', async () => {
  const wire = fakeWire({ 'session.linkInfo': { kind: 'first', account: '', name: '' }, 'session.createFirst': {} });
  at('/first?code=abc', <FirstScreen />);
  await userEvent.type(await screen.findByLabelText('管理员账号'), 'admin');
  await userEvent.type(screen.getByLabelText('姓名'), '王校长');
  await typePassword('Campus2026');
  await userEvent.click(screen.getByRole('button', { name: '创建管理员' }));
  expect(await screen.findByText('管理员已创建')).toBeDefined();
  expect(wire.to('session.createFirst')[0]?.body).toMatchObject({
    code: 'abc',
    account: 'admin',
    name: '王校长',
    password: 'Campus2026',
  });
});

test('a password that is too weak or differs is not sent', async () => {
  const wire = fakeWire({ 'session.linkInfo': { kind: 'activate', account: 's1', name: '张同学' } });
  at('/activate?code=abc', <ActivateScreen />);
  expect(await screen.findByText('张同学（s1），请设置登录密码。')).toBeDefined();
  await typePassword('short', 'other');
  await userEvent.click(screen.getByRole('button', { name: '设置密码并激活' }));
  expect(screen.getByText('密码还不符合要求')).toBeDefined();
  expect(screen.getByText('两次输入的密码不一致')).toBeDefined();
  expect(wire.to('session.useLink')).toHaveLength(0);
});

test('a pasted activation link is as good as an opened one', async () => {
  const wire = fakeWire({ 'session.linkInfo': { kind: 'activate', account: 's1', name: '张同学' } });
  at('/activate', <ActivateScreen />);
  await userEvent.type(screen.getByLabelText('激活链接或激活码'), 'https://portal.example.edu/#/activate?code=a%2Bb');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByText('张同学（s1），请设置登录密码。');
  expect(wire.to('session.linkInfo')[0]?.body).toMatchObject({ code: 'a+b' });
});

test('a link that was used already says so', async () => {
  fakeWire({ 'session.linkInfo': refused({ status: 1002, msg: '链接已失效，请重新获取' }) });
  at('/forgot?code=old', <ForgotScreen />);
  expect(await screen.findByText('链接只能使用一次且有时限，请重新获取。')).toBeDefined();
  expect(screen.getAllByText(/链接已失效/)).toHaveLength(1);
});

test('a link that could not be asked about is not called used', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  at('/forgot?code=new', <ForgotScreen />);
  expect(await screen.findByRole('heading', { name: '链接没能打开' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('E-N00001Q');
  vi.unstubAllGlobals();
});

test('where the administrator is there already, the first link says so and leads to signing in', async () => {
  fakeWire({ 'session.linkInfo': refused({ status: 1002, msg: '链接已失效，请重新获取' }) });
  at('/first?code=used', <FirstScreen />);
  expect(await screen.findByRole('heading', { name: '管理员已经设置' })).toBeDefined();
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('#/login');
  expect(screen.queryByText(/重新获取/)).toBeNull();
});

test('a forgotten password is mailed about, without telling whether the account exists', async () => {
  const wire = fakeWire({
    'session.forgot': {},
    'session.captcha': { captchaKey: 'k', image: 'data:image/png;base64,AA==' },
  });
  at('/forgot', <ForgotScreen />);
  await userEvent.type(screen.getByLabelText('账号'), 't001');
  await screen.findByAltText(/点击换一张/);
  await userEvent.type(screen.getByLabelText(/图形验证码/, { selector: 'input' }), 'ab12{Enter}');
  expect(await screen.findByText(/如果账号存在并登记了邮箱/)).toBeDefined();
  expect(wire.to('session.forgot')[0]?.body).toMatchObject({ account: 't001', captchaKey: 'k', code: 'ab12' });
});

test('HM-2 without mail the office and its number are named, or at least the school’s number', () => {
  useSession.setState({ boot: boot({ mail: false, helpDesk: { name: '网络中心', phone: '0871-6500 2222' } }) });
  at('/forgot', <ForgotScreen />);
  expect(screen.getByText(/请持有效证件联系网络中心重置密码/)).toBeDefined();
  expect(screen.getByRole('link', { name: '0871-6500 2222' }).getAttribute('href')).toBe('tel:087165002222');
  cleanup();
  useSession.setState({ boot: boot({ mail: false, footer: { ...boot().footer, phone: '0871-6500 0000' } }) });
  at('/forgot', <ForgotScreen />);
  expect(screen.getByRole('link', { name: '0871-6500 0000' })).toBeDefined();
});

test('without mail one is told whom to ask', () => {
  useSession.setState({ boot: boot({ mail: false }) });
  at('/forgot', <ForgotScreen />);
  expect(screen.getByText('学校尚未开通邮件服务，请联系管理员重置密码。')).toBeDefined();
});

test('the own password is changed with the current one', async () => {
  const wire = fakeWire({ 'session.changePassword': {} });
  signedIn();
  const close = vi.fn();
  render(<ChangePasswordDialog onClose={close} />);
  await userEvent.type(screen.getByLabelText('当前密码'), 'Campus@2026');
  await typePassword('Campus@2027');
  await userEvent.click(screen.getByRole('button', { name: '保存新密码' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(wire.to('session.changePassword')[0]?.body).toMatchObject({ password: 'Campus@2026', next: 'Campus@2027' });
  expect(toast.list().map(({ text }) => text)).toContain('密码已修改，其他设备需要重新登录');
});

test('where the school has SMS, the first sign-in of a new account leads to the binding of its phone', async () => {
  fakeWire({ 'session.linkInfo': { kind: 'activate', account: 's1', name: '张同学' }, 'session.useLink': {} });
  useSession.setState({ boot: boot({ loginWays: ['password', 'sms'] }) });
  at('/activate?code=abc', <ActivateScreen />);
  await screen.findByText('张同学（s1），请设置登录密码。');
  await typePassword('Campus2026');
  await userEvent.click(screen.getByRole('button', { name: '设置密码并激活' }));
  expect(await screen.findByText(/登录后请绑定手机号/)).toBeDefined();
  expect(takeReturnPage()).toBe('/home/PersonalCenter?section=security');
});

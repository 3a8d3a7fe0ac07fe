import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@yizhan/contract/routes.ts';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import LockScreen from './LockScreen.tsx';

beforeEach(freshBrowser);
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>here {pathname + search}</p>;
}

function open(person = me(), { locked = true } = {}) {
  signedIn(person);
  useSession.setState({ locked });
  return render(
    <MemoryRouter initialEntries={['/lock']}>
      <Routes>
        <Route path="/lock" element={<LockScreen foot={<footer>云山大学</footer>} />} />
        <Route path="*" element={<CurrentPath />} />
      </Routes>
    </MemoryRouter>,
  );
}

const password = () => screen.getByLabelText('解锁密码');

test('RT-3 the lock shows whose page it is and how much waits, and nothing else of the page', () => {
  open(me({ unread: 3 }));
  expect(screen.getByRole('heading', { name: '李老师' })).toBeDefined();
  expect(screen.getByText('3 条未读')).toBeDefined();
  expect(screen.getByText(/^\d\d:\d\d$/)).toBeDefined();
});

test('RT-3 the password unlocks, and leads back to the page that was open', async () => {
  const wire = fakeWire({ 'security.unlock': {} });
  saveReturnPage('/home/iframPage?id=3');
  open();
  await userEvent.type(password(), 'Campus@2026{Enter}');
  expect(await screen.findByText('here /home/iframPage?id=3')).toBeDefined();
  expect(wire.to('security.unlock')[0]?.body).toMatchObject({ password: 'Campus@2026' });
});

test('RT-3 another tab that unlocks opens this one, too', async () => {
  open();
  act(() => useSession.getState().setLocked(false));
  expect(await screen.findByText('here /home/homePage')).toBeDefined();
});

test('RT-3 a wrong password is told at its field, with the tries that are left', async () => {
  fakeWire({ 'security.unlock': refused({ status: 1002, msg: '解锁密码错误,请重新输入', result: { left: 4 } }) });
  open();
  await userEvent.type(password(), 'wrong{Enter}');
  expect(await screen.findByText('解锁密码错误,请重新输入')).toBeDefined();
  expect(screen.getByText('还可以尝试 4 次，超过后将退出登录')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('解锁密码').value).toBe('');
});

test('RT-3 the fifth wrong password ends the session', async () => {
  fakeWire({ 'security.unlock': refused({ http: 401, status: 401, msg: '登录已失效，请重新登录' }) });
  open();
  await userEvent.type(password(), 'wrong{Enter}');
  await vi.waitFor(() => expect(useSession.getState().expired).toBeDefined());
});

test('an empty password is not sent', async () => {
  const wire = fakeWire();
  open();
  await userEvent.click(screen.getByRole('button', { name: '解锁' }));
  expect(screen.getByText('请输入登录密码')).toBeDefined();
  expect(wire.to('security.unlock')).toHaveLength(0);
});

test('RT-3 who signed in at the central login unlocks there', async () => {
  fakeWire({
    'signOn.addresses': { loginUrl: '', logoutUrl: '', ways: { cas: 'https://cas.example.edu/login?service=x' } },
  });
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  open(me({ signedInBy: 'cas' }));
  expect(screen.queryByLabelText('解锁密码')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新认证解锁' }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('https://cas.example.edu/login?service=x'));
  go.mockRestore();
});

test('RT-3 a central login that was switched off meanwhile is told, and the button is no dead end', async () => {
  fakeWire({ 'signOn.addresses': { loginUrl: '', logoutUrl: '', ways: {} } });
  open(me({ signedInBy: 'cas' }));
  const retry = screen.getByRole<HTMLButtonElement>('button', { name: '重新认证解锁' });
  await userEvent.click(retry);
  expect((await screen.findByRole('alert')).textContent).toContain('学校已停用这种登录方式');
  expect(retry.getAttribute('aria-busy')).not.toBe('true');
});

test('RT-3 who comes back from the central login by the browser’s own button can go there again', async () => {
  fakeWire({ 'signOn.addresses': { loginUrl: '', logoutUrl: '', ways: { cas: 'https://cas.example.edu/login' } } });
  const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  open(me({ signedInBy: 'cas' }));
  const retry = screen.getByRole('button', { name: '重新认证解锁' });
  await userEvent.click(retry);
  await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
  fireEvent(window, new Event('pageshow'));
  await userEvent.click(retry);
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(2));
  go.mockRestore();
});

test('RT-3 one can leave from the lock', async () => {
  const wire = fakeWire({ 'session.signOut': {} });
  open();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await vi.waitFor(() => expect(useSession.getState().session).toBeUndefined());
  expect([wire.to('session.signOut').length, useSession.getState().ended, useSession.getState().locked]).toEqual([
    1,
    'left',
    false,
  ]);
});

test('RT-3 errors of the page that was left are not shown, then or later', () => {
  const { unmount } = open();
  act(() => toast.error('页面已锁定，请先解锁'));
  unmount();
  expect(toast.list()).toEqual([]);
});

test('RT-3 whoever opens the lock by its address locks', async () => {
  const wire = fakeWire({ 'security.lock': {} });
  open(me(), { locked: false });
  await vi.waitFor(() => expect(wire.to('security.lock')).toHaveLength(1));
  expect(useSession.getState().locked).toBe(true);
  expect(password()).toBeDefined();
});

test('RT-3 without a network the lock stays closed and says why', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await userEvent.type(password(), 'Campus@2026{Enter}');
  expect(await screen.findByText(/当前网络不可用，请检查你的网络设置/)).toBeDefined();
  expect(useSession.getState().locked).toBe(true);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { queryClient } from '../../lib/query-client.ts';
import { read } from '../../lib/sealed-storage.ts';
import { toast } from '../../ui/toast.ts';
import AccountMenu from './AccountMenu.tsx';

beforeEach(() => {
  freshBrowser();
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

const entry = { code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' };

async function openMenu(person = me()) {
  signedIn(person);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AccountMenu />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '李老师 的账号与设置', expanded: false }));
  return screen.findByRole('menu');
}

test('RO-1 switching to another identity says so, and everything is read again', async () => {
  fakeWire({
    'session.switchIdentity': tokenBody({ access_token: 'access-2', refresh_token: 'refresh-2' }),
    'session.init': initAnswer(me({ active: '2' })),
  });
  await openMenu();
  queryClient.setQueryData(['cards', 'home', {}], ['what the teacher sees']);
  expect(screen.getByRole('menuitemradio', { name: /教师/, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitemradio', { name: /研究生/ }));
  await vi.waitFor(() => expect(toast.list().map(({ text }) => text)).toEqual(['已切换为「研究生」']));
  expect(read('token')).toBe('access-2');
  expect(queryClient.getQueryData(['cards', 'home', {}])).toBeUndefined();
});

test('RO-1 an identity that is no longer valid is refused in words', async () => {
  fakeWire({ 'session.switchIdentity': refused({ status: 1002, msg: '该身份不存在或已失效' }) });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: /研究生/ }));
  await vi.waitFor(() => expect(toast.list()[0]).toMatchObject({ kind: 'error', text: '该身份不存在或已失效' }));
});

test('RO-3 the way to configuration is there for those who have an entry', async () => {
  await openMenu(me({ configurationMenu: [entry] }));
  expect(screen.getByRole('menuitem', { name: '配置与管理' }).getAttribute('href')).toBe('#/home/cardBusinessConfig');
});

const guides = { code: 'managementGuideConfig', name: '办事指南配置', path: '/home/managementGuideConfig' };
const users = { code: 'userFrameConfig/manage/users', name: '用户', path: '/userFrameConfig/manage/users' };

test('RO-3 it leads into the frame, from where every configuration screen is reached', async () => {
  await openMenu(me({ configurationMenu: [entry, guides, users] }));
  expect(screen.getByRole('menuitem', { name: '配置与管理' }).getAttribute('href')).toBe(
    '#/userFrameConfig/manage/users',
  );
  expect(screen.queryByRole('menuitem', { name: '办事指南配置' })).toBeNull();
});

test('RO-3 who has no screen in the frame finds each of them in the menu', async () => {
  await openMenu(me({ configurationMenu: [entry, guides] }));
  const hrefs = [entry, guides].map(({ name }) => screen.getByRole('menuitem', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['#/home/cardBusinessConfig', '#/home/managementGuideConfig']);
});

test('RO-3 and not for anybody else', async () => {
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: '配置与管理' })).toBeNull();
});

test('SE-5 signing out is one press away', async () => {
  const wire = fakeWire({ 'session.signOut': {} });
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
  expect(wire.to('session.signOut')).toHaveLength(1);
  expect(read('token')).toBeUndefined();
});

test.each([
  ['a mouse', false, '锁屏Ctrl+Alt+L'],
  ['fingers', true, '锁屏'],
])('the lock names its keys where there are some: with %s', async (_, touched, label) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: touched && query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openMenu();
  expect(screen.getByRole('menuitem', { name: /^锁屏/ }).textContent).toBe(label);
});

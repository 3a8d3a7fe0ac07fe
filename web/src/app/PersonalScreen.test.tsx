import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile, freshBrowser, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import PersonalScreen from './PersonalScreen.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  fakeWire({
    'personInfo.profile': aProfile(),
    'todos.page': { records: [], total: 0, current: 1, size: 20, counts: [] },
    'security.devices': [],
    'security.bindings': [],
    'security.password': { changedAt: null, strength: null },
    'security.secondFactor': { on: false, since: null, codesLeft: 0 },
    'security.signIns': { records: [], total: 0, current: 1, size: 10 },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/home/PersonalCenter${address}`]}>
        <PersonalScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('PC-1 the sections stand in their order, one’s affairs first', () => {
  open('');
  const list = within(screen.getByRole('navigation', { name: '个人中心栏目' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '我的事务',
    '我的消息',
    '我的申请',
    '我的收藏',
    '我的评价',
    '我的咨询反馈',
    '我的日程',
    '个人数据',
    '基本资料',
    '账号安全',
    '个性化',
    '授权与隐私',
  ]);
});

test.each([
  ['', '待办'],
  ['?tab=CC', '抄送我'],
  ['?section=affairs&tab=DONE', '已完成'],
])('CD-SIGN-1 the address %s of the personal centre shows the tab %s of 我的事务', async (address, tab) => {
  open(address);
  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: '我的事务', current: 'page' })).toBeTruthy();
});

test('PC-1 ?section=security shows account security', async () => {
  open('?section=security');
  expect(await screen.findByRole('heading', { name: '登录设备' })).toBeTruthy();
});

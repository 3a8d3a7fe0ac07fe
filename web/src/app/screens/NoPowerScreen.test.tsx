import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire } from '../../../test/wire.ts';
import { noPowerFor } from '../../lib/paths.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { pages } from '../pages.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import NoPowerScreen from './NoPowerScreen.tsx';

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

function refused(page: string, answers: Answers = {}) {
  const wire = fakeWire({ 'permissionRequests.own': { request: null }, ...answers });
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[noPowerFor(page)]}>
        <Routes>
          <Route path={pages.noPower.path} element={<NoPowerScreen />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, wire };
}

test('GD-4 who may not open a screen of administration reads which entry it needs', () => {
  const { container } = refused('/userFrameConfig/manage/users');
  expect(screen.getByRole('heading').textContent).toBe('您没有访问该页面的权限');
  expect(container.textContent).toContain('需要配置菜单中的「用户管理」');
});

test('GD-4 where screens of administration stand below, rights are what is missing', () => {
  refused('/userFrameConfig');
  expect(screen.queryByText('如工作需要，请联系学校管理员为您开通。')).not.toBeNull();
});

test.each([
  '/userFrameConfig/manage/nothing',
  '/userFrameConfig/manage/usersAndMore',
  '/userFrameConfig/nothing/at/all',
])('%s is no screen of administration, and nobody is told that it needs rights', (page) => {
  refused(page);
  expect(screen.queryByText(page)).not.toBeNull();
});

test('AD-9 the entry that is missing is asked for, with a reason', async () => {
  const { wire } = refused('/userFrameConfig/manage/users', { 'permissionRequests.create': { id: '5' } });
  fireEvent.click(await screen.findByText('申请权限'));
  fireEvent.change(await screen.findByLabelText(/申请理由/), { target: { value: '管理新生账号' } });
  fireEvent.click(screen.getByText('提交申请'));
  await vi.waitFor(() =>
    expect(wire.to('permissionRequests.create')[0]?.body).toMatchObject({
      menu: 'userFrameConfig/manage/users',
      reason: '管理新生账号',
    }),
  );
});

test('AD-9 who has asked already reads that the request waits', async () => {
  const request = { id: '5', reason: '', createdAt: '2026-11-18 09:00:00', answer: '', decidedBy: '' };
  refused('/userFrameConfig/manage/users', { 'permissionRequests.own': { request: { ...request, state: 'PENDING' } } });
  expect(await screen.findByText(/正在等待处理/)).toBeDefined();
  expect(screen.queryByText('申请权限')).toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import PrivacySection from './PrivacySection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = { records: [], total: 0, current: 1, size: 10 };

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PrivacySection />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('PC-5 one reads who looked, from which department, when, why and with what reason', async () => {
  const view = { id: '1', at: '2026-11-01 09:30:00', viewer: '钱管理', deptName: '信息中心' };
  fakeWire({
    'personInfo.systems': [],
    'agreements.own': [],
    'personInfo.ownData': { state: 'none' },
    'personInfo.views': { ...nobody, total: 1, records: [{ ...view, why: 'chatRecords', note: '调查举报' }] },
  });
  open();
  expect(await screen.findByText('因管理需要查询了您的聊天记录')).toBeTruthy();
  expect(screen.getByText('钱管理 · 信息中心 · 理由：调查举报')).toBeTruthy();
  expect(screen.getByText('2026-11-01 09:30')).toBeTruthy();
});

test('PC-4 one asks for the file, sees that it is being prepared, and downloads it when it is ready', async () => {
  const until = '2026-11-02 09:30:00';
  let file: { state: 'none' } | { state: 'ready'; url: string; size: number; until: string } = { state: 'none' };
  fakeWire({
    'personInfo.systems': [],
    'agreements.own': [],
    'personInfo.views': nobody,
    'personInfo.ownData': () => file,
    'personInfo.prepareOwnData': () => {
      file = { state: 'ready', url: '/files/7?s=x', size: 2048, until };
      return { state: 'preparing' };
    },
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '准备文件' }));
  expect(await screen.findByText(/正在准备/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: '下载（2 KB）' }, { timeout: 5000 });
  expect(link.getAttribute('href')).toBe('/files/7?s=x');
  expect(screen.getByText('2026-11-02 09:30 前可下载')).toBeTruthy();
});

test('VA-3 one reads what one agreed to and when, and takes optional consent back', async () => {
  const agreement = { number: 2, publishedAt: '2026-10-01 09:00:00' };
  const wire = fakeWire({
    'personInfo.systems': [],
    'personInfo.views': nobody,
    'personInfo.ownData': { state: 'none' },
    'agreements.own': [
      {
        ...agreement,
        id: '1',
        title: '用户协议',
        isRequired: true,
        consent: { number: 2, agreedAt: '2026-10-02 08:00:00' },
      },
      {
        ...agreement,
        id: '2',
        title: '体验改进',
        isRequired: false,
        consent: { number: 1, agreedAt: '2026-09-02 08:00:00' },
      },
    ],
    'agreements.agree': {},
  });
  open();
  expect(await screen.findByText('2026-10-02 08:00 同意第 2 版')).toBeTruthy();
  expect(screen.getByText('2026-09-02 08:00 同意第 1 版 · 现在是第 2 版')).toBeTruthy();
  // What is required stays.
  expect(screen.getAllByText('撤回同意')).toHaveLength(1);
  fireEvent.click(screen.getByText('同意'));
  await vi.waitFor(() =>
    expect(wire.to('agreements.agree')[0]?.body).toMatchObject({ agreements: [{ id: '2', number: 2 }] }),
  );
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { NoticeLine, UnreadNotices } from '@yizhan/contract/entities/notice.ts';
import { noticesTopic } from '@yizhan/contract/notice-kinds.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import { toast } from '../../ui/toast.ts';
import NoticePrompt from './NoticePrompt.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

const line = (id: string, changes: Partial<NoticeLine> = {}): NoticeLine => ({
  ...{ id, title: `通知 ${id}`, excerpt: '', level: 'IMPORTANT', needConfirm: false, accountName: '学生工作处' },
  type: 'account',
  ...{ sendTime: '2026-11-18 08:00:00', isRead: false, isConfirmed: false, isArchived: false, isExpired: false },
  reminders: 0,
  ...changes,
});
const unread = (...important: NoticeLine[]): UnreadNotices => ({
  total: important.length,
  latest: important,
  important,
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NoticePrompt />
    </QueryClientProvider>,
  );

/** The window that a click opens. */
function fakeWindow() {
  const page = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  return page;
}

test('OV-1 the prompt tells number and sender, and its arrows go round', async () => {
  fakeWire({ 'notices.unread': unread(line('3'), line('2'), line('1')) });
  show();
  expect(await screen.findByText('重要通知（3）')).toBeTruthy();
  expect(screen.getByText('学生工作处')).toBeTruthy();
  expect(screen.getByText('通知 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '上一条' }));
  expect(screen.getByText('通知 1')).toBeTruthy();
  expect(screen.getByText('3/3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '下一条' }));
  expect(screen.getByText('通知 3')).toBeTruthy();
});

test('OV-1 closed, it stays away until something new comes; a reminder is new', async () => {
  let answer = unread(line('1'));
  fakeWire({ 'notices.unread': () => answer });
  const view = show();
  fireEvent.click(await screen.findByRole('button', { name: /关闭/ }));
  expect(screen.queryByRole('region')).toBeNull();
  view.unmount();
  const wire = fakeWire({ 'notices.unread': () => answer });
  show();
  await waitFor(() => expect(wire.to('notices.unread')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  answer = unread(line('1', { reminders: 1 }));
  emitHint(noticesTopic);
  expect(await screen.findByRole('region', { name: '重要通知' })).toBeTruthy();
});

test('CH-11 a notice with an address is marked read, and the address opens', async () => {
  const page = fakeWindow();
  const wire = fakeWire({
    'notices.unread': unread(line('7')),
    'notices.detail': { ...detail, url: 'https://example.edu.cn/form' },
    'notices.read': {},
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith('https://example.edu.cn/form'));
  expect(wire.to('notices.read')[0]?.input).toMatchObject({ messageId: '7' });
  expect(page.opener).toBeNull();
});

test('NT-2 a notice that must be confirmed opens its own page with the button first, though it has an address', async () => {
  const page = fakeWindow();
  const wire = fakeWire({
    'notices.unread': unread(line('7', { needConfirm: true })),
    'notices.detail': { ...detail, needConfirm: true, url: 'https://example.edu.cn/form' },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalled());
  expect(page.location.replace.mock.calls[0]?.[0]).toMatch(/#\/generalDetailsTow\?id=7$/);
  expect(wire.to('notices.read')).toEqual([]);
});

test('CH-11 on a phone the address for phones opens', async () => {
  const page = fakeWindow();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const addresses = { url: 'https://example.edu.cn/form', mobileUrl: 'https://m.example.edu.cn/form' };
  fakeWire({
    'notices.unread': unread(line('7')),
    'notices.detail': { ...detail, ...addresses },
    'notices.read': {},
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith('https://m.example.edu.cn/form'));
});

test('CH-11 a notice without an address opens its own page', async () => {
  const page = fakeWindow();
  fakeWire({ 'notices.unread': unread(line('7')), 'notices.detail': detail });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(page.location.replace).toHaveBeenCalled());
  expect(page.location.replace.mock.calls[0]?.[0]).toMatch(/#\/generalDetailsTow\?id=7$/);
});

test('ER-3 a deleted message opens the deleted page and closes the prompt', async () => {
  const page = fakeWindow();
  let answer = unread(line('7'));
  fakeWire({
    'notices.unread': () => answer,
    'notices.detail': refused({ status: 1002, msg: '消息已被删除' }),
  });
  show();
  const button = await screen.findByRole('button', { name: '查看详情' });
  answer = unread();
  fireEvent.click(button);
  await waitFor(() => expect(page.location.replace).toHaveBeenCalled());
  expect(page.location.replace.mock.calls[0]?.[0]).toMatch(/#\/deleteNoPag$/);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('ER-3 any other failure is told with its detail, and no window stays', async () => {
  const page = fakeWindow();
  fakeWire({
    'notices.unread': unread(line('7')),
    'notices.detail': refused({ status: 9999, msg: '系统异常', msgDetail: '编号 42' }),
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(toast.list()).toHaveLength(1));
  expect(toast.list()[0]).toMatchObject({ kind: 'error', text: '系统异常' });
  expect(page.close).toHaveBeenCalled();
});

const detail = {
  ...{ id: '7', title: '通知 7', level: 'IMPORTANT' as const, accountName: '学生工作处', deptName: '学生工作处' },
  ...{ sendTime: '2026-11-18 08:00:00', expireAt: null, isExpired: false, content: '<p>正文</p>', attachments: [] },
  ...{ needConfirm: false, isReceiver: true, readAt: null, confirmedAt: null, counts: null },
};

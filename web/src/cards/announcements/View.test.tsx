import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { AnnouncementSource } from '@yizhan/contract/announcement-sources.ts';
import type { Announcement } from '@yizhan/contract/entities/announcement.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWire } from '../../../test/wire.ts';
import { parseWireTime } from '../../lib/format.ts';
// Preloaded: the test waits for the dialog, not for the file.
import './AnnouncementDialog.tsx';
import { View } from './View.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(parseWireTime('2026-11-20 10:00:00'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const anItem = (changes: Partial<Announcement> = {}): Announcement => ({
  id: '7',
  title: '关于期末考试安排的通知',
  fieldSet: { important: false },
  create_time: '2026-11-18 08:00:00',
  releaseTime: '2026-11-20 09:31:00',
  ...changes,
});

function show(list: Announcement[], dataSource: AnnouncementSource = 'PORTAL', displayRows = 3) {
  const basicConfig = { cardName: '重要公告', cardIntroduction: '', displayRows };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <View data={{ dataSource, list }} basicConfig={basicConfig} layout="wide" />
    </QueryClientProvider>,
  );
}

test('CD-ANN-1 an announcement shows its title, and the important tag when it is important', () => {
  show([anItem({ fieldSet: { important: true } }), anItem({ id: '8', title: '图书馆开放时间' })]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('关于期末考试安排的通知');
  expect(first?.textContent).toContain('重要');
  expect(second?.textContent).toContain('图书馆开放时间');
  expect(second?.textContent).not.toContain('重要');
});

test('CD-ANN-2 the date is releaseTime', () => {
  show([anItem()]);
  expect(screen.getByText('29 分钟前').getAttribute('datetime')).toBe('2026-11-20T09:31:00');
});

test('CD-ANN-2 the date is create_time when the source is a public account', () => {
  show([anItem()], 'OfficialAccount');
  expect(screen.getByText('11-18').getAttribute('datetime')).toBe('2026-11-18T08:00:00');
});

test('without announcements the card says so', () => {
  show([]);
  expect(screen.getByText('暂无公告')).toBeTruthy();
});

test('the card has the height of its rows before it has announcements', () => {
  const { container } = show([], 'PORTAL', 2);
  const card = container.querySelector<HTMLElement>('.announcements');
  expect(card?.style.getPropertyValue('--announcements-lines')).toBe('4');
});

test('a click opens the announcement with its text', async () => {
  const text = { deptName: '教务处', content: '<p>请按时参加考试。</p>' };
  fakeWire({ 'announcements.detail': { ...anItem(), dataSource: 'PORTAL', ...text } });
  show([anItem()]);
  fireEvent.click(screen.getByRole('button', { name: /期末考试/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('请按时参加考试。')).toBeTruthy();
  expect(dialog.getByText('教务处')).toBeTruthy();
});

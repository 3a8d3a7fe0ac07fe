import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AnnouncementLine } from '@yizhan/contract/entities/announcement.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { announcementsHref } from '../../cards/announcements/announcements-href.ts';
import AnnouncementsScreen from './AnnouncementsScreen.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (id: string): AnnouncementLine => ({
  ...{ id, title: `公告 ${id}`, fieldSet: { important: false }, create_time: '2026-11-01 08:00:00' },
  ...{ releaseTime: '2026-11-02 08:00:00', dataSource: 'PORTAL', deptName: '教务处' },
});

const Where = () => <pre>{useLocation().search}</pre>;
const where = () => Object.fromEntries(new URLSearchParams(document.querySelector('pre')?.textContent ?? ''));

function open(search = '') {
  const wire = fakeWire({
    'announcements.page': ({ body }) => ({ records: [line('1')], total: 45, current: Number(body.current), size: 20 }),
    'announcements.detail': { ...line('1'), content: '<p>请准时参加</p>' },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/home/announcements${search}`]}>
        <Where />
        <AnnouncementsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { asked: () => wire.to('announcements.page').map(({ body }) => body) };
}

test('HM-2 the list is read page by page; the address holds page and filter', async () => {
  const { asked } = open();
  await screen.findByText('公告 1');
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ current: 2, importantOnly: false }));
  fireEvent.click(screen.getByRole('button', { name: '只看重要' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ current: 1, importantOnly: true }));
  expect(where()).toEqual({ important: '1' });
});

test('HM-2 an announcement opens in place, and its address can be passed on', async () => {
  open('?page=2');
  fireEvent.click(await screen.findByRole('button', { name: /公告 1/ }));
  expect(await screen.findByText('请准时参加')).toBeTruthy();
  expect(where()).toEqual({ page: '2', id: '1' });
});

test('HM-2 更多 of a public account’s card leads to what that account pushed', async () => {
  expect(announcementsHref('PORTAL')).toBe('#/home/announcements');
  const { asked } = open(announcementsHref('OfficialAccount').replace('#/home/announcements', ''));
  await screen.findByText('公告 1');
  expect(asked()).toMatchObject([{ dataSource: 'OfficialAccount' }]);
});

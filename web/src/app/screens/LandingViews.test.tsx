import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSession } from '../../lib/session.ts';
// Loaded lazily in the app; preloaded here, so that no test waits for them.
import '../../features/news/ArticleScreen.tsx';
import '../../features/news/NewsListScreen.tsx';
import LandingViews from './LandingViews.tsx';

beforeEach(() => {
  freshBrowser();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

const card = {
  ...{ id: '3', columnId: '1', columnName: '校园要闻', title: '图书馆新馆启用', summary: '', cover: null, top: false },
  ...{ fieldSet: { important: false }, releaseTime: '2026-11-01 08:00:00', deptName: '图书馆' },
};

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

async function open(at: string) {
  fakeWire({
    'news.columns': [{ id: '1', columnName: '校园要闻' }],
    'news.page': { records: [card], total: 1, current: 1, size: 20 },
    'news.article': { ...card, content: '<p>正文</p>', visits: 3, previous: null, next: null },
  });
  useSession.setState({ boot: boot() });
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={paths.landing} element={<LandingViews />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  await act(async () => {});
}

test('visitors read the news as a view of the landing page, under the same bar', async () => {
  await open('/?view=news');
  const row = await screen.findByRole('link', { name: /图书馆新馆启用/ });
  expect(row.getAttribute('href')).toBe('#/?view=article&id=3');
  expect(screen.getByRole('link', { name: '校园新闻' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('#/login');
});

test('an article leads visitors back to its column', async () => {
  await open('/?view=article&id=3');
  expect(await screen.findByRole('heading', { name: '图书馆新馆启用' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /校园要闻/ }).getAttribute('href')).toBe('#/?view=news&column=1');
});

test('whoever is signed in reads an article on its own page', async () => {
  signedIn();
  await open('/?view=article&id=3');
  expect(address).toBe('/home/article/3');
});

test('a view there is none of is the landing page', async () => {
  await open('/?view=nothing');
  expect(address).toBe('/');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleCard } from '@yizhan/contract/entities/news.ts';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWire } from '../../../test/wire.ts';
import { toWireTime } from '../../lib/format.ts';
import { emitHint } from '../../lib/hints.ts';
import { paths } from '../../lib/paths.ts';
import NewsListScreen from './NewsListScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

const columns = [
  { id: '1', columnName: '校园要闻' },
  { id: '2', columnName: '学术动态' },
];
const article = (id: string, changes: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  title: `文章 ${id}`,
  summary: '',
  cover: null,
  fieldSet: { important: false },
  top: false,
  releaseTime: '2025-03-02 09:00:00',
  deptName: '',
  ...changes,
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(at: string, records: ArticleCard[], total = records.length) {
  const wire = fakeWire({
    'news.columns': () => columns,
    'news.page': ({ input }) => ({ records, total, current: Number(input.current ?? 1), size: 20 }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={paths.newsList} element={<NewsListScreen />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { wire, pages: () => wire.inputs('news.page') };
}
const address = () => screen.getAllByRole('status').at(-1)?.textContent;

test('a row tells whether it is of today, new, important, pinned, and whose it is, and leads to its article', async () => {
  const today = article('7', {
    title: '新馆启用',
    releaseTime: toWireTime(new Date()),
    fieldSet: { important: true },
    top: true,
    deptName: '图书馆',
    summary: '座位八百',
  });
  show('/home/news/1', [today, article('8')]);
  const [first, second] = await screen.findAllByRole('listitem');
  for (const word of ['今天', 'NEW', '重要', '置顶', '图书馆', '座位八百']) expect(first?.textContent).toContain(word);
  expect(first && within(first).getByRole('link').getAttribute('href')).toBe('#/home/article/7');
  expect(second?.textContent).toBe('文章 82025-03-02');
});

test('an empty column says so by its name', async () => {
  show('/home/news/2', []);
  expect(await screen.findByText('暂无学术动态～')).toBeTruthy();
});

test('words to look for and the page stand in the address', async () => {
  const { pages } = show('/home/news/1?page=2', [article('7')], 45);
  await screen.findByText('文章 7');
  expect(pages()).toEqual([{ columnId: '1', current: 2 }]);
  await userEvent.type(screen.getByRole('textbox', { name: '搜索标题' }), '讲座{Enter}');
  await waitFor(() => expect(pages().at(-1)).toEqual({ columnId: '1', current: 1, keyword: '讲座' }));
  expect(new URLSearchParams(address()?.split('?')[1]).get('keyword')).toBe('讲座');
  await userEvent.click(screen.getByRole('button', { name: '清除搜索' }));
  await waitFor(() => expect(address()).toBe('/home/news/1'));
});

test('another column is one tab away', async () => {
  const { pages } = show('/home/news/1?keyword=x&page=3', [article('7')]);
  await userEvent.click(await screen.findByRole('tab', { name: '学术动态' }));
  await waitFor(() => expect(pages().at(-1)).toEqual({ columnId: '2', current: 1 }));
  expect(address()).toBe('/home/news/2');
});

test('a column that is not there sends people to one that is', async () => {
  show('/home/news/99', []);
  const way = await screen.findByRole('link', { name: '去看校园要闻' });
  expect(way.getAttribute('href')).toBe('#/home/news/1');
});

test('a list that is open shows what is released as soon as the server hints at it', async () => {
  const { pages } = show('/home/news/1', [article('7')]);
  await screen.findByText('文章 7');
  emitHint('card.news');
  await waitFor(() => expect(pages()).toHaveLength(2));
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { Article } from '@yizhan/contract/entities/news.ts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, fakeWire, refused } from '../../../test/wire.ts';
import { paths } from '../../lib/paths.ts';
import ArticleScreen from './ArticleScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

const article: Article = {
  id: '7',
  title: '图书馆新馆启用',
  summary: '座位八百',
  cover: null,
  content: '<p>正文一段</p><img src="/files/3" alt="新馆大厅">',
  fieldSet: { important: true },
  top: false,
  releaseTime: '2026-11-20 09:31:00',
  deptName: '图书馆',
  columnId: '1',
  columnName: '校园要闻',
  visits: 12,
  previous: { id: '8', title: '运动会开幕' },
  next: null,
};

function show(answer: Answer<'news.article'> = article) {
  fakeWire({ 'news.article': answer });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/home/article/7']}>
        <Routes>
          <Route path={paths.article} element={<ArticleScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an article has its text, whose and when it is, its neighbours and the way back', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '图书馆新馆启用' })).toBeTruthy();
  for (const words of [
    '正文一段',
    '座位八百',
    '图书馆',
    '2026-11-20 09:31 发布',
    '阅读 12 次',
    '重要',
    '没有更早的文章了',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(hrefOf('运动会开幕')).toBe('#/home/article/8');
  expect(hrefOf('返回校园要闻')).toBe('#/home/news/1');
  expect(screen.getByRole('button', { name: '打印' })).toBeTruthy();
});

test('pictures of an article open at full size', async () => {
  show();
  expect(await screen.findByRole('button', { name: /新馆大厅/ })).toBeTruthy();
});

test('an article that is not there, or not for this reader, says so in clear words', async () => {
  show(refused({ status: 4040, msg: '内容不存在或已被删除' }));
  expect(await screen.findByText('文章不存在、已撤下，或不对您的身份开放')).toBeTruthy();
  expect(hrefOf('返回首页')).toBe('#/home/homePage');
});

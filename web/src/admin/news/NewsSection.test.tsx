import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ArticleRow, NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { AntdTheme } from '../../ui/AntdTheme.tsx';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import NewsSection from './NewsSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
  toast.clear();
});

const column = (id: string, columnName: string, changes: Partial<NewsColumnRow> = {}): NewsColumnRow => ({
  ...{ id, columnName, isPublic: true, audience: [], sort: Number(id), version: 1, articles: 2, ...changes },
});
const columns = [column('1', '校园要闻'), column('2', '教师园地', { isPublic: false, audience: [3] })];
const row: ArticleRow = {
  ...{ id: '7', columnId: '1', columnName: '校园要闻', title: '新馆启用', important: true, top: false },
  ...{ state: 'scheduled', releaseTime: '2026-12-01 08:00:00', deptName: '图书馆', changedBy: '王编辑' },
  ...{ changedAt: '2026-11-20 09:00:00', visits: 0, version: 3 },
};

function show(search = '') {
  const wire = fakeWire({
    'news.manageColumns': () => columns,
    'news.orderColumns': () => ({}),
    'news.manage': () => ({ records: [row], total: 1, current: 1, size: 20 }),
    'news.submit': () => ({ id: '9', version: 1 }),
    'news.detail': () => refused({ status: 4040, msg: '不存在' }),
    'departments.tree': () => [],
    'dictionary.values': () => [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/userFrameConfig/manage/news${search}`]}>
        <AntdTheme>
          <NewsSection />
        </AntdTheme>
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire.inputs;
}

/** Finds by text, which is fast even in a large form. */
const words = (text: string | RegExp) => screen.findByText(text, undefined, { timeout: 4000 });
const write = async (title: string) => {
  const field = await screen.findByPlaceholderText('一句话说清楚发生了什么', undefined, { timeout: 4000 });
  fireEvent.change(field, { target: { value: title } });
};

test('editors see the articles with their state; the filters stand in the address', async () => {
  const sent = show('?state=scheduled&columnId=1');
  const name = await words(/新馆启用/);
  expect(name.closest('tr')?.textContent).toContain('待发布');
  expect(sent('news.manage')).toEqual([{ state: 'scheduled', columnId: '1', current: 1 }]);
});

test('an article is looked at as its readers will, before it is saved', async () => {
  const sent = show('?record=new&columnId=2');
  await write('开放日');
  fireEvent.click(screen.getByText('预览'));
  await words('预览：读者看到的样子');
  const view = document.querySelector('article');
  expect(view?.querySelector('h1')?.textContent).toBe('开放日');
  expect(view?.textContent).toContain('教师园地');
  expect(sent('news.submit')).toEqual([]);
});

test('an article is written and released at once', async () => {
  const sent = show('?record=new&columnId=2');
  await write('开放日');
  fireEvent.click(screen.getByLabelText('立即发布'));
  screen.getByText('保存').closest('button')?.click();
  await waitFor(() => expect(sent('news.submit')).toHaveLength(1), { timeout: 4000 });
  const article = sent('news.submit')[0]?.article;
  expect(article).toMatchObject({ title: '开放日', columnId: '2', isPublic: false, audience: [] });
  expect(article).toHaveProperty('releaseTime', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
});

test('columns change places by their buttons, and it is said where they stand', async () => {
  const sent = show('?tab=columns');
  expect(
    (await screen.findAllByRole('listitem', undefined, { timeout: 4000 })).map((item) => item.textContent),
  ).toEqual(['校园要闻所有人，包括未登录的访客2 篇', '教师园地教师2 篇']);
  fireEvent.click(screen.getByTitle('上移 教师园地'));
  await waitFor(() => expect(sent('news.orderColumns')).toEqual([{ ids: ['2', '1'] }]));
  expect(await words('“教师园地”现在排第 1')).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FooterRow } from '@yizhan/contract/entities/footer.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { footer, freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import FootersTab from './FootersTab.tsx';

const row: FooterRow = {
  ...{ id: '7', kind: 'footer', name: '学校页脚', version: 3, draft: false, scheduled: null, failed: null },
  ...{ published: { number: 1, at: '2026-03-01 09:00:00' }, changedBy: '王老师', changedAt: '2026-03-01 09:00:00' },
  content: { ...footer, footerName: '学校页脚', showOn: ['visitors', 'portal'] },
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

test('RT-14 a footer is shown as it is typed, and drafted with its columns and links', async () => {
  const wire = fakeWire({ 'footers.list': [row], 'footers.submit': { id: '7', version: 4 } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FootersTab />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByLabelText('页脚')).textContent).toContain('学校页脚公开页面、登录后的页面已发布');
  fireEvent.click(screen.getByText('添加栏目'));
  const type = (placeholder: string | RegExp, value: string) =>
    fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value } });
  type('栏目名称', '常用');
  type('名称', '图书馆');
  type(/^网址/, 'https://lib.example.edu.cn');
  const preview = within(screen.getByLabelText('效果预览'));
  expect((await preview.findByText('图书馆')).getAttribute('href')).toBe('https://lib.example.edu.cn');
  fireEvent.click(screen.getByText('保存草稿'));
  await vi.waitFor(() => expect(wire.to('footers.submit')).toHaveLength(1));
  const columns = [{ title: '常用', links: [{ name: '图书馆', url: 'https://lib.example.edu.cn', target: 'self' }] }];
  expect(wire.to('footers.submit')[0]?.body).toMatchObject({
    content: { ...row.content, columns },
    held: { id: '7', version: 3 },
  });
});

test('PB-1 after publishing, the bar of the footer tells the published version', async () => {
  let stored: FooterRow = row;
  fakeWire({
    'footers.list': () => [stored],
    'footers.submit': ({ body: { content } }) => {
      stored = { ...stored, content: { ...stored.content, address: content.address ?? '' }, version: 4, draft: true };
      return { id: '7', version: 4 };
    },
    'publishing.publish': () => {
      stored = { ...stored, version: 5, draft: false, published: { number: 2, at: '2026-03-02 09:00:00' } };
      return { id: '7', version: 5 };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FootersTab />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText('地址'), { target: { value: '云岭路 1 号' } });
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '发布' }));
  expect(await within(await screen.findByRole('status')).findByText('已发布')).toBeTruthy();
  expect(screen.getByRole('region', { name: '发布状态' }).textContent).toMatch(/^已发布第 2 版/);
});

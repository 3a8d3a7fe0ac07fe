import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type LandingContent, landingBlockKinds } from '@yizhan/contract/entities/landing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { aPublicationState } from '../../../test/publishing.ts';
import { signInAgain } from '../../../test/sign-in-again.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import LandingSection from './LandingSection.tsx';

const state = aPublicationState({ kind: 'landing', name: '登录前页面' });
const content: LandingContent = {
  landingName: '登录前页面',
  blocks: landingBlockKinds.map((kind) => ({ kind, title: '', enabled: true })),
  heroes: [],
  counters: [{ kind: 'services', manual: null }],
  ...{ downloads: [], newcomers: [], codes: [] },
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  act(() => toast.clear());
  vi.unstubAllGlobals();
});

async function show() {
  const wire = fakeWire({
    'landing.detail': { ...state, content, links: {} },
    'landing.submit': { id: '5', version: 4 },
    'landing.preview': { html: '<h1>云岭大学</h1>' },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LandingSection />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('tab', { name: '版块' });
  return wire;
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = (wire: Awaited<ReturnType<typeof show>>) => wire.inputs('landing.submit')[0];

test('LP-1 blocks are switched off, moved by keyboard and renamed, and saved as a draft', async () => {
  const wire = await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '显示“数据概览”' }));
  fireEvent.click(button('上移“校园新闻”'));
  expect(screen.getByText('“校园新闻”已移到第 6 位')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: '“通知公告”的标题' }), { target: { value: '校园公告' } });
  fireEvent.click(button('保存草稿'));
  await waitFor(() => expect(sent(wire)).toBeDefined());
  const saved = sent(wire);
  expect(saved?.held).toEqual({ id: '5', version: 3 });
  expect(saved?.content.blocks[5]).toMatchObject({ kind: 'news' });
  expect(saved?.content.blocks.find(({ kind }) => kind === 'overview')?.enabled).toBe(false);
  expect(saved?.content.blocks.find(({ kind }) => kind === 'announcements')?.title).toBe('校园公告');
});

test('LP-3 a figure is entered by hand only where somebody says so', async () => {
  const wire = await show();
  fireEvent.click(screen.getByRole('tab', { name: '数据' }));
  fireEvent.change(screen.getByRole('combobox', { name: '“累计办件”的来源' }), { target: { value: 'manual' } });
  fireEvent.change(screen.getByRole('textbox', { name: '“累计办件”的数字' }), { target: { value: '12,345' } });
  fireEvent.click(button('保存草稿'));
  await waitFor(() =>
    expect(sent(wire)?.content.counters).toEqual([
      { kind: 'services', manual: null },
      { kind: 'cases', manual: 12345 },
    ]),
  );
});

test('DR-2 a link without an address is not sent; its tab opens and its field says why', async () => {
  const wire = await show();
  fireEvent.click(screen.getByRole('tab', { name: '链接' }));
  const [add] = screen.getAllByRole('button', { name: '添加链接' });
  if (add) fireEvent.click(add);
  fireEvent.change(screen.getByRole('textbox', { name: /名称/ }), { target: { value: '校历' } });
  fireEvent.click(screen.getByRole('tab', { name: '版块' }));
  fireEvent.click(button('保存草稿'));
  expect(await screen.findByText('请填写链接')).toBeTruthy();
  expect(sent(wire)).toBeUndefined();
});

test('the preview is the server’s own page, apart from this one and not to be pressed', async () => {
  await show();
  const preview = screen.getByRole('region', { name: '登录前页面的预览' });
  await waitFor(() => expect(preview.querySelector('[inert]')?.shadowRoot?.textContent).toContain('云岭大学'));
  expect(within(preview).queryByRole('heading')).toBeNull();
});

test('what was typed over the page when the session ended is there again, and can be given up', async () => {
  const findTitle = () => screen.findByRole<HTMLInputElement>('textbox', { name: '“服务场景”的标题' });
  const open = async () => {
    await show();
    return findTitle();
  };
  fireEvent.change(await open(), { target: { value: '按场景找' } });
  signInAgain();
  expect((await open()).value).toBe('按场景找');
  fireEvent.click(button('放弃恢复'));
  expect((await findTitle()).value).toBe('');
});

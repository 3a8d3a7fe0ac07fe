import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../../test/people.ts';
import { aPublicationState } from '../../../../test/publishing.ts';
import { signInAgain } from '../../../../test/sign-in-again.ts';
import { type Answers, fakeWire, refused } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import LibraryTab from './LibraryTab.tsx';

const cards: CardRow[] = [
  {
    ...aPublicationState({ id: '1', name: '等我办的', version: 2 }),
    ...{ cardKind: 'todo', cardIntroduction: '', categoryId: '7', placed: true },
  },
  {
    ...aPublicationState({ id: '2', name: '云岭要闻', version: 2, draft: true, published: null }),
    ...{ cardKind: 'news', cardIntroduction: '', categoryId: null, placed: false },
  },
];
const categories = [
  { id: '7', typeName: '办事', version: 1, cardConfigs: [{ id: '1', cardName: '等我办的' }] },
  { id: '8', typeName: '资讯', version: 3, cardConfigs: [] },
];

beforeEach(() => {
  freshBrowser();
  signedIn(
    me({ configurationMenu: [{ code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' }] }),
  );
});
afterEach(() => {
  act(() => toast.clear());
  vi.unstubAllGlobals();
});

async function show(answers: Answers = {}) {
  const wire = fakeWire({
    'cards.library': cards,
    'cards.categories': categories,
    'cards.submitCategory': { id: '8', version: 4 },
    ...answers,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?tab=library']}>
        <LibraryTab />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('等我办的');
  await screen.findByRole('button', { name: /^办事/ });
  return wire;
}
const menuOf = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `分类「${name}」的操作` }));
  return within(screen.getByRole('menu'));
};

test('NV-5 a category offers edit and delete; delete only where it has no cards', async () => {
  const wire = await show({ 'cards.removeCategory': {} });
  const full = menuOf('办事');
  expect(full.getByRole('menuitem', { name: /重命名/ })).toBeTruthy();
  expect(full.getByRole('menuitem', { name: /删除/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  fireEvent.click(menuOf('资讯').getByText('删除'));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(wire.to('cards.removeCategory')[0]?.body).toMatchObject({ id: '8', version: 3 }));
});

test('a category’s name that is taken is said at the field', async () => {
  await show({
    'cards.submitCategory': refused({ status: 4000, msg: '「办事」已存在', result: { field: 'typeName' } }),
  });
  fireEvent.click(screen.getByRole('button', { name: '新建分类' }));
  const dialog = await screen.findByRole('dialog', { name: '新建分类' });
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('请填写分类名称')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText(/分类名称/), { target: { value: '办事' } });
  fireEvent.submit(within(dialog).getByLabelText(/分类名称/));
  expect(await within(dialog).findByText('「办事」已存在')).toBeTruthy();
});

test('a drawer shows its own cards, with kind, state, whether a page holds them and the way to their settings', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /未分类/ }));
  await waitFor(() => expect(screen.queryByText('等我办的')).toBeNull());
  expect(screen.getByRole('link', { name: '云岭要闻' }).getAttribute('href')).toBe('#/home/cardBusinessConfig?id=2');
  expect(screen.getByText('草稿')).toBeTruthy();
  expect(screen.queryByText('已上首页')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^办事/ }));
  expect(await screen.findByText('已上首页')).toBeTruthy();
});

test('a card is put into another category', async () => {
  const wire = await show({ 'cards.classify': {} });
  fireEvent.change(screen.getByLabelText('「云岭要闻」的分类'), { target: { value: '8' } });
  await waitFor(() => expect(wire.to('cards.classify')[0]?.body).toMatchObject({ id: '2', categoryId: '8' }));
  expect(await screen.findByText('「云岭要闻」已归入「资讯」')).toBeTruthy();
});

test('a card on a page is not removed: the refusal says what holds it', async () => {
  const usedBy = [{ kind: 'layout', id: '31', name: '学生首页' }];
  const inUse = refused({ status: 1002, msg: '仍被使用', result: { usedBy, totals: { layout: 1 } } });
  await show({ 'cards.remove': inUse });
  fireEvent.click(screen.getByRole('button', { name: '删除「等我办的」' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  const refusal = within(await screen.findByRole('alertdialog', { name: '不能删除「等我办的」' }));
  expect(refusal.getByText('学生首页')).toBeTruthy();
  fireEvent.click(refusal.getByText('关闭'));
  expect(screen.getByText('等我办的')).toBeTruthy();
});

test('a name begun before the session ended is there again at its category alone', async () => {
  const rename = async (category: string) => {
    fireEvent.click(menuOf(category).getByText('重命名'));
    return screen.findByLabelText<HTMLInputElement>(/分类名称/);
  };
  await show();
  fireEvent.change(await rename('资讯'), { target: { value: '校园资讯' } });
  signInAgain();
  await show();
  expect((await rename('办事')).value).toBe('办事');
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect((await rename('资讯')).value).toBe('校园资讯');
  expect(screen.getByText('已恢复未保存的内容')).toBeTruthy();
});

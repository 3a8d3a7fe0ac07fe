import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { LayoutContent } from '@yizhan/contract/entities/layout.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { aPublicationState } from '../../../../test/publishing.ts';
import { signInAgain } from '../../../../test/sign-in-again.ts';
import { type Answer, fakeWire, refused } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import LayoutsTab from './LayoutsTab.tsx';

const state = aPublicationState({ kind: 'layout', name: '学生首页' });
const content: LayoutContent = {
  layoutName: '学生首页',
  identities: [1],
  navigationId: null,
  main: [{ cardId: '1', span: 2, mandatory: true, shown: true, frame: null }],
  aside: [],
};
const card = { ...aPublicationState({ id: '1', name: '我的待办' }), cardKind: 'todo', cardIntroduction: '' } as const;
const rows = [{ ...state, identities: [1], navigationId: null, cards: 1 }];

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  act(() => toast.clear());
  vi.unstubAllGlobals();
});

let address = '';
function Address() {
  address = useLocation().search;
  return null;
}

const saved: Answer<'layouts.submit'> = { id: '5', version: 4 };

function show({ at = '/?tab=layouts', layouts = rows, detail = { ...state, content }, submit = saved } = {}) {
  const wire = fakeWire({
    'layouts.list': layouts,
    'layouts.detail': detail,
    'layouts.submit': submit,
    'layouts.remove': {},
    'cards.library': [{ ...card, categoryId: null, placed: true }],
    'layouts.pages': [],
    'dictionary.values': [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <LayoutsTab />
        <Address />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('a school without layouts is told what people see, and begins one', async () => {
  show({ layouts: [] });
  expect(await screen.findByText(/已发布的卡片会全部显示在首页/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '新建布局' }));
  await waitFor(() => expect(address).toBe('?tab=layouts&layout=new'));
  expect(await screen.findByRole('button', { name: '添加「我的待办」' })).toBeTruthy();
});

test('PB-1 what is arranged is saved as a draft with the version the editor holds', async () => {
  const wire = show();
  const name = await screen.findByLabelText(/布局名称/);
  fireEvent.change(name, { target: { value: '本科生首页' } });
  fireEvent.click(screen.getByRole('button', { name: '教师' }));
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(wire.to('layouts.submit')).toHaveLength(1));
  expect(wire.inputs('layouts.submit')).toEqual([
    { content: { ...content, layoutName: '本科生首页', identities: [1, 3] }, held: { id: '5', version: 3 } },
  ]);
});

test('a layout without a name is not sent; the field says so', async () => {
  const wire = show({ at: '/?tab=layouts&layout=new' });
  fireEvent.click(await screen.findByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('请填写布局名称')).toBeTruthy();
  expect(wire.to('layouts.submit')).toEqual([]);
});

test('PB-4 what somebody else saved meanwhile is shown beside one’s own', async () => {
  const theirs = { who: '王老师', when: '2026-11-02 09:00:00', what: '学生首页', version: 4, content };
  show({ submit: refused({ status: 9009, msg: '内容已被修改', result: theirs }) });
  fireEvent.change(await screen.findByLabelText(/布局名称/), { target: { value: '我的首页' } });
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('王老师');
  expect(within(dialog).getByText('我的首页')).toBeTruthy();
});

test('a layout is removed after a question', async () => {
  const wire = show();
  fireEvent.click(await screen.findByRole('button', { name: '「学生首页」的操作' }));
  fireEvent.click(screen.getByText('删除'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('下一个适合他们的布局');
  fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(wire.inputs('layouts.remove')).toEqual([{ id: '5', version: 3 }]));
});

test('a copy starts with the cards of its model under a name of its own', async () => {
  show({ at: '/?tab=layouts&layout=new&from=5' });
  const name = await screen.findByLabelText<HTMLInputElement>(/布局名称/);
  expect(name.value).toBe('学生首页 副本');
  expect(screen.getByRole('button', { name: '移动「我的待办」' })).toBeTruthy();
});

const NEW = '/?tab=layouts&layout=new';
const nameField = () => screen.findByLabelText<HTMLInputElement>(/布局名称/);
const rename = async (value: string) => fireEvent.change(await nameField(), { target: { value } });
const note = () => screen.queryByText('已恢复未保存的内容');

test('what was changed of a layout when the session ended is there again, until it is saved', async () => {
  show();
  await rename('本科生首页');
  fireEvent.click(screen.getByRole('button', { name: '教师' }));
  signInAgain();
  const wire = show();
  expect(await nameField()).toHaveProperty('value', '本科生首页');
  expect(note()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  const changed = { ...content, layoutName: '本科生首页', identities: [1, 3] };
  await waitFor(() => expect(wire.inputs('layouts.submit')).toMatchObject([{ content: changed }]));
  await waitFor(() => expect(note()).toBeNull());
  signInAgain();
  show({ detail: { ...state, version: 4, content: changed } });
  expect(await nameField()).toHaveProperty('value', '本科生首页');
  expect([note(), screen.queryByText(/已被他人修改/)]).toEqual([null, null]);
});

test('what came back of a layout can be given up', async () => {
  show();
  await rename('本科生首页');
  signInAgain();
  show();
  fireEvent.click(await screen.findByRole('button', { name: '放弃恢复' }));
  await waitFor(() => expect(note()).toBeNull());
  expect(await nameField()).toHaveProperty('value', '学生首页');
});

test('a new layout begun before the session ended is there again with its cards', async () => {
  show({ at: NEW });
  await rename('新生首页');
  fireEvent.click(screen.getByRole('button', { name: '添加「我的待办」' }));
  signInAgain();
  show({ at: NEW });
  expect(await nameField()).toHaveProperty('value', '新生首页');
  expect(screen.getByRole('button', { name: '移动「我的待办」' })).toBeTruthy();
  expect(note()).not.toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { signInAgain } from '../../../../test/sign-in-again.ts';
import { fakeWire, type SentRequest } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import LayoutsTab from './LayoutsTab.tsx';

const state = {
  ...{ id: '5', kind: 'layout', name: '学生首页', version: 3, draft: false, scheduled: null },
  published: { number: 1, at: '2026-11-01 08:00:00' },
  changedBy: '周敏',
  changedAt: '2026-11-01 08:00:00',
};
const content = {
  layoutName: '学生首页',
  identities: [1],
  navigationId: null,
  main: [{ cardId: '1', span: 2, mandatory: true, shown: true }],
  aside: [],
};
const card = { ...state, id: '1', kind: 'card', name: '我的待办', cardKind: 'todo', cardIntroduction: '' };
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

function show({ at = '/?tab=layouts', layouts = rows, detail = { ...state, content }, submit = {} } = {}) {
  const wire = fakeWire({
    '/homeLayout/list': { result: layouts },
    '/homeLayout/detail': { result: detail },
    '/homeLayout/submit': { result: { id: '5', version: 4 }, ...submit },
    '/homeLayout/remove': { result: {} },
    '/indexcardconfig/list': { result: [{ ...card, categoryId: null, placed: true }] },
    '/homePage/getTopMenu': { result: [] },
    '/dict/dictionary': { result: [] },
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
const sentTo = (wire: { to: (end: string) => SentRequest[] }, end: string) =>
  wire.to(end).map(({ body: { user_info_id: _, user_info_name: __, ...body } }) => body);

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
  await waitFor(() => expect(wire.to('/homeLayout/submit')).toHaveLength(1));
  expect(sentTo(wire, '/homeLayout/submit')).toEqual([
    { content: { ...content, layoutName: '本科生首页', identities: [1, 3] }, held: { id: '5', version: 3 } },
  ]);
});

test('a layout without a name is not sent; the field says so', async () => {
  const wire = show({ at: '/?tab=layouts&layout=new' });
  fireEvent.click(await screen.findByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('请填写布局名称')).toBeTruthy();
  expect(wire.to('/homeLayout/submit')).toEqual([]);
});

test('PB-4 what somebody else saved meanwhile is shown beside one’s own', async () => {
  const theirs = { who: '王老师', when: '2026-11-02 09:00:00', what: '学生首页', version: 4, content };
  show({ submit: { status: 9009, msg: '内容已被修改', result: theirs } });
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
  await waitFor(() => expect(sentTo(wire, '/homeLayout/remove')).toEqual([{ id: '5', version: 3 }]));
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
  await waitFor(() => expect(sentTo(wire, '/homeLayout/submit')).toMatchObject([{ content: changed }]));
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

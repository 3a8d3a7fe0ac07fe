import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TodoPage, TodoRow } from '@yizhan/contract/entities/todo.ts';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answer, type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import TodosSection from './TodosSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const aRow = (changes: Partial<TodoRow> = {}): TodoRow => ({
  id: '1',
  title: '李沐阳的请假申请',
  itemName: '学生请假',
  nodeName: '辅导员审批',
  handler: '王老师',
  sentAt: '2026-11-15 09:31:00',
  dueAt: null,
  late: false,
  important: false,
  url: null,
  identityId: null,
  ask: null,
  ...changes,
});

const counts: TodoPage['counts'] = [
  { category: 'TODO', num: 128, late: 2 },
  { category: 'READ', num: 6, late: 0 },
  { category: 'STARTED', num: 5, late: 1 },
  { category: 'DONE', num: 42, late: 0 },
  { category: 'CC', num: 0, late: 0 },
];
const aPage = (records: TodoRow[], total = records.length): TodoPage => ({
  ...{ records, total, current: 1, size: 20, counts },
});

const Where = () => <pre>{useLocation().search}</pre>;
const where = () => new URLSearchParams(document.querySelector('pre')?.textContent ?? '');

function open(search = '', answer: Answer<'todos.page'> = aPage([aRow()]), more: Answers = {}) {
  const wire = fakeWire({ 'todos.markRead': {}, 'todos.page': answer, 'cases.phrases': ['同意', '情况属实'], ...more });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/home/PersonalCenter${search}`]}>
        <Where />
        <TodosSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { wire, asked: () => wire.to('todos.page').map(({ body }) => body) };
}

test('CD-SIGN-1 the five tabs stand with their counts, 99+ above 99, and the address chooses one', async () => {
  const { asked } = open('?tab=STARTED');
  await screen.findByText('李沐阳的请假申请');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '待办99+',
    '待阅6',
    '我发起的5',
    '已完成42',
    '抄送我0',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('我发起的5');
  expect(asked()).toMatchObject([{ category: 'STARTED', current: 1, size: 20, sort: 'LATE', lateOnly: false }]);
});

test('another tab is asked for by itself and starts at its first page; what is looked for stays', async () => {
  const { asked } = open('?tab=TODO&keyword=请假&page=2', () => aPage([aRow()], 40));
  await screen.findByText('李沐阳的请假申请');
  fireEvent.click(screen.getByRole('tab', { name: /已完成/ }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ category: 'DONE', keyword: '请假', current: 1 }));
  expect(Object.fromEntries(where())).toEqual({ tab: 'DONE', keyword: '请假' });
  // Finished to-dos are never overdue.
  expect(screen.queryByRole('button', { name: /只看超时/ })).toBeNull();
});

test('words, order and only what is late go into the address and to the server', async () => {
  const { asked } = open();
  await screen.findByText('李沐阳的请假申请');
  const box = screen.getByRole('textbox', { name: '搜索标题或事项' });
  fireEvent.change(box, { target: { value: ' 请假 ' } });
  fireEvent.submit(box);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: '请假' }));
  fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'DUE' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: '请假', sort: 'DUE' }));
  fireEvent.click(screen.getByRole('button', { name: '只看超时 2' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: '请假', sort: 'DUE', lateOnly: true }));
  expect(Object.fromEntries(where())).toEqual({ tab: 'TODO', keyword: '请假', sort: 'DUE', late: '1' });
  fireEvent.click(screen.getByRole('button', { name: '清除搜索' }));
  await waitFor(() => expect(where().get('keyword')).toBeNull());
  expect(document.activeElement).toBe(box);
});

test('the rows before stay while the next page is on its way', async () => {
  let answerSecond = (_: TodoPage) => {};
  const second = new Promise<TodoPage>((resolve) => {
    answerSecond = resolve;
  });
  open('', ({ body }) => (body.current === 2 ? second : aPage([aRow()], 21)));
  await screen.findByText('李沐阳的请假申请');
  fireEvent.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(where().get('page')).toBe('2'));
  expect(screen.getByText('李沐阳的请假申请')).toBeTruthy();
  answerSecond(aPage([aRow({ id: '2', title: '第二页的事' })], 21));
  expect(await screen.findByText('第二页的事')).toBeTruthy();
  expect(screen.queryByText('李沐阳的请假申请')).toBeNull();
});

test('another tab shows nothing of the one before, while the counts stay', async () => {
  let answerDone = (_: TodoPage) => {};
  const done = new Promise<TodoPage>((resolve) => {
    answerDone = resolve;
  });
  open('', ({ body }) => (body.category === 'DONE' ? done : aPage([aRow()])));
  await screen.findByText('李沐阳的请假申请');
  fireEvent.click(screen.getByRole('tab', { name: /已完成/ }));
  await waitFor(() => expect(screen.queryByText('李沐阳的请假申请')).toBeNull());
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('已完成42');
  answerDone(aPage([aRow({ id: '2', title: '办完的事' })]));
  expect(await screen.findByText('办完的事')).toBeTruthy();
});

test('words that were typed and not searched for do not stay under another tab', async () => {
  const { asked } = open('?keyword=请假');
  await screen.findByText('李沐阳的请假申请');
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索标题或事项' });
  fireEvent.change(box(), { target: { value: '用印' } });
  fireEvent.click(screen.getByRole('tab', { name: /待阅/ }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ category: 'READ', keyword: '请假' }));
  expect(box().value).toBe('请假');
});

test('a button searches for what is typed', async () => {
  const { asked } = open();
  await screen.findByText('李沐阳的请假申请');
  fireEvent.change(screen.getByRole('textbox', { name: '搜索标题或事项' }), { target: { value: '用印' } });
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: '用印' }));
});

test('a page that is no more leads to the last one', async () => {
  open('?page=9', ({ body }) => aPage(body.current === 2 ? [aRow()] : [], 25));
  expect(await screen.findByText('李沐阳的请假申请')).toBeTruthy();
  expect(where().get('page')).toBe('2');
});

test('CD-SIGN-1 an empty tab says 暂无数据', async () => {
  open('?tab=CC', () => aPage([]));
  expect(await screen.findByText('暂无数据')).toBeTruthy();
});

test('where nothing meets the conditions, they can be cleared', async () => {
  open('?keyword=没有&late=1', ({ body }) => aPage(body.keyword ? [] : [aRow()]));
  fireEvent.click(await screen.findByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('李沐阳的请假申请')).toBeTruthy();
  expect(Object.fromEntries(where())).toEqual({ tab: 'TODO' });
});

test('a failure says so and can be tried again', async () => {
  let fails = true;
  open('', () => (fails ? refused({ status: 4040, msg: '不存在' }) : aPage([aRow()])));
  const retry = await screen.findByRole('button', { name: /重试/ });
  fails = false;
  fireEvent.click(retry);
  expect(await screen.findByText('李沐阳的请假申请')).toBeTruthy();
});

test('what changed is read again when the server says so, in place', async () => {
  let title = '旧的';
  open('', () => aPage([aRow({ title })]));
  await screen.findByText('旧的');
  title = '新的';
  emitHint('card.affairs');
  expect(await screen.findByText('新的')).toBeTruthy();
});

test('OA-1 a step that another system takes meanwhile appears in the open course of the matter', async () => {
  const step = { node: '初审', handler: '王老师', action: '退回', opinion: '请补发票', at: '2026-11-09 11:00:00' };
  let steps = [step];
  open('', aPage([aRow({ hasSteps: true })]), { 'todos.steps': () => steps });
  fireEvent.click(await screen.findByRole('button', { name: '「李沐阳的请假申请」的办理过程' }));
  await screen.findByText('请补发票');
  steps = [{ ...step, node: '复审', opinion: '材料已齐', at: '2026-11-10 09:00:00' }, step];
  emitHint('card.affairs');
  expect(await screen.findByText('材料已齐')).toBeTruthy();
});

test('a row opens as it does on the card', async () => {
  open('', () => aPage([aRow({ url: '/home/case/7' })]));
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('#/home/case/7');
});

test('what is opened under 待阅 is marked as read, under another tab nothing is', async () => {
  const { wire } = open('', ({ body: { category } }) =>
    aPage([aRow({ id: category === 'READ' ? '2' : '1', title: `${category}`, url: '/home/case/7' })]),
  );
  fireEvent.click(await screen.findByRole('link', { name: /TODO/ }));
  fireEvent.click(screen.getByRole('tab', { name: /待阅/ }));
  fireEvent.click(await screen.findByRole('link', { name: /READ/ }));
  await waitFor(() => expect(wire.to('todos.markRead').map(({ body }) => body.id)).toEqual(['2']));
});

test('PR-5 cases are approved from the list as it was read, and each that could not be is named', async () => {
  const msg = '陈主任已于 09:31 退回，请刷新后再操作';
  const rows = aPage([aRow({ url: '#/home/case/7', revision: 3 })]);
  const { wire } = open('', rows, { 'cases.bulkApprove': [{ id: '7', ok: false, msg }] });
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '同意' }));
  expect(await within(dialog).findByText(`李沐阳的请假申请：${msg}`)).toBeTruthy();
  expect(wire.inputs('cases.bulkApprove')).toMatchObject([{ cases: [{ id: '7', revision: 3 }] }]);
});

test('PR-1 an opinion for several cases is begun with a phrase, as that for one is', async () => {
  const rows = aPage([aRow({ url: '#/home/case/7', revision: 3 })]);
  const { wire } = open('', rows, { 'cases.bulkApprove': [{ id: '7', ok: true, msg: '' }] });
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: '填入“情况属实”' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() => expect(wire.inputs('cases.bulkApprove')).toMatchObject([{ opinion: '情况属实' }]));
});

test('PR-1 what could not be approved for want of an opinion is tried again with one, and nothing else', async () => {
  const rows = aPage([
    aRow({ id: '1', url: '#/home/case/7', revision: 3, title: '请假' }),
    aRow({ id: '2', url: '#/home/case/8', revision: 5, title: '借教室' }),
  ]);
  const { wire } = open('', rows, {
    'cases.bulkApprove': ({ input: { cases, opinion } }) =>
      cases.map(({ id }) => ({ id, ok: id === '7' || opinion !== '', msg: '请填写意见' })),
  });
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '批量同意' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '同意' }));
  await within(dialog).findByText('借教室：请填写意见');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '情况属实' } });
  const later = performance.now() + uiLimits.clickGuardMs;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  fireEvent.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() =>
    expect(wire.inputs('cases.bulkApprove').at(-1)).toMatchObject({
      ...{ cases: [{ id: '8', revision: 5 }], opinion: '情况属实' },
    }),
  );
});

test.each(['TODO', 'STARTED'])(
  'CD-SIGN-1 under %s what another system did in a matter stands below it, and nowhere else',
  async (tab) => {
    const rows = aPage([aRow({ hasSteps: true }), aRow({ id: '2', title: '没有过程的事' })]);
    const steps = [{ node: '初审', handler: '王老师', action: '退回', opinion: '请补发票', at: '2026-11-09 11:00:00' }];
    const { wire } = open(`?tab=${tab}`, rows, { 'todos.steps': steps });
    const button = await screen.findByRole('button', { name: '「李沐阳的请假申请」的办理过程' });
    expect(screen.getAllByRole('button', { name: /的办理过程/ })).toHaveLength(1);
    fireEvent.click(button);
    expect(await screen.findByText('请补发票')).toBeTruthy();
    expect(screen.getByText('初审').parentElement?.textContent).toBe('初审 王老师 · 退回');
    expect(wire.inputs('todos.steps')).toEqual([{ id: '1' }]);
    fireEvent.click(button);
    expect(screen.queryByText('请补发票')).toBeNull();
  },
);

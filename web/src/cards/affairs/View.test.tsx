import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import type { CardData } from '@yizhan/contract/cards.ts';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { parseWireTime } from '../../lib/format.ts';
import { settings } from './settings.tsx';
import { View } from './View.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(parseWireTime('2026-11-20 10:00:00'));
});
afterEach(() => {
  vi.useRealTimers();
});

const aRow = (changes: Partial<TodoRow> = {}): TodoRow => ({
  id: '1',
  title: '李沐阳的请假申请',
  itemName: '学生请假',
  nodeName: '辅导员审批',
  handler: '王老师',
  sentAt: '2026-11-20 09:31:00',
  dueAt: '2026-11-21 12:00:00',
  late: false,
  important: false,
  url: null,
  identityId: null,
  ask: null,
  ...changes,
});
const render = (view: ReactElement) =>
  renderBare(<QueryClientProvider client={new QueryClient()}>{view}</QueryClientProvider>);
const basicConfig = { cardName: '我的事务', cardIntroduction: '', displayRows: 3 };
const show = (list: CardData<'affairs'>['list']) =>
  render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />);

test('CD-SIGN-1 the tabs are 待办, 待阅, 我发起的, 已完成, 抄送我, each with its count', () => {
  const data = settings().sample({ config: settings().initial, displayRows: 3, now: new Date() });
  render(<View data={data} basicConfig={basicConfig} layout="wide" />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '待办99+',
    '待阅6',
    '我发起的5',
    '已完成42',
    '抄送我5',
  ]);
});

test('CD-SIGN-1 an affair shows its item, current node and handler, when it was sent and when it is due', () => {
  show([{ tab: 'TODO', num: 2, result: [aRow({ url: '/home/case/1' })] }]);
  const row = screen.getByRole('listitem');
  for (const words of ['李沐阳的请假申请', '学生请假', '辅导员审批 · 王老师', '29 分钟前 发起', '明天 12:00 截止']) {
    expect(row.textContent).toContain(words);
  }
  expect(row.querySelector('a')?.getAttribute('href')).toBe('#/home/case/1');
  expect(row.querySelector('.is-late')).toBeNull();
});

test('CD-SIGN-1 what is late says so in words, not by colour alone', () => {
  show([{ tab: 'TODO', num: 1, result: [aRow({ dueAt: '2026-11-18 12:00:00', late: true })] }]);
  expect(screen.getByText('已超时 · 11-18 截止').className).toContain('is-late');
});

test('CD-SIGN-1 what is important is marked with a word', () => {
  show([{ tab: 'TODO', num: 2, result: [aRow({ important: true }), aRow({ id: '2' })] }]);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent?.startsWith('重要'))).toEqual([true, false]);
});

test('CD-SIGN-1 an empty tab says 暂无数据, and the link leads to the same tab of the personal centre', () => {
  show([
    { tab: 'TODO', num: 1, result: [aRow()] },
    { tab: 'CC', num: 0, result: [] },
  ]);
  const link = () => screen.getByRole('link', { name: /查看全部/ }).getAttribute('href');
  expect(link()).toBe('#/home/PersonalCenter?tab=TODO');
  fireEvent.click(screen.getByRole('tab', { name: /抄送我/ }));
  expect(screen.getByText('暂无数据')).toBeTruthy();
  expect(link()).toBe('#/home/PersonalCenter?tab=CC');
});

test('the settings name the chosen tabs in the card’s order', () => {
  expect(settings().settings.tabs.words(['DONE', 'TODO'])).toBe('待办、已完成');
});

test('a notice opened on the card, in this tab or by the middle button in another, is marked as read', async () => {
  freshBrowser();
  signedIn();
  const wire = fakeWire({ 'todos.markRead': {} });
  show([{ tab: 'READ', num: 1, result: [aRow({ url: '/home/case/7' })] }]);
  const marked = () => wire.to('todos.markRead').length;
  fireEvent.click(screen.getByRole('link', { name: /请假申请/ }));
  await waitFor(() => expect(marked()).toBe(1));
  // The right button only opens the browser's menu.
  fireEvent(screen.getByRole('link', { name: /请假申请/ }), new MouseEvent('auxclick', { button: 2, bubbles: true }));
  fireEvent(screen.getByRole('link', { name: /请假申请/ }), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  await waitFor(() => expect(marked()).toBe(2));
  vi.unstubAllGlobals();
});

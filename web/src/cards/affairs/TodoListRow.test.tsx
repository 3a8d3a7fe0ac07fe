import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, initAnswer, me, signedIn, tokenBody } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { useSession } from '../../lib/session.ts';
import { TodoListRow } from './TodoListRow.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = new Date('2026-11-20T02:00:00Z');
const aRow = (changes: Partial<TodoRow>): TodoRow => ({
  ...{ id: '1', title: '校企合作协议用印', itemName: '用印申请', nodeName: '', handler: '', late: false },
  ...{ sentAt: '2026-11-20 09:31:00', dueAt: null, important: false, url: null, identityId: null, ask: null },
  ...changes,
});

function show(changes: Partial<TodoRow>, answers: Answers = {}, action?: string) {
  const wire = fakeWire(answers);
  const onOpen = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TodoListRow row={aRow(changes)} now={now} action={action} onOpen={onOpen} />
    </QueryClientProvider>,
  );
  return { wire, onOpen };
}

test('HM-2 a row that opens shows what to do with it, and is still one link with its own name', () => {
  show({ url: '#/home/service/7' }, {}, '去办理');
  expect(screen.getByText('去办理')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^校企合作协议用印/ }).getAttribute('href')).toBe('#/home/service/7');
  expect(screen.queryByRole('link', { name: /去办理/ })).toBeNull();
  cleanup();
  show({ ask: { name: '学校办公室', phone: '' } }, {}, '去办理');
  expect(screen.queryByText('去办理')).toBeNull();
});

test('HM-2 a row that nothing opens names the department to ask, with a number to call', () => {
  show({ ask: { name: '学校办公室', phone: '0871-6500 1234' } });
  expect(screen.getByText(/请咨询学校办公室/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '0871-6500 1234' }).getAttribute('href')).toBe('tel:087165001234');
});

test('HM-2 where no department is known, the help office is named, or the school’s own number', () => {
  useSession.setState({ boot: boot({ helpDesk: { name: '网络中心', phone: '0871-6500 2222' } }) });
  show({ ask: { name: '', phone: '' } });
  expect(screen.getByText(/请咨询网络中心/).textContent).toContain('0871-6500 2222');
  cleanup();
  useSession.setState({ boot: boot({ footer: { ...boot().footer, phone: '0871-6500 0000' } }) });
  show({ ask: { name: '', phone: '' } });
  expect(screen.getByRole('link', { name: '0871-6500 0000' })).toBeTruthy();
  cleanup();
  useSession.setState({ boot: boot() });
  show({ ask: { name: '', phone: '' } });
  expect(screen.getByText(/请咨询学校信息化部门/)).toBeTruthy();
});

test('HM-2 a row for another identity offers to switch to it and then opens', async () => {
  const { wire, onOpen } = show(
    { url: '#/home/service/7', identityId: '2' },
    {
      'session.switchIdentity': tokenBody({ access_token: 'access-2' }),
      'session.init': initAnswer(me({ active: '2' })),
    },
  );
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '切换为「研究生」后办理' }));
  await waitFor(() => expect(location.hash).toBe('#/home/service/7'));
  expect(wire.to('session.switchIdentity').map(({ input }) => input.id)).toEqual(['2']);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('HM-2 when the switch is refused, the row stays and nothing opens', async () => {
  const { wire, onOpen } = show(
    { url: '#/home/service/7', identityId: '2' },
    { 'session.switchIdentity': refused({ status: 1002, msg: '该身份不存在或已失效' }) },
  );
  fireEvent.click(screen.getByRole('button', { name: /切换为/ }));
  await waitFor(() => expect(wire.to('session.switchIdentity')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  expect([location.hash, onOpen.mock.calls.length]).toEqual(['', 0]);
});

test('HM-2 once the identity is the active one, the row is a plain link', () => {
  signedIn(me({ active: '2' }));
  show({ url: '#/home/service/7', identityId: '2' });
  expect(screen.getByRole('link', { name: /用印/ }).getAttribute('href')).toBe('#/home/service/7');
});

test('OA-1 a row says who began it and how far it is, and on a phone opens the address for phones', () => {
  const row = {
    initiator: '王老师 · 教务处',
    percent: 30,
    url: 'https://oa.example/1',
    mobileUrl: 'https://m.example/1',
  };
  show(row);
  expect(screen.getByRole('link').getAttribute('href')).toBe(row.url);
  expect(screen.getByText('王老师 · 教务处 发起')).toBeTruthy();
  expect(screen.getByText('已完成 30%')).toBeTruthy();
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  show(row);
  expect(screen.getByRole('link').getAttribute('href')).toBe(row.mobileUrl);
});

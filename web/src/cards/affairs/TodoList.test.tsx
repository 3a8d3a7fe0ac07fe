import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import type { OwnCaseCan } from './OwnCaseActions.tsx';
import { TodoList } from './TodoList.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aRow = (changes: Partial<TodoRow> = {}): TodoRow => ({
  ...{ id: '1', title: '请假申请', itemName: '学生请假', nodeName: '辅导员审批', handler: '王老师', late: false },
  ...{
    sentAt: '2026-11-20 09:31:00',
    dueAt: null,
    important: false,
    url: '#/home/case/7',
    identityId: null,
    ask: null,
  },
  ...changes,
});

function show(tab: TodoCategory, can: OwnCaseCan['can']) {
  const wire = fakeWire({
    'cases.actions': [{ id: '7', revision: 3, can }],
    'cases.act': { id: '7', no: 'QJ-2026-0001', status: 'running', revision: 4 },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TodoList tab={tab} rows={[aRow(), aRow({ id: '2', title: '别的系统', url: 'https://oa.example.edu/1' })]} />
    </QueryClientProvider>,
  );
  return wire;
}

test('CD-SIGN-1 one’s own case can be urged or withdrawn from its row; other rows offer nothing', async () => {
  const wire = show('STARTED', ['urge', 'withdraw', 'comment']);
  fireEvent.click(await screen.findByRole('button', { name: '催办 请假申请' }));
  await waitFor(() => expect(wire.to('cases.act')).toHaveLength(1));
  expect(wire.to('cases.act')[0]?.input).toEqual({ id: '7', revision: 3, act: { action: 'urge' } });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['催办', '撤回']);
  expect(wire.to('cases.actions')[0]?.input).toEqual({ ids: ['7'] });
});

test('CD-SIGN-1 a finished case is rated from its row', async () => {
  show('DONE', ['rate']);
  expect(await screen.findByRole('button', { name: '评价 请假申请' })).toBeTruthy();
});

test('CD-SIGN-1 what waits for a decision asks for no actions of one’s own', () => {
  const wire = show('TODO', []);
  expect(wire.to('cases.actions')).toEqual([]);
});

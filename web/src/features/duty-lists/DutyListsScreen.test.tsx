import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { dutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import type { DutyListsView } from '@yizhan/contract/entities/duty-list.ts';
import { firstDutyListsContent } from '@yizhan/contract/first-duty-lists.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import DutyListsScreen from './DutyListsScreen.tsx';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

const lists: DutyListsView = {
  ...{ title: '三张清单', intro: '', showDeptTree: true, updatedAt: null },
  lists: firstDutyListsContent().lists.map(({ code, name, icon, columns }) => ({
    code,
    name,
    icon,
    columns,
    total: 45,
  })),
};
const item = (id: number) =>
  dutyItemLine.parse({
    ...{ id: `${id}`, deptId: '7', deptName: '教务处', listType: 'power', code: `QL-${id}`, title: `审批事项 ${id}` },
    ...{ coDepts: [], updatedOn: '2026-11-01', services: [], titleMarks: [] },
  });
const SIZE = 20;
const pageAt = (current: number) => ({
  ...{ total: 45, current, size: SIZE, meant: null },
  records: Array.from({ length: Math.max(0, Math.min(SIZE, 45 - (current - 1) * SIZE)) }, (_, at) =>
    item((current - 1) * SIZE + at + 1),
  ),
});
const busy = refused({ http: 429, status: 429, msg: '操作过于频繁，请 9 秒后再试' });
const Address = () => <output data-testid="address">{useLocation().search}</output>;

function show(at: string) {
  const wire = fakeWire({
    'dutyLists.openView': ({ input }) => (input.keyword ? busy : lists),
    'dutyLists.openDepartments': ({ input }) =>
      input.keyword ? busy : [{ id: '7', parentId: null, name: '教务处', shortName: '', total: 45 }],
    'dutyLists.openPage': ({ input }) => (input.keyword ? busy : pageAt(Number(input.current))),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <DutyListsScreen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('LS-3 DR-2 a search that is refused for now leaves the lists, their departments and items, and says so', async () => {
  const wire = show('/?view=lists');
  expect(await screen.findByRole('button', { name: /审批事项 1$/ })).toBeDefined();
  expect(await screen.findByRole('button', { name: /^教务处 ?45$/ })).toBeDefined();
  const words = screen.getByRole('textbox', { name: '搜索事项名称、编码、部门，支持拼音' });
  fireEvent.change(words, { target: { value: '学籍' } });
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  await waitFor(() => expect(wire.to('dutyLists.openDepartments').at(-1)?.input).toMatchObject({ keyword: '学籍' }));
  for (const note of screen.getAllByRole('alert')) expect(note.textContent).toContain('请 9 秒后再试');
  expect(screen.getByRole('button', { name: /审批事项 1$/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^教务处 ?45$/ })).toBeDefined();
  expect(screen.getByRole('heading', { name: '三张清单' })).toBeDefined();
});

test('LS-1 a page past the end of a list is its last page, with its own numbers', async () => {
  show('/?view=lists&page=9999');
  expect(await screen.findByRole('button', { name: /审批事项 45$/ })).toBeDefined();
  expect(screen.queryByText(/没有/)).toBeNull();
  expect(screen.getByTestId('address').textContent).toBe('?view=lists&page=3');
  expect(screen.getByRole('cell', { name: '41' })).toBeDefined();
});

test('LS-1 the row of an item opens it, wherever it is pressed', async () => {
  show('/?view=lists');
  fireEvent.click(await screen.findByRole('cell', { name: 'QL-2' }));
  expect(screen.getByTestId('address').textContent).toBe('?view=lists&item=2');
});

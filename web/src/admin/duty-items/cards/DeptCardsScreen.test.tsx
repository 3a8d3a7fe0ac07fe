import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { type Answer, fakeWire, refused } from '../../../../test/wire.ts';
import { clearUnsavedChanges } from '../../../admin-kit/form/unsaved-changes.ts';
import { query } from '../../../lib/api.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import DeptCardsScreen from './DeptCardsScreen.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
  act(() => toast.clear());
});

const academic: DepartmentCard = {
  ...{ id: '3', parentId: null, name: '教务处', shortName: '教务', leader: '王处长', phone: '0871-1', intro: '' },
  ...{ location: '行政楼 205', officeHours: '', mail: '', website: '', chart: null, services: 4 },
  ...{ mayChange: true, version: 5 },
};
const nothing = { shortName: '', leader: '', phone: '', location: '' };
const exams: DepartmentCard = { ...academic, ...nothing, id: '4', parentId: '3', name: '考试中心', version: 1 };
const finance: DepartmentCard = { ...academic, id: '8', name: '财务处', mayChange: false };

const saved: Answer<'departments.submitCard'> = { id: '3', version: 6 };

const draw = (client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/home/deptResponsibilityListConfig']}>
        <DeptCardsScreen />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );

function show(all: DepartmentCard[] = [academic, exams, finance], submit = saved) {
  const wire = fakeWire({
    'departments.cards': () => all,
    'departments.cardToEdit': () => academic,
    'departments.submitCard': submit,
    'departments.removeCard': () => ({ id: '3', version: 6 }),
  });
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return wire.inputs;
}

const press = (name: string) => act(async () => screen.getByText(name).closest('button')?.click());
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('a keeper sees the departments they keep, how much each says, and the first one’s card', async () => {
  show();
  const list = await screen.findByRole('navigation', { name: '部门' });
  expect(within(list).getByText('已填 3 / 8')).toBeTruthy();
  expect(within(list).getByText('未填写')).toBeTruthy();
  expect(within(list).queryByText('财务处')).toBeNull();
  expect(await screen.findByDisplayValue('王处长')).toBeTruthy();
  expect(screen.getByText('还缺：简介、办公时间、邮箱、网站、组织机构图')).toBeTruthy();
});

test('the preview follows what is written, and saving sends the version one holds', async () => {
  const sent = show();
  await write('办公时间', '全天');
  const preview = screen.getByRole('complementary', { name: '预览' });
  expect(await within(preview).findByText('全天')).toBeTruthy();
  await press('保存');
  await waitFor(() => expect(sent('departments.submitCard')).toHaveLength(1));
  expect(sent('departments.submitCard')[0]).toMatchObject({
    id: '3',
    version: 5,
    officeHours: '全天',
    leader: '王处长',
  });
  await write('办公时间', '上午');
  await press('保存');
  await waitFor(() => expect(sent('departments.submitCard')[1]).toMatchObject({ version: 6, officeHours: '上午' }));
});

/** A fake school that stores changes, and refuses stale versions. */
function keeping(...cards: DepartmentCard[]) {
  const stored = new Map(cards.map((card) => [card.id, card]));
  const held = (id: string) => stored.get(id) ?? academic;
  const write = (input: { id: string; version: number }, changes: Partial<DepartmentCard>) => {
    const { id, version } = held(input.id);
    if (input.version !== version) return refused({ status: 9009, result: { who: '我', when: '', what: '' } });
    stored.set(id, { ...held(id), ...changes, version: version + 1 });
    return { id, version: version + 1 };
  };
  const wire = fakeWire({
    'departments.cards': () => [...stored.values()],
    'departments.cardToEdit': ({ input }) => held(input.id),
    'departments.submitCard': ({ input }) => write(input, input),
    'departments.removeCard': ({ input }) => write(input, nothing),
  });
  return {
    stored,
    versions: (name: 'departments.submitCard' | 'departments.removeCard') =>
      wire.inputs(name).map(({ version }) => version),
  };
}

const choose = async (name: string) => {
  const list = await screen.findByRole('navigation', { name: '部门' });
  await act(async () => within(list).getByText(name).closest('button')?.click());
  await screen.findByRole('heading', { level: 2, name });
};

test('a card that was looked at, saved, left and opened again is as it was saved, and is saved again', async () => {
  const { stored, versions } = keeping(academic, exams);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  await client.fetchQuery(query.departments.cardToEdit({ id: '3' }));
  stored.set('3', { ...academic, leader: '李处长', version: 6 });
  draw(client);
  expect(await screen.findByDisplayValue('李处长')).toBeTruthy();
  await write('电话', '0871-2');
  await press('保存');
  await waitFor(() => expect(versions('departments.submitCard')).toEqual([6]));
  expect(client.getQueryData(query.departments.cardToEdit({ id: '3' }).queryKey)).toMatchObject({ phone: '0871-2' });
  await choose('考试中心');
  await choose('教务处');
  expect(await screen.findByDisplayValue('0871-2')).toBeTruthy();
  await write('电话', '0871-3');
  await press('保存');
  await waitFor(() => expect(versions('departments.submitCard')).toEqual([6, 7]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(stored.get('3')).toMatchObject({ phone: '0871-3', version: 8 });
});

test('who saved a card empties it with the version they hold, and brings it back as it was saved', async () => {
  const { stored, versions } = keeping(academic);
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  await write('电话', '0871-2');
  await press('保存');
  await waitFor(() => expect(stored.get('3')?.version).toBe(6));
  await act(async () => screen.getByLabelText('教务处 的操作').click());
  await act(async () => (await screen.findByRole('menuitem', { name: '清空名片' })).click());
  const question = await screen.findByRole('alertdialog');
  await act(async () => within(question).getByRole('button', { name: '清空名片' }).click());
  await waitFor(() => expect(versions('departments.removeCard')).toEqual([6]));
  await act(async () => (await screen.findByRole('button', { name: '撤销' })).click());
  await waitFor(() => expect(stored.get('3')).toMatchObject({ phone: '0871-2', leader: '王处长', version: 8 }));
});

test('an address that is no web address is said at its field, and nothing is sent', async () => {
  const sent = show();
  await write('网站', 'javascript:alert(1)');
  await press('保存');
  expect(await screen.findByText('请填写以 http:// 或 https:// 开头的完整网址')).toBeTruthy();
  expect(sent('departments.submitCard')).toEqual([]);
});

test('a change by somebody else is told (9009)', async () => {
  const theirs = { who: '王秘书', when: '2026-11-10 08:00:00', what: '教务处' };
  show(undefined, refused({ status: 9009, result: theirs }));
  await write('电话', '2');
  await press('保存');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('王秘书');
});

test('a card is emptied after a question, and brought back as it was', async () => {
  const sent = show();
  await screen.findByDisplayValue('王处长');
  await act(async () => screen.getByLabelText('教务处 的操作').click());
  await act(async () => (await screen.findByRole('menuitem', { name: '清空名片' })).click());
  const question = await screen.findByRole('alertdialog', { name: '清空「教务处」的名片？' });
  expect(sent('departments.removeCard')).toEqual([]);
  await act(async () => within(question).getByRole('button', { name: '清空名片' }).click());
  await waitFor(() => expect(sent('departments.removeCard')).toEqual([{ id: '3', version: 5 }]));
  await act(async () => (await screen.findByRole('button', { name: '撤销' })).click());
  await waitFor(() => expect(sent('departments.submitCard')).toHaveLength(1));
  expect(sent('departments.submitCard')[0]).toMatchObject({
    id: '3',
    version: 6,
    leader: '王处长',
    location: '行政楼 205',
  });
});

test('who keeps no department is told so', async () => {
  show([finance]);
  expect(await screen.findByText('您当前的身份没有可以维护的部门')).toBeTruthy();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import { questions } from '../../ui/confirm.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { PublishBar, type PublishBarProps } from './PublishBar.tsx';

beforeEach(freshBrowser);
afterEach(() => {
  act(() => questions.cancelAll());
  vi.unstubAllGlobals();
  toast.clear();
});

const state: PublicationState = {
  id: '3',
  kind: 'card',
  name: '重要公告',
  version: 4,
  draft: false,
  published: { number: 2, at: '2025-11-20 10:00:00' },
  scheduled: null,
  failed: null,
  changedBy: '周敏',
  changedAt: '2025-11-20 10:00:00',
};
const describe = {
  label: (path: readonly unknown[]) => path.join('.'),
  words: (_: unknown, value: unknown) => String(value),
};

function show(changes: Partial<PublishBarProps>) {
  const props = {
    state,
    unsaved: false,
    describe,
    save: vi.fn(),
    isValid: async () => true,
    onChanged: vi.fn(async () => undefined),
    onRemoved: vi.fn(),
    onFailed: vi.fn(),
  };
  const all = { ...props, ...changes };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PublishBar {...all} />
      <Overlays />
    </QueryClientProvider>,
  );
  return all;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('what is published and unchanged cannot be published again', () => {
  show({});
  expect(screen.getByText('已发布')).toBeTruthy();
  expect(screen.getByText(/第 2 版/)).toBeTruthy();
  expect([button('发布'), button('定时发布'), button('保存草稿')].map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
  ]);
});

test('PB-1 a draft is named as one beside what people see', () => {
  show({ state: { ...state, draft: true } });
  expect(screen.getByText('草稿')).toBeTruthy();
  expect(screen.getByText(/有未发布的修改/)).toBeTruthy();
  expect(button('发布').disabled).toBe(false);
});

test('what is on the screen is saved before it is published, with the version that made', async () => {
  const wire = fakeWire({ 'publishing.publish': () => ({ id: '3', version: 6 }) });
  const save = vi.fn(async () => ({ id: '3', version: 5 }));
  const { onChanged } = show({ unsaved: true, save });
  fireEvent.click(button('发布'));
  await confirm('发布');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(wire.sent.map(({ call, input }) => ({ call, input }))).toEqual([
    { call: 'publishing.publish', input: { id: '3', version: 5 } },
  ]);
});

test('PB-1 it is said to be published when the screen shows the new version: nothing typed from then on is replaced', async () => {
  fakeWire({ 'publishing.publish': () => ({ id: '3', version: 5 }) });
  let arrive = () => {};
  const reloaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { onChanged } = show({ state: { ...state, draft: true }, onChanged: vi.fn(() => reloaded) });
  fireEvent.click(button('发布'));
  await confirm('发布');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(screen.queryByText('已发布', { selector: '[role="status"] *' })).toBeNull();
  arrive();
  expect(await screen.findByText('已发布', { selector: '[role="status"] *' })).toBeTruthy();
});

test('PB-4 a refusal goes to the screen, and nothing is said to be published', async () => {
  fakeWire({ 'publishing.publish': () => refused({ status: 9009, msg: '已修改', result: { who: '王老师' } }) });
  const onFailed = vi.fn();
  const { onChanged } = show({ state: { ...state, draft: true }, onFailed });
  fireEvent.click(button('发布'));
  await confirm('发布');
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalled());
  expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ status: 9009, result: { who: '王老师' } });
  expect(onChanged).not.toHaveBeenCalled();
});

test('PB-3 the difference of draft and published revision is shown place by place', async () => {
  const revision = { madeBy: '周敏', madeAt: '2025-11-20 10:00:00', publishedAt: '2025-11-20 10:00:00', from: null };
  const wire = fakeWire({
    'publishing.revisions': () => ({
      records: [{ ...revision, number: 2, current: true }],
      total: 1,
      current: 1,
      size: 100,
    }),
    'publishing.difference': () => [{ path: ['displayRows'], before: 1, after: 2 }],
  });
  show({ state: { ...state, draft: true } });
  fireEvent.click(button('差异'));
  const place = await screen.findByText('displayRows');
  expect(place.closest('tr')?.textContent).toBe('displayRows12');
  expect(wire.inputs('publishing.difference')).toContainEqual({ id: '3', from: 2, to: 'draft' });
});

/** The confirmation text; the action is then cancelled. */
async function asked() {
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  return words;
}
const waiting = { number: 3, at: '2099-03-01 08:00:00' };
const over = { number: 3, at: '2025-11-21 08:00:00' };

test('PB-2 who publishes while a schedule waits is told that it ends; without one nothing is said of it', async () => {
  show({ state: { ...state, draft: true, scheduled: waiting } });
  fireEvent.click(button('发布'));
  expect(await asked()).toContain('发布后，用户立即可见；原定 2099-03-01 08:00 的定时发布将取消。确定发布吗？');
  cleanup();
  show({ state: { ...state, draft: true } });
  fireEvent.click(button('发布'));
  expect(await asked()).toContain('发布后，用户立即可见。确定发布吗？');
});

test('PB-3 who rolls back while a schedule waits is told that it ends', async () => {
  const revision = { madeBy: '周敏', madeAt: '2025-11-20 10:00:00', publishedAt: '2025-11-20 10:00:00', from: null };
  fakeWire({
    'publishing.revisions': () => ({
      records: [{ ...revision, number: 1, current: false }],
      total: 1,
      current: 1,
      size: 100,
    }),
  });
  show({ state: { ...state, scheduled: waiting } });
  fireEvent.click(button('历史版本'));
  fireEvent.click(await screen.findByRole('button', { name: '恢复此版本' }));
  expect(await asked()).toContain('原定 2099-03-01 08:00 的定时发布将取消');
});

test('PB-2 a scheduled publish that failed is named as one, with the reason and what to do next', () => {
  const failed = { ...over, code: 'name_taken', params: { name: '眼乙' } };
  show({ state: { ...state, draft: true, failed } });
  expect(screen.getByText('定时发布失败')).toBeTruthy();
  expect(screen.getByText(/定时发布失败：/).textContent).toBe(
    '第 3 版 · 2025-11-21 定时发布失败：「眼乙」已存在，请换一个名称。可直接发布草稿，或修改后重新定时。',
  );
  expect(button('发布').disabled).toBe(false);
});

test('PB-2 what waits for a time that is over is not said to be published', () => {
  show({ state: { ...state, scheduled: waiting } });
  expect(screen.getByText(/第 3 版 · 2099-03-01 08:00 发布/)).toBeTruthy();
  cleanup();
  show({ state: { ...state, scheduled: over } });
  expect(screen.getByText(/第 3 版 · 原定 2025-11-21 发布，等待结果/)).toBeTruthy();
});

test('PB-2 once the time has come the bar reads again what became of it, unless something would be lost', () => {
  const { onChanged } = show({ state: { ...state, scheduled: over } });
  emitHint('cards');
  expect(onChanged).toHaveBeenCalledTimes(1);
  cleanup();
  const others = [
    show({ state: { ...state, scheduled: waiting } }),
    show({ state: { ...state, scheduled: over }, unsaved: true }),
  ];
  emitHint('cards');
  for (const other of others) expect(other.onChanged).not.toHaveBeenCalled();
});

const reviewing = (mayReview: boolean) => signedIn(me({ reviewedKinds: ['card'], mayReview }));
const submitted = { state: 'submitted', by: '9', byName: '李编辑', at: '2025-11-20 09:00:00', reason: '' } as const;

test('AD-1 where the kind is reviewed its editor submits the draft instead of publishing it', async () => {
  reviewing(false);
  const wire = fakeWire({ 'publishing.askReview': { id: '3', version: 5 } });
  const { onChanged } = show({ state: { ...state, draft: true } });
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  expect(screen.queryByRole('button', { name: '定时发布' })).toBeNull();
  fireEvent.click(button('提交审核'));
  await confirm('提交审核');
  await vi.waitFor(() => expect(wire.to('publishing.askReview')[0]?.input).toEqual({ id: '3', version: 4 }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('AD-1 a reviewer publishes what somebody else submitted, or returns it with a reason', async () => {
  reviewing(true);
  const wire = fakeWire({ 'publishing.sendBack': { id: '3', version: 5 } });
  show({ state: { ...state, draft: true, review: submitted } });
  expect(button('发布').disabled).toBe(false);
  expect(screen.getByText(/李编辑 .*提交审核/)).toBeTruthy();
  fireEvent.click(button('退回'));
  const dialog = within(await screen.findByRole('dialog', { name: '退回「重要公告」' }));
  fireEvent.click(dialog.getByRole('button', { name: '退回' }));
  expect(dialog.getByText('请填写退回的原因')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/退回的原因/), { target: { value: '请写摘要' } });
  fireEvent.submit(dialog.getByLabelText(/退回的原因/));
  await vi.waitFor(() =>
    expect(wire.to('publishing.sendBack')[0]?.input).toEqual({ id: '3', version: 4, reason: '请写摘要' }),
  );
});

test('AD-1 a reviewer’s own submission waits for another one', () => {
  reviewing(true);
  show({ state: { ...state, draft: true, review: { ...submitted, by: '7' } } });
  expect(button('待审核').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
});

test('AD-1 what cannot be saved is said before anything is asked; whom it reaches stands in the question', async () => {
  const isValid = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  show({ unsaved: true, isValid, publishNote: '发布后，教师看到这个布局。' });
  fireEvent.click(button('发布'));
  await vi.waitFor(() => expect(isValid).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(button('发布'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('教师看到这个布局');
});

test('PB-3 the difference that is opened while a draft is being saved stays open', async () => {
  fakeWire({ 'publishing.revisions': { records: [], total: 0, current: 1, size: 10 } });
  const saves: ((version: { id: string; version: number }) => void)[] = [];
  const save = () => new Promise<{ id: string; version: number }>((resolve) => saves.push(resolve));
  show({ unsaved: true, save });
  fireEvent.click(button('保存草稿'));
  fireEvent.click(button('差异'));
  await screen.findByRole('dialog', { name: '差异' });
  await act(async () => saves[0]?.({ id: '3', version: 5 }));
  expect(await screen.findByText('草稿已保存')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: '差异' })).not.toBeNull();
});

test('AD-2 AD-8 a draft that was never published and that something uses stays, with a link to it; unused, it can be brought back', async () => {
  signedIn(me({ configurationMenu: [{ code: 'cases', name: '办件', path: '/userFrameConfig/manage/cases' }] }));
  let isUsed = true;
  const usedBy = [{ kind: 'case', id: '7', name: 'QJ-2026-0001 请假申请' }];
  const wire = fakeWire({
    'publishing.discard': () =>
      isUsed ? refused({ status: 1002, msg: '仍被使用', result: { usedBy, totals: { case: 1 } } }) : {},
    'recycling.undo': {},
  });
  const neverOut: PublicationState = { ...state, kind: 'process', name: '请假', draft: true, published: null };
  const { onRemoved } = show({ state: neverOut });
  const discard = async () => {
    fireEvent.click(button('更多操作'));
    fireEvent.click(await screen.findByRole('menuitem', { name: '放弃草稿' }));
    await confirm('放弃草稿');
  };
  await discard();
  const dialog = within(await screen.findByRole('alertdialog', { name: '不能删除「请假」' }));
  fireEvent.click(dialog.getByRole('link', { name: 'QJ-2026-0001 请假申请' }));
  expect(onRemoved).not.toHaveBeenCalled();
  isUsed = false;
  await discard();
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalled());
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await vi.waitFor(() => expect(wire.inputs('recycling.undo')).toEqual([{ kind: 'process', id: '3' }]));
});

test('PB-5 what a student sees of a guide is one click away from the message that it is out, for its editor too', async () => {
  signedIn(me({ configurationMenu: [{ code: 'managementGuideConfig', name: '', path: '/managementGuideConfig' }] }));
  const wire = fakeWire({
    'publishing.publish': () => ({ id: '3', version: 5 }),
    'viewAs.begin': { type: 1, typeName: '本科生', deptName: '', roleName: '', at: null },
    'session.init': initAnswer(me()),
  });
  show({ state: { ...state, kind: 'guide', draft: true } });
  fireEvent.click(button('发布'));
  await confirm('发布');
  fireEvent.click(await screen.findByRole('button', { name: '看看学生看到的' }));
  await vi.waitFor(() => expect(wire.inputs('viewAs.begin')).toMatchObject([{ type: 1 }]));
  await vi.waitFor(() => expect(location.hash).toBe('#/home/guides'));
});

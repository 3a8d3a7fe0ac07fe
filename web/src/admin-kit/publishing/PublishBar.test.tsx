import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeWire, refused, refuseOthers } from '../../../test/wire.ts';
import { emitHint } from '../../lib/hints.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { PublishBar, type PublishBarProps } from './PublishBar.tsx';

afterEach(() => {
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
    onChanged: vi.fn(),
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
  const wire = fakeWire({ 'publishing.publish': () => ({ id: '3', version: 6 }) }, refuseOthers);
  const save = vi.fn(async () => ({ id: '3', version: 5 }));
  const { onChanged } = show({ unsaved: true, save });
  fireEvent.click(button('发布'));
  await confirm('发布');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(wire.sent.map(({ call, input }) => ({ call, input }))).toEqual([
    { call: 'publishing.publish', input: { id: '3', version: 5 } },
  ]);
});

test('PB-4 a refusal goes to the screen, and nothing is said to be published', async () => {
  fakeWire(
    { 'publishing.publish': () => refused({ status: 9009, msg: '已修改', result: { who: '王老师' } }) },
    refuseOthers,
  );
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
  const wire = fakeWire(
    {
      'publishing.revisions': () => ({
        records: [{ ...revision, number: 2, current: true }],
        total: 1,
        current: 1,
        size: 100,
      }),
      'publishing.difference': () => [{ path: ['displayRows'], before: 1, after: 2 }],
    },
    refuseOthers,
  );
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
  fakeWire(
    {
      'publishing.revisions': () => ({
        records: [{ ...revision, number: 1, current: false }],
        total: 1,
        current: 1,
        size: 100,
      }),
    },
    refuseOthers,
  );
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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test/answers.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { toast } from '../ui/toast.ts';
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
  const calls = answerCalls({ '/publishing/publish': () => ({ result: { id: '3', version: 6 } }) });
  const save = vi.fn(async () => ({ id: '3', version: 5 }));
  const { onChanged } = show({ unsaved: true, save });
  fireEvent.click(button('发布'));
  await confirm('发布');
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls).toEqual([{ path: '/publishing/publish', body: { id: '3', version: 5 } }]);
});

test('PB-4 a refusal goes to the screen, and nothing is said to be published', async () => {
  answerCalls({ '/publishing/publish': () => ({ status: 9009, msg: '已修改', result: { who: '王老师' } }) });
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
  const calls = answerCalls({
    '/publishing/revisions': () => ({
      result: { records: [{ ...revision, number: 2, current: true }], total: 1, current: 1, size: 100 },
    }),
    '/publishing/difference': () => ({ result: [{ path: ['displayRows'], before: 1, after: 2 }] }),
  });
  show({ state: { ...state, draft: true } });
  fireEvent.click(button('差异'));
  const place = await screen.findByText('displayRows');
  expect(place.closest('tr')?.textContent).toBe('displayRows12');
  expect(calls).toContainEqual({ path: '/publishing/difference', body: { id: '3', from: 2, to: 'draft' } });
});

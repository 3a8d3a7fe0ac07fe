import { act, fireEvent, render, screen } from '@testing-library/react';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { expect, test, vi } from 'vitest';
import { toWireTime } from '../lib/format.ts';
import { CardFrame } from './CardFrame.tsx';

const head = {
  id: '1',
  kind: 'announcements',
  place: 'main',
  span: 1,
  frame: null,
  mandatory: false,
  basicConfig: { cardName: '重要公告', cardIntroduction: '学校通知', displayRows: 3 },
} as const;
const onRetry = vi.fn();
/** With the lazily loaded view of its kind. */
const show = (card: HomeCard) =>
  act(async () => render(<CardFrame card={card} layout="wide" onRetry={onRetry} retrying={false} />));

test('CD-1 a card that failed shows its own error and can be asked again', async () => {
  const { container } = await show({ ...head, state: 'failed' });
  expect(container.querySelector('[data-card="announcements"]')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '重要公告' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('这张卡片暂时打不开');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a card whose source is away shows its last good data and says from when', async () => {
  const at = toWireTime(new Date(Date.now() - 5 * 60_000));
  await show({ ...head, state: 'stale', at, data: { dataSource: 'PORTAL', list: [] } });
  expect(screen.getByRole('alert').textContent).toContain('显示的是5 分钟前的内容');
  expect(await screen.findByText('暂无公告')).toBeTruthy();
});

test('CD-1 a card that cannot be drawn says so inside its own frame', async () => {
  // React logs what the boundary caught; expected here.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { dataSource: 'PORTAL', list: undefined } as unknown as { dataSource: 'PORTAL'; list: [] };
  await show({ ...head, state: 'fresh', at: toWireTime(new Date()), data: broken });
  expect((await screen.findByRole('alert')).textContent).toContain('这张卡片暂时打不开');
  expect(screen.getByRole('heading', { name: '重要公告' })).toBeTruthy();
  errors.mockRestore();
});

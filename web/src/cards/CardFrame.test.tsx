import { fireEvent, render, screen } from '@testing-library/react';
import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { expect, test, vi } from 'vitest';
import { wireTime } from '../lib/format.ts';
import { CardFrame } from './CardFrame.tsx';

const head = {
  id: '1',
  kind: 'announcements',
  basicConfig: { cardName: '重要公告', cardIntroduction: '学校通知', displayRows: 3 },
} as const;
const onRetry = vi.fn();
const show = (card: HomeCard) => render(<CardFrame card={card} layout="wide" onRetry={onRetry} retrying={false} />);

test('CD-1 a card that failed shows its own error and can be asked again', () => {
  const { container } = show({ ...head, state: 'failed' });
  expect(container.querySelector('[data-card="announcements"]')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '重要公告' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('这张卡片暂时打不开');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a card whose source is away shows its last good data and says from when', () => {
  const at = wireTime(new Date(Date.now() - 5 * 60_000));
  show({ ...head, state: 'stale', at, data: { dataSource: 'PORTAL', list: [] } });
  expect(screen.getByRole('alert').textContent).toContain('显示的是5 分钟前的内容');
  expect(screen.getByText('暂无公告')).toBeTruthy();
});

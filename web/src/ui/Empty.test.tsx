import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Empty } from './Empty.tsx';

test('an empty place says in one sentence what is missing, and the next step', () => {
  const { container } = render(<Empty text="还没有收藏" action={<a href="#/home/hall">去服务大厅</a>} />);
  expect(screen.queryByText('还没有收藏')).not.toBeNull();
  expect(screen.getByRole('link', { name: '去服务大厅' }).getAttribute('href')).toBe('#/home/hall');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('an empty place without words of its own still says that there is nothing', () => {
  const { container } = render(<Empty />);
  expect(container.textContent).toBe('暂无数据');
});

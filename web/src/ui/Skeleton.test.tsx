import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

const bars = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('span')];

test('a skeleton is nothing to a screen reader', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[aria-hidden="true"]')?.contains(bars(container)[0] ?? null)).toBe(true);
});

test('of several lines the last is shorter, as in a paragraph', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(bars(container).map(({ style }) => style.width)).toEqual(['', '', '62%']);
});

test('a block keeps the height of what comes', () => {
  const { container } = render(<Skeleton shape="block" height={48} />);
  expect(bars(container).map(({ style }) => style.height)).toEqual(['48px']);
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

const renderedText = (count: number, most?: number) =>
  render(<Badge count={count} most={most} />).container.querySelector('[aria-hidden]')?.textContent;

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2000, '99+'],
])('a badge of %i reads %s', (count, text) => expect(renderedText(count)).toBe(text));

test('the cap can be another', () => expect(renderedText(12, 9)).toBe('9+'));

test('nothing to count shows nothing', () => {
  expect(render(<Badge count={0} />).container.textContent).toBe('');
});

test('a dot says in words what it means', () => {
  expect(render(<Badge dot />).container.textContent).toBe('有新内容');
});

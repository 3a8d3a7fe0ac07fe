import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

const bar = () => screen.getByRole('progressbar', { name: '导入' });

test('a progress bar says what advances and how far it is, in whole percent', () => {
  render(<Progress label="导入" value={61.6} figure />);
  expect(bar().getAttribute('aria-valuenow')).toBe('62');
  expect(screen.queryByText('62%')).not.toBeNull();
});

test.each([
  [-5, '0'],
  [140, '100'],
])('a progress of %i is told as %s', (value, text) => {
  render(<Progress label="导入" value={value} />);
  expect(bar().getAttribute('aria-valuenow')).toBe(text);
});

test('a progress whose end is not known tells no number', () => {
  const { container } = render(<Progress label="导入" figure />);
  expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  expect(container.textContent).toBe('');
});

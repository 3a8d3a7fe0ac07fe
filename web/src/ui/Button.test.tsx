import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button at work keeps its words in place, takes no click and stays reachable', () => {
  const save = vi.fn();
  render(
    <Button loading onClick={save}>
      保存
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  fireEvent.click(button);
  expect(save).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
});

test('outside a dialog two quick clicks are two clicks', () => {
  const next = vi.fn();
  render(<Button onClick={next}>下一条</Button>);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(next).toHaveBeenCalledTimes(2);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from './confirm.ts';
import { Overlays } from './Overlays.tsx';

const asking = () => {
  render(<Overlays />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = ask({ title: '删除这条公告？', text: '删除后不能恢复。', yes: '删除', danger: true });
  });
  return answer;
};

test('agreeing answers yes', async () => {
  const answer = asking();
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('cancelling answers no', async () => {
  const answer = asking();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await answer).toBe(false);
});

test('Escape answers no', async () => {
  const answer = asking();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(await answer).toBe(false);
});

test('a question ends with no when the page it was asked on is left by going back', async () => {
  const answer = asking();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await answer).toBe(false);
});

test('a dangerous question has its focus on the harmless button', () => {
  void asking();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
});

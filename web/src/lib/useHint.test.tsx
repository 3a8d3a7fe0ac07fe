import { render } from '@testing-library/react';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emitHint } from './hints.ts';
import { useHint } from './useHint.ts';

const heard: string[] = [];

function Listening({ typed }: { typed: string }) {
  useHint('services', () => heard.push(typed));
  return null;
}

/** Emits a hint after the DOM changed and before it is painted. */
function Hinting({ typed }: { typed: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: emits once per text
  useLayoutEffect(() => emitHint('services'), [typed]);
  return null;
}

const page = (typed: string) => (
  <>
    <Listening typed={typed} />
    <Hinting typed={typed} />
  </>
);

test('a hint right after typing is answered by what was typed, not by what stood there before', () => {
  const { rerender } = render(page('before'));
  rerender(page('typed'));
  expect(heard).toEqual(['typed']);
});

test('of a hundred hints the first is followed at once, and all the others together after a pause', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async () => undefined);
  const Following = () => {
    useHint('services', read);
    return null;
  };
  const { unmount } = render(<Following />);
  for (let n = 0; n < 100; n++) emitHint('services');
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(socketLimits.hintThrottleMs);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10 * socketLimits.hintThrottleMs);
  expect(read).toHaveBeenCalledTimes(2);
  emitHint('services');
  expect(read).toHaveBeenCalledTimes(3);
  emitHint('services');
  unmount();
  await vi.advanceTimersByTimeAsync(10 * socketLimits.hintThrottleMs);
  expect(read).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a reading that takes longer than the pause is waited for: no two are under way', async () => {
  vi.useFakeTimers();
  let done = () => {};
  const read = vi.fn(() => new Promise<void>((over) => (done = over)));
  const Following = () => {
    useHint('services', read);
    return null;
  };
  render(<Following />);
  emitHint('services');
  emitHint('services');
  await vi.advanceTimersByTimeAsync(10 * socketLimits.hintThrottleMs);
  expect(read).toHaveBeenCalledTimes(1);
  done();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

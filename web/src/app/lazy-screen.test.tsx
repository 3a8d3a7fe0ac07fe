import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyScreen, loadChunk } from './lazy-screen.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // React repeats a caught error on the console; here it is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = async (load: Parameters<typeof lazyScreen>[0], onReload = () => {}) => {
  const Screen = lazyScreen(load);
  const page = (at: string) => (
    <ScreenBoundary at={at} onReload={onReload}>
      <Suspense fallback="…">{at === '/a' ? <Screen /> : <p>another page</p>}</Suspense>
    </ScreenBoundary>
  );
  const view = await act(async () => render(page('/a')));
  return { goElsewhere: () => view.rerender(page('/b')) };
};

test('AP-4 a page whose script does not come within 120 s says so', async () => {
  await show(() => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading').textContent).toBe('页面没有加载完成');
});

test('AP-4 a script that is gone after an upgrade offers to reload', async () => {
  const reload = vi.fn();
  await show(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js')),
    reload,
  );
  expect(screen.getByRole('heading').textContent).toBe('系统刚刚更新');
  screen.getByRole('button', { name: '刷新页面' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('AP-4 the next page gets its own chance', async () => {
  const { goElsewhere } = await show(() => Promise.reject(new TypeError('Importing a module script failed.')));
  goElsewhere();
  expect(screen.getByText('another page')).toBeDefined();
});

test('a fault inside a page is not called an upgrade', async () => {
  await show(() =>
    Promise.resolve({
      default: () => {
        throw new Error('a fault');
      },
    }),
  );
  expect(screen.getByRole('heading').textContent).toBe('页面出了点问题');
});

test('a script that comes is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
});

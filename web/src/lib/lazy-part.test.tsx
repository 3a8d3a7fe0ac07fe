import { act, fireEvent, render, screen } from '@testing-library/react';
import { type FunctionComponent, type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWire } from '../../test/wire.ts';
import { ScreenBoundary } from '../app/ScreenBoundary.tsx';
import { CardBoundary } from '../cards/CardBoundary.tsx';
import { OpenBoundary } from '../ui/OpenBoundary.tsx';
import { Overlays } from '../ui/Overlays.tsx';
import { toast } from '../ui/toast.ts';
import { lazyExtra, lazyPart } from './lazy-part.ts';
import { loadChunk } from './load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  fakeWire();
  // React logs caught errors to the console; here the error is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js'));
type LoadedPart = { default: (props: object) => ReactNode };
const loadPart = (text: string) => Promise.resolve<LoadedPart>({ default: () => <p>{text}</p> });
/** An import that fails the first time and succeeds afterwards. */
const failOnce = (text: string) =>
  vi.fn<() => Promise<LoadedPart>>(() => loadPart(text)).mockImplementationOnce(failToLoad);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const show = async (load: Parameters<typeof lazyPart>[0], onReload = () => {}) => {
  const Screen = lazyPart(load);
  const page = (at: string) => (
    <ScreenBoundary at={at} onReload={onReload}>
      <Suspense fallback="…">{at === '/a' ? <Screen /> : <p>another page</p>}</Suspense>
    </ScreenBoundary>
  );
  const view = await act(async () => render(page('/a')));
  return { goTo: (at: string) => act(async () => view.rerender(page(at))) };
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
  await show(failToLoad, reload);
  expect(screen.getByRole('heading').textContent).toBe('系统刚刚更新');
  screen.getByRole('button', { name: '刷新页面' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('AP-4 a server that is away, or not ready yet, is not called an upgrade', async () => {
  fakeWire({}, { paths: { '/healthz': { http: 503, text: '' } } });
  await show(failToLoad);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await show(failToLoad);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    Array(2).fill('页面没有加载完成'),
  );
});

test('AP-4 the next page gets its own chance, and so does the same page when one comes back', async () => {
  const { goTo } = await show(failOnce('the page'));
  await goTo('/b');
  expect(screen.getByText('another page')).toBeDefined();
  await goTo('/a');
  expect(screen.getByText('the page')).toBeDefined();
});

test('AP-4 a script that is gone is asked for once, not again and again', async () => {
  const load = vi.fn(failToLoad);
  await show(load);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledOnce();
});

test('AP-4 a card whose view is gone says so inside the card, and tries again there', async () => {
  const View = lazyPart(failOnce('the card'));
  const card = (
    <CardBoundary>
      <Suspense fallback="…">
        <View />
      </Suspense>
    </CardBoundary>
  );
  await act(async () => render(card));
  expect(screen.getByRole('alert').textContent).toContain('系统刚刚更新');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeDefined();
  await press('重试');
  expect(screen.getByText('the card')).toBeDefined();
});

function PageWith({ Dialog }: { Dialog: FunctionComponent<object> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <OpenBoundary onFailed={() => setOpen(false)}>{open && <Dialog />}</OpenBoundary>
      <Overlays />
    </>
  );
}

test('AP-4 a dialog that is gone is told by a toast with the way to reload, and opens when its script is back', async () => {
  await act(async () => render(<PageWith Dialog={lazyPart(failOnce('the dialog'))} />));
  await press('open');
  expect(screen.getByRole('alert').textContent).toContain('系统刚刚更新');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeDefined();
  await press('open');
  expect(screen.getByText('the dialog')).toBeDefined();
});

test('a fault inside a page is not called an upgrade, nor is one inside a dialog', async () => {
  const faulty = () =>
    Promise.resolve<LoadedPart>({
      default: () => {
        throw new Error('a fault');
      },
    });
  await show(faulty);
  expect(screen.getByRole('heading').textContent).toBe('页面出了点问题');
  const Dialog = lazyPart(faulty);
  const page = (
    <ScreenBoundary at="/c">
      <OpenBoundary onFailed={() => undefined}>
        <Dialog />
      </OpenBoundary>
    </ScreenBoundary>
  );
  await act(async () => render(page));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(Array(2).fill('页面出了点问题'));
});

test('what a page can do without is left out when it is gone', async () => {
  const Extra = lazyExtra(failToLoad);
  const page = (
    <Suspense fallback="…">
      <Extra />
      <p>the page</p>
    </Suspense>
  );
  const { container } = await act(async () => render(page));
  expect(container.textContent).toBe('the page');
});

test('a script that comes is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
});

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../lib/connection.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { queryClient } from '../lib/query-client.ts';
import { ApiError } from '../lib/request.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const setOffline = (offline: boolean) => act(() => useConnection.setState({ offline }));

beforeEach(() => useConnection.setState({ offline: false }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('HM-3 the bar says that the server cannot be reached, and goes by itself', () => {
  render(<OfflineBar />);
  const bar = () => screen.getByRole('status').textContent;
  expect(bar()).toBe('');
  setOffline(true);
  expect(bar()).toContain('暂时连不上服务器');
  setOffline(false);
  expect(bar()).toBe('');
});

test('HM-3 a page whose data is missing says so with a retry, what was loaded stays, and both come back', async () => {
  let reachable = true;
  const read = async (what: string) => {
    if (reachable) return what;
    throw new ApiError(8199, 'E-N00001Q：当前网络不可用，请检查你的网络设置', '', null, 200);
  };
  function Part({ name }: { name: string }) {
    const query = useQuery({ queryKey: [name], queryFn: () => read(name) });
    return <Loaded query={query}>{(text) => <p>{text}</p>}</Loaded>;
  }
  const page = (names: string[]) => (
    <QueryClientProvider client={queryClient}>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page(['旧内容']));
  await screen.findByText('旧内容');
  reachable = false;
  setOffline(true);
  rerender(page(['旧内容', '新内容']));
  expect(await screen.findByText(/当前网络不可用/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.getByText('旧内容')).toBeTruthy();
  reachable = true;
  setOffline(false);
  expect(await screen.findByText('新内容')).toBeTruthy();
});

test('HM-3 a page whose script is missing offers a retry in place of a reload, and comes by itself', async () => {
  let reachable = false;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Screen = lazyPart(async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module: /assets/Hall.js');
    return { default: () => <p>服务大厅</p> };
  });
  setOffline(true);
  render(
    <ScreenBoundary at="/home/serviceHall">
      <Screen />
    </ScreenBoundary>,
  );
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  reachable = true;
  setOffline(false);
  await waitFor(() => expect(screen.getByText('服务大厅')).toBeTruthy());
});

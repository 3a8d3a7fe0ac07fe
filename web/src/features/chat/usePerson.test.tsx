// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import * as chatLimits from '@yizhan/contract/limits/chat.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { usePerson } from './usePerson.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CH-9 what is known of a friend serves for a minute, is fetched again when older, and while it is on the screen', async () => {
  const wire = fakeWire({
    'chat.imWebUserGet': {
      ...{ userId: '12', name: '李同学', number: '2024001', avatar: null, deptName: '计算机学院', post: '', phone: '' },
      ...{ online: true, canWrite: true },
    },
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const asked = () => wire.to('chat.imWebUserGet').length;
  const look = () => renderHook(() => usePerson('12'), { wrapper });
  const first = look();
  await vi.waitFor(() => expect(first.result.current.data?.name).toBe('李同学'));
  first.unmount();
  await vi.advanceTimersByTimeAsync(chatLimits.personStaleMs / 2);
  look().unmount();
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(chatLimits.personStaleMs / 2 + 1);
  const again = look();
  await vi.waitFor(() => expect(asked()).toBe(2));
  await vi.advanceTimersByTimeAsync(chatLimits.personStaleMs);
  await vi.waitFor(() => expect(asked()).toBe(3));
  again.unmount();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { BulkProgress } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import '../src/lib/to-form-data.ts';
import { AntdTheme } from '../src/ui/AntdTheme.tsx';
import { Overlays } from '../src/ui/Overlays.tsx';

export const progress = (over: Partial<BulkProgress> = {}): BulkProgress => ({
  ...{ redisKey: 'k1', state: 'running', dry: false, finishRate: 40, finished: 0 },
  ...{ useTimeStr: '1分20秒', tryMathRemainTime: '2分', totalNum: 100, finishNum: 40 },
  ...{ newInsertNum: 0, updateNum: 0, jumpNum: 0, failNum: 0, errorNum: 0, errorKey: '', errorMsg: '' },
  ...{ url: null, canRun: false, canUndo: false, undoUntil: null },
  ...over,
});

export const finished = (over: Partial<BulkProgress> = {}): BulkProgress =>
  progress({ state: 'finished', finished: 1, finishRate: 100, finishNum: 100, tryMathRemainTime: '', ...over });

export function renderBulk(screen: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AntdTheme>{screen}</AntdTheme>
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Only the clock of polling is faked; all else runs as it does for people. */
export const fakePolling = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
export const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(bulkLimits.pollMs));

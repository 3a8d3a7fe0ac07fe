import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ApiCallRow } from '@yizhan/contract/entities/api-client.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { AntdTheme } from '../../ui/AntdTheme.tsx';
import CallsTab from './CallsTab.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const aCall = (changes: Partial<ApiCallRow>): ApiCallRow => ({
  ...{ id: '1', clientName: '教务系统', at: '2026-11-18 09:00:00', method: 'POST', path: '/open/v1/todos:batchUpsert' },
  ...{ ip: '10.1.2.3', status: 1000, reason: '', items: 2, failedItems: 0, more: 0, ms: 12, trace: 't-1' },
  ...{ request: '', answer: '' },
  ...changes,
});

test('OA-3 refusals alike stand in one line with how many more there were, which the opened call says in words', async () => {
  const refusal = { id: '2', status: 4103, reason: '签名不正确', items: 0, more: 37, trace: 't-2' };
  fakeWire({
    'apiClients.list': [],
    'apiClients.calls': { records: [aCall({}), aCall(refusal)], total: 2, current: 1, size: 20 },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AntdTheme>
          <CallsTab />
        </AntdTheme>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const refused = (await screen.findByText('被拒绝')).closest('tr') ?? expect.fail('no line');
  const taken = screen.getByText('成功').closest('tr');
  expect(within(refused).getByText('被拒绝').parentElement?.textContent).toBe('被拒绝 +37');
  expect(taken?.textContent).not.toContain('+');
  fireEvent.click(refused);
  expect(await screen.findByText('同一分钟内另有 37 次，未逐条记录')).toBeTruthy();
});

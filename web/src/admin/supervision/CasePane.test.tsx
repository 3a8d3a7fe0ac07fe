import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { CaseDetail } from '@yizhan/contract/entities/supervision.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { CasePane } from './CasePane.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const aCase: CaseDetail = {
  ...{ id: '9', caseNumber: 'I-9', serviceId: '1', serviceName: '成绩单', deptName: '教务处', channel: 'ONLINE' },
  ...{
    status: 'ACCEPTED',
    currentStep: '初审',
    acceptedAt: '2026-11-09 09:00:00',
    finishedAt: null,
    promiseAt: null,
    hours: 3,
  },
  ...{ hoursLeft: null, lamp: null, isExplained: false, hasOrder: false, sourceApp: 'app_12', sourceName: '教务系统' },
  ...{ deptId: '1', steps: [], orders: [], explanation: null, canExplain: false, canOrder: false },
};

async function sourceOf(changes: Partial<CaseDetail>) {
  fakeWire({ 'supervision.case': () => ({ ...aCase, ...changes }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CasePane id="9" section="supervision" onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const source = (await screen.findByText('来源系统')).nextElementSibling?.textContent;
  cleanup();
  return source;
}

test('EF-4 the source of a case is the name of the client; its id only where the client was removed', async () => {
  expect(await sourceOf({})).toBe('教务系统');
  expect(await sourceOf({ sourceName: '' })).toBe('app_12');
  expect(await sourceOf({ sourceName: '', sourceApp: 'case' })).toBe('本平台流程');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { OwnAbsences } from './OwnAbsences.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('PC-7 the second post reads for whom they stand in, until when, and the reason', async () => {
  const covering = [{ userId: '5', name: '赵六', to: '2026-11-22', processes: ['请假申请'], notes: ['外出开会'] }];
  fakeWire({ 'absences.mine': { absences: [], holder: null, covering }, 'absences.processes': [] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnAbsences />
    </QueryClientProvider>,
  );
  const row = (await screen.findByRole('list', { name: '正在代岗' })).textContent;
  for (const part of ['代 赵六 办理待办，至 2026-11-22', '仅限：请假申请', '外出开会']) expect(row).toContain(part);
});

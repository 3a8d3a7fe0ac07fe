import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AgreementRow } from '@yizhan/contract/entities/agreement.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { narrow } from '../../ui/useMediaQuery.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import AgreementsSection from './AgreementsSection.tsx';

const published: AgreementRow = {
  ...{ id: '7', kind: 'agreement', name: '机房守则', version: 2, draft: false, scheduled: null, failed: null },
  ...{ published: { number: 1, at: '2026-03-01 09:00:00' }, agreed: 2, people: 10 },
  ...{ changedBy: '王老师', changedAt: '2026-03-01 09:00:00' },
  content: { title: '机房守则', html: '<p>不在机房内饮食。</p>', isRequired: true, asksAgain: true },
};

beforeEach(() => {
  freshBrowser();
  signedIn(me());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  fakeWire({ 'agreements.list': [published] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AgreementsSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('VA-3 where no agreement is open, none can be taken down; once one is chosen it can', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show();
  const line = await screen.findByText('机房守则');
  expect(screen.queryByRole('button', { name: '撤下' })).toBeNull();
  fireEvent.click(line);
  expect(await screen.findByRole('button', { name: '撤下' })).toBeTruthy();
});

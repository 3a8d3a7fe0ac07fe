import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { aPublicationState } from '../../../../test/publishing.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import AlertsTab from './AlertsTab.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

test('AD-1 a line that is limited to some people is no longer shown to visitors, and the form says so; one can still say otherwise', async () => {
  const content = {
    ...{ title: '今晚停水', level: 'info' as const, url: '', identities: [], isPublic: true },
    ...{ beginTime: '2026-03-01 08:00:00', endTime: '2026-03-02 08:00:00' },
  };
  const wire = fakeWire({
    'portal.alerts': [{ ...aPublicationState({ kind: 'alert', name: '今晚停水' }), content }],
    'portal.submitAlert': { id: '5', version: 4 },
    'dictionary.values': [],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/?tab=alerts&id=5']}>
        <AlertsTab />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const visitors = await screen.findByRole('switch');
  const choose = async (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '可见身份' }));
    fireEvent.click(await screen.findByText(name));
  };
  await choose('教师');
  expect(await screen.findByText('已限定给部分人看，不再对访客公开。')).toBeTruthy();
  expect(visitors.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(visitors);
  await choose('职员');
  expect(visitors.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() =>
    expect(wire.inputs('portal.submitAlert')).toMatchObject([{ content: { identities: [3, 4], isPublic: true } }]),
  );
});

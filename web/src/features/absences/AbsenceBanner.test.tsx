import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { OwnAbsences } from '@yizhan/contract/entities/absence.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { query } from '../../lib/api.ts';
import { emitHint } from '../../lib/hints.ts';
import AbsenceBanner from './AbsenceBanner.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

function show(mine: OwnAbsences, client = new QueryClient()) {
  fakeWire({ 'absences.mine': mine });
  render(
    <QueryClientProvider client={client}>
      <AbsenceBanner />
    </QueryClientProvider>,
  );
}

const current = {
  id: '1',
  from: '2026-11-18',
  to: '2026-11-20',
  secondId: '2',
  secondName: '李四',
  processes: [],
  note: '',
  isCurrent: true,
};

test('PC-7 somebody away reads who has the to-dos, which need not be the one named', async () => {
  show({ absences: [current], holder: { userId: '3', name: '王五' }, covering: [] });
  expect((await screen.findByRole('status')).textContent).toContain(
    '你已设为外出（2026-11-18 至 2026-11-20），待办由 王五 代办。',
  );
});

test('PC-7 when an absence begins or ends, to-dos that were read before it are read again', async () => {
  const client = new QueryClient();
  const { queryKey } = query.todos.page({ category: 'TODO' });
  client.setQueryData(queryKey, { records: [], total: 0, current: 1, size: 10 });
  show({ absences: [current], holder: null, covering: [] }, client);
  await screen.findByRole('status');
  act(() => emitHint('absences'));
  await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

test('PC-7 when nobody of the chain is there, the banner says that the to-dos stay', async () => {
  show({ absences: [current], holder: null, covering: [] });
  expect((await screen.findByRole('status')).textContent).toContain('代岗人 李四 也不在，待办仍由你办理。');
});

test('PC-7 the second post reads for whom, and the link leads to the to-dos', async () => {
  const covering = [
    { userId: '5', name: '赵六', to: '2026-11-22', processes: ['请假申请', '用印申请'], notes: ['出差'] },
    { userId: '6', name: '孙七', to: '2026-11-20', processes: [], notes: [] },
  ];
  show({ absences: [{ ...current, isCurrent: false }], holder: null, covering });
  expect((await screen.findByRole('status')).textContent).toContain(
    '你正在代 赵六（请假申请、用印申请）、孙七 办理待办，至 2026-11-20。',
  );
  expect(screen.getByRole('link', { name: '看待办' }).getAttribute('href')).toBe('#/home/PersonalCenter?tab=TODO');
});

test('PR-11 who handed over some processes reads which, and that the rest stays', async () => {
  show({ absences: [{ ...current, processes: [{ id: '9', name: '请假申请' }] }], holder: null, covering: [] });
  expect((await screen.findByRole('status')).textContent).toContain(
    '外出期间（2026-11-18 至 2026-11-20），请假申请的办件由 李四 代办，其余待办仍由你办理。',
  );
});

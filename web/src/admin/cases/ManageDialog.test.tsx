import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { CaseDetail } from '@yizhan/contract/entities/case.ts';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCase } from '../../../test/cases.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { ManageDialog } from './ManageDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const changed = refused({ status: 9009, msg: '钱处长已于 09:30 同意' });
const ended = { id: '7', no: 'QJ-2026-0001', status: 'ended' as const, revision: 5 };

/** Ends a case that the list still shows as it was before somebody else acted. */
function endStale(now: Partial<CaseDetail>) {
  const onClose = vi.fn();
  const wire = fakeWire({
    'cases.detail': aCase({ revision: 4, can: ['reassign', 'end'], ...now }),
    'cases.manage': ({ input }) => (input.revision === 4 ? ended : changed),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ManageDialog action="end" row={aCase({ can: ['reassign', 'end'] })} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '学生已休学' } });
  fireEvent.click(screen.getByRole('button', { name: '终止' }));
  return { wire, onClose };
}

test('PR-5 who ends a case that somebody acted on meanwhile is told by whom, and ends it as it is now', async () => {
  const { wire, onClose } = endStale({});
  expect(await screen.findByText(/钱处长已于 09:30 同意/)).toBeTruthy();
  const again = screen.getByRole('button', { name: '终止' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  const later = performance.now() + uiLimits.clickGuardMs;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  fireEvent.click(again);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(wire.inputs('cases.manage').at(-1)).toMatchObject({ revision: 4, act: { opinion: '学生已休学' } });
});

test('PR-5 a case that came to its end meanwhile cannot be ended, and the dialog says how it stands', async () => {
  endStale({ status: 'approved', can: [] });
  expect(await screen.findByText(/办件现在是“已办结”/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '终止' }).disabled).toBe(true);
});

test('PR-1 a keeper takes a step over with one press, and says why', async () => {
  const onClose = vi.fn();
  const detail = aCase({ can: ['reassign', 'end'] });
  const wire = fakeWire({ 'cases.detail': detail, 'cases.manage': { ...ended, status: 'running' } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ManageDialog action="reassign" row={detail} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '由我接手' }));
  expect(screen.getByText('李明')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '由我接手' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '王老师外出' } });
  const reassign = screen.getByRole('button', { name: '改派' });
  await waitFor(() => expect(reassign.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(reassign);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [open] = detail.steps.filter(({ status }) => status === 'open');
  expect(wire.inputs('cases.manage')).toMatchObject([
    { act: { action: 'reassign', stepId: open?.id, userId: '7', opinion: '王老师外出' } },
  ]);
});

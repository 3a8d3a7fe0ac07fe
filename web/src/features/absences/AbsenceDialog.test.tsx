import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { ApiError } from '../../lib/api-error.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('PC-7 an absence without a second post is not sent; the dialog says what is missing', () => {
  const save = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AbsenceDialog userId="7" processes={[]} save={save} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('请选择代岗人')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '登记' }));
  expect(screen.getByText('请选择代岗人')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('PR-11 only chosen processes are handed over when so wished, and at least one is chosen', async () => {
  const save = vi.fn(() => Promise.resolve());
  fakeWire({
    'chat.addressBook': {
      records: [
        { userId: '8', name: '李四', number: 'T8', deptName: '教务处', avatar: null, post: '', canWrite: true },
      ],
      total: 1,
      current: 1,
      size: 8,
    },
  });
  const processes = [
    { id: '1', name: '请假申请' },
    { id: '2', name: '用印申请' },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AbsenceDialog userId="7" processes={processes} save={save} onClose={() => {}} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/代岗人/), { target: { value: '李' } });
  fireEvent.click(await screen.findByRole('button', { name: /李四/ }));
  fireEvent.click(screen.getByRole('radio', { name: '只交所选流程的办件' }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '登记' });
  fireEvent.submit(button.form ?? button);
  expect(screen.getByText('请至少选择一个流程')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: '用印申请' }));
  fireEvent.submit(button.form ?? button);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ secondId: '8', processIds: ['2'] }));
});

test('PC-7 what is refused of an absence stands at its field', async () => {
  const overlaps = '与已登记的外出（2026-11-18 至 2026-11-20）重叠，请先结束那一次';
  let refusal = { field: 'from', msg: overlaps };
  const save = vi.fn(() => Promise.reject(new ApiError(1002, refusal.msg, '', { field: refusal.field }, 200)));
  fakeWire({
    'chat.addressBook': {
      records: [
        { userId: '8', name: '李四', number: 'T8', deptName: '教务处', avatar: null, post: '', canWrite: true },
      ],
      total: 1,
      current: 1,
      size: 8,
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AbsenceDialog userId="7" processes={[]} save={save} onClose={() => {}} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/代岗人/), { target: { value: '李' } });
  fireEvent.click(await screen.findByRole('button', { name: /李四/ }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '登记' });
  fireEvent.submit(button.form ?? button);
  const first = screen.getByLabelText(/第一天/);
  await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(first);
  expect(screen.getByText(overlaps).id).toBe(first.getAttribute('aria-describedby'));
  expect(screen.queryByRole('alert')).toBeNull();

  refusal = { field: 'secondId', msg: '代岗人不存在或账号未启用，请重新选择' };
  fireEvent.submit(button.form ?? button);
  expect(await screen.findByText(refusal.msg)).toBeDefined();
  expect(first.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

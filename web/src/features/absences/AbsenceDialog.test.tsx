import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
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

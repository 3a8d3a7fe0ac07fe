import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import { EventDialog } from './EventDialog.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('PC-6 what is refused of a school event stands at its field, and anything else above the form', async () => {
  let refusal = refused({ status: 1002, msg: '结束不能早于开始', result: { field: 'toTime' } });
  fakeWire({ 'calendar.saveEvent': () => refusal, 'dictionary.values': [] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EventDialog event="new" events={[]} onSaved={() => Promise.resolve()} onClose={() => {}} />
    </QueryClientProvider>,
  );
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^名称/, '运动会');
  const [begins] = screen.getAllByLabelText(/^开始/);
  fireEvent.change(begins as HTMLElement, { target: { value: '2026-11-20' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  fireEvent.submit(button.form ?? button);
  expect((await screen.findByText('结束不能早于开始')).closest('.yz-field')?.querySelector('input')?.type).toBe('time');
  expect(screen.queryByRole('alert')).toBeNull();

  refusal = refused({ status: 1002, msg: '校历已满', result: null });
  fireEvent.submit(button.form ?? button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('校历已满'));
  expect(screen.queryByText('结束不能早于开始')).toBeNull();
});

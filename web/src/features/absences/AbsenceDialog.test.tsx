import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
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
      <AbsenceDialog userId="7" save={save} onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('请选择代岗人')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '登记' }));
  expect(screen.getByText('请选择代岗人')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useAddressPage } from './useAddressPage.ts';

const Address = () => <output>{useLocation().search}</output>;
const at = (address: string) =>
  function At({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[address]}>
        {children}
        <Address />
      </MemoryRouter>
    );
  };
const found = (records: readonly unknown[], total: number) => ({
  ...{ data: { records, total, size: 10 }, error: null, isPending: false, isFetching: false, isPlaceholderData: false },
  refetch: () => undefined,
});

test.each([
  ['?section=ratings&page=9999', 23, '?section=ratings&page=3'],
  ['?section=ratings&page=9999', 7, '?section=ratings'],
])('PC-1 a page past the end of a list leads to its last one: %s of %i', async (address, total, last) => {
  renderHook(() => useAddressPage(found([], total)), { wrapper: at(address) });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(last));
});

test('PC-1 an empty list stays where it is, and says that it is empty', () => {
  const { result } = renderHook(() => useAddressPage(found([], 0)), { wrapper: at('?page=2') });
  expect(result.current.data?.records).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('?page=2');
});

test('PC-1 while the last page is on its way, the empty one before it is not shown as the list', () => {
  const { result } = renderHook(() => useAddressPage({ ...found([], 23), isPlaceholderData: true }), {
    wrapper: at('?page=3'),
  });
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { SearchBox } from './SearchBox.tsx';
import { type ListParams, NEW, useListParams } from './useListParams.ts';

const filters = ['keyword', 'status', 'deptId'] as const;
const known = { status: ['active', 'disabled'], deptId: /^\d+$/ };
let list: ListParams<(typeof filters)[number]>;

function List() {
  list = useListParams(filters, known);
  const { search } = useLocation();
  return (
    <>
      <output>{search}</output>
      <SearchBox value={list.filters.keyword} hint="" onChange={(words) => list.setFilter('keyword', words)} />
    </>
  );
}

const at = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/users${search}`]}>
      <List />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

test('a list shows what its address says', () => {
  at('?keyword=zhang&status=active&page=3&sort=account&order=desc&record=12&other=x');
  expect(list).toMatchObject({
    filters: { keyword: 'zhang', status: 'active' },
    page: 3,
    sort: { by: 'account', order: 'desc' },
    record: '12',
  });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zhang');
});

test('rubbish in the address is the first page of everything', () => {
  at('?page=-4.7&sort=&keyword=');
  expect(list).toMatchObject({ filters: {}, page: 1, sort: undefined, record: undefined });
});

test('a value that a filter does not know counts as none', () => {
  at('?status=zzz&deptId=a1&keyword=zzz');
  expect(list.filters).toEqual({ keyword: 'zzz' });
  act(() => list.clearFilters());
  expect(address()).toBe('');
});

test('another filter begins at the first page again', () => {
  at('?page=3');
  act(() => list.setFilter('status', 'disabled'));
  expect(address()).toBe('?status=disabled');
  act(() => list.clearFilters());
  expect(address()).toBe('');
});

test('words that are typed come into the address; Enter does not wait', async () => {
  at('?page=2&status=active');
  await userEvent.type(screen.getByRole('searchbox'), '张三{Enter}');
  expect(new URLSearchParams(address() ?? '').get('keyword')).toBe('张三');
  expect(list.page).toBe(1);
  act(() => list.clearFilters());
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a record opens in the address and closes again', async () => {
  at('?page=2');
  await act(() => list.open(NEW));
  expect(address()).toBe('?page=2&record=new');
  await act(() => list.close());
  expect(address()).toBe('?page=2');
});

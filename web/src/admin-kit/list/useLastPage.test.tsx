import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { Loaded } from '../../ui/Loaded.tsx';
import { useLastPage } from './useLastPage.ts';
import { useListParams } from './useListParams.ts';

const none: readonly string[] = [];
/** Rows were deleted after counting: the last page is empty, and still the last. */
const emptied = { records: [], total: 2060, size: 20 };

/** 2,060 people, 20 a page. */
function People({ keeps = false, gone = false }: { keeps?: boolean; gone?: boolean }) {
  const list = useListParams(none);
  const data = gone ? emptied : { records: list.page <= 103 ? ['somebody'] : [], total: 2060, size: 20 };
  const asked = { data, error: null, isPending: false, isFetching: false, refetch: () => undefined };
  const found = useLastPage(list, { ...asked, isPlaceholderData: keeps });
  return (
    <>
      <p>here {useLocation().search}</p>
      <Loaded query={found} empty="还没有用户">
        {({ records }) => <p>{records}</p>}
      </Loaded>
    </>
  );
}

const open = (search: string, keeps = false) =>
  render(
    <MemoryRouter initialEntries={[`/users${search}`]}>
      <People keeps={keeps} />
    </MemoryRouter>,
  );
const here = () => screen.getByText(/^here/).textContent?.slice(5);

test('a page past the end is the last one, in the address too', () => {
  open('?page=99999&record=3');
  expect(here()).toBe('?page=103&record=3');
  expect(screen.getByText('somebody')).toBeTruthy();
});

test('what is still shown of another page leads nowhere, and is not called empty', () => {
  open('?page=99999', true);
  expect(here()).toBe('?page=99999');
  expect(screen.queryByText('还没有用户')).toBeNull();
});

test('a last page that has just been emptied is shown as it is', () => {
  render(
    <MemoryRouter initialEntries={['/users?page=103']}>
      <People gone />
    </MemoryRouter>,
  );
  expect(screen.getByText('还没有用户')).toBeDefined();
});

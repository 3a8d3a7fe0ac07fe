import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';
import { type PagedQuery, type Rows, useLastPage } from './useLastPage.ts';

/** A list whose page stands in the address as `page`: one past the end leads to the last. */
export function useAddressPage<T extends Rows>(found: PagedQuery<T>) {
  const [search, setSearch] = useSearchParams();
  const correctPage = (last: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (last > 1) next.set('page', `${last}`);
        else next.delete('page');
        return next;
      },
      { replace: true },
    );
  return useLastPage({ page: parsePageNumber(search.get('page')), correctPage }, found);
}

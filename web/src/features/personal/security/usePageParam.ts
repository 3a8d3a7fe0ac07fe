import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../../lib/page-number.ts';

/** The current page of a list, stored in the address. */
export function usePageParam() {
  const [search, setSearch] = useSearchParams();
  const page = parsePageNumber(search.get('page'));
  const setPage = (next: number) =>
    setSearch((before) => {
      const params = new URLSearchParams(before);
      if (next > 1) params.set('page', String(next));
      else params.delete('page');
      return params;
    });
  return [page, setPage] as const;
}

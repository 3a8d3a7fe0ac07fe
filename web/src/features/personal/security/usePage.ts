import { useSearchParams } from 'react-router';

/** The page of a list, kept in the address. */
export function usePage() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const setPage = (next: number) =>
    setSearch((before) => {
      const params = new URLSearchParams(before);
      if (next > 1) params.set('page', String(next));
      else params.delete('page');
      return params;
    });
  return [page, setPage] as const;
}

import { useParams, useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';

/** The state of a news list, all of it in the address. */
export function useNewsParams() {
  const { column } = useParams();
  const [search, setSearch] = useSearchParams();
  const change = (keyword: string, page: number) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ keyword, page: page > 1 ? String(page) : '' }))
      if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  const keyword = search.get('keyword')?.trim() ?? '';
  return {
    /** From the path, or from the query on public pages; empty means the first column. */
    column: column ?? search.get('column') ?? '',
    keyword,
    page: parsePageNumber(search.get('page')),
    setKeyword: (words: string) => change(words.trim(), 1),
    setPage: (page: number) => change(keyword, page),
  };
}

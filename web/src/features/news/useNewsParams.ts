import { useParams, useSearchParams } from 'react-router';

/** What a list of news shows, all of it in the address. */
export function useNewsParams() {
  const { column = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const change = (keyword: string, page: number) =>
    setSearch({ ...(keyword && { keyword }), ...(page > 1 && { page: String(page) }) });
  const keyword = search.get('keyword')?.trim() ?? '';
  return {
    column,
    keyword,
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    setKeyword: (words: string) => change(words.trim(), 1),
    setPage: (page: number) => change(keyword, page),
  };
}

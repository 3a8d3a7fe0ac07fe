import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';

type Part = 'list' | 'dept' | 'keyword' | 'page' | 'item';
const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text);

/** The state of the page, kept entirely in the address: list, department, search, page and the open item. */
export function useListsAddress() {
  const [search, setSearch] = useSearchParams();
  const at = (part: Part) => search.get(part)?.trim() ?? '';
  const idAt = (part: Part) => (isId(at(part)) ? at(part) : '');
  const write = (parts: Partial<Record<Part, string>>, replace: boolean) => {
    const next = new URLSearchParams(search);
    for (const [part, value] of Object.entries(parts))
      if (value) next.set(part, value);
      else next.delete(part);
    setSearch(next, { replace, preventScrollReset: true });
  };
  return {
    list: at('list'),
    dept: idAt('dept'),
    keyword: at('keyword').slice(0, searchLimits.queryLength),
    page: parsePageNumber(search.get('page')),
    item: idAt('item'),
    /** Another list, department or search begins at its first page. */
    change: (parts: Partial<Record<'list' | 'dept' | 'keyword' | 'page', string>>) =>
      write({ page: '', ...parts }, false),
    open: (id: string) => write({ item: id }, false),
    close: () => write({ item: '' }, true),
  };
}

export type ListsAddress = ReturnType<typeof useListsAddress>;

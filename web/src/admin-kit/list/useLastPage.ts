import { useEffect } from 'react';
import type { Query } from '../../ui/Loaded.tsx';
import type { ListParams } from './useListParams.ts';

type List = Pick<ListParams<string>, 'page' | 'correctPage'>;
export type Rows = { records: readonly unknown[]; total: number; size: number };
export type PagedQuery<T> = Query<T> & { isPlaceholderData: boolean };

/**
 * A page past the end, from a typed address or after deletions, redirects to the last page; until then it is loading.
 */
export function useLastPage<T extends Rows>(list: List, found: PagedQuery<T>): Query<T> {
  const { data, isPlaceholderData } = found;
  const last = data && data.records.length === 0 ? Math.ceil(data.total / data.size) : 0;
  // The empty page is still shown while the last one is on its way.
  const isPast = last > 0 && (list.page > last || isPlaceholderData);
  const isKnown = isPast && !isPlaceholderData;
  useEffect(() => {
    if (isKnown) list.correctPage(last);
  }, [isKnown, last, list]);
  return isPast ? { ...found, data: undefined, isPending: true } : found;
}

import { useEffect } from 'react';
import type { Query } from '../../ui/Loaded.tsx';
import type { ListParams } from './useListParams.ts';

type Rows = { records: readonly unknown[]; total: number; size: number };
type Found<T> = Query<T> & { isPlaceholderData: boolean };

/** Past the end, by a typed address or because rows were removed, one is led to the last page; until then it is loading. */
export function useLastPage<T extends Rows>(list: Pick<ListParams<string>, 'correctPage'>, found: Found<T>): Query<T> {
  const { data, isPlaceholderData } = found;
  const past = data && data.records.length === 0 && data.total > 0 ? data : undefined;
  const last = past && !isPlaceholderData ? Math.ceil(past.total / past.size) : undefined;
  useEffect(() => {
    if (last) list.correctPage(last);
  }, [last, list]);
  return past ? { ...found, data: undefined, isPending: true } : found;
}

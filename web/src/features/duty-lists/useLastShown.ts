import { useState } from 'react';
import type { PagedQuery } from '../../admin-kit/list/useLastPage.ts';

/**
 * A search that is refused, for another one came too soon, leaves what was shown before, with the error. What belongs
 * to another list (`of`) is not kept.
 */
export function useLastShown<T>(result: PagedQuery<T>, of = ''): PagedQuery<T> {
  const [last, setLast] = useState({ of, data: result.data });
  const { data } = result;
  if (data !== undefined && !result.isPlaceholderData && (data !== last.data || of !== last.of)) setLast({ of, data });
  return data === undefined && result.error && last.of === of ? { ...result, data: last.data } : result;
}

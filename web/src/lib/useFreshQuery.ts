import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type FreshQueryOptions<T> = { queryKey: readonly unknown[]; queryFn: () => Promise<T>; select?: (options: T) => T };

/**
 * What a form is filled with; it reads again only when asked, so that what others save meanwhile does not slip under
 * one's words. It is never what was read for somebody before, who may have saved since, not even a moment ago.
 */
export function useFreshQuery<T>(options: FreshQueryOptions<T>) {
  const result = useQuery({ ...options, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && result.isFetchedAfterMount && result.isSuccess) setIsFresh(true);
  return isFresh ? result : { ...result, data: undefined, isPending: true };
}

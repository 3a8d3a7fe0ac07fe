import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type FreshQueryOptions<T> = { queryKey: readonly unknown[]; queryFn: () => Promise<T>; select?: (options: T) => T };

/**
 * Data to fill a form with. It is refetched only on request, so that saves by others do not overwrite what is being
 * typed. Never shows cached data: somebody may have saved since, even a moment ago.
 */
export function useFreshQuery<T>(options: FreshQueryOptions<T>) {
  const result = useQuery({ ...options, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && result.isFetchedAfterMount && result.isSuccess) setIsFresh(true);
  return isFresh ? result : { ...result, data: undefined, isPending: true };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Read<T> = { queryKey: readonly unknown[]; queryFn: () => Promise<T>; select?: (read: T) => T };

/**
 * What a form is filled with; it reads again only when asked, so that what others save meanwhile does not slip under
 * one's words. It is never what was read for somebody before, who may have saved since, not even a moment ago.
 */
export function useReadAnew<T>(read: Read<T>) {
  const found = useQuery({ ...read, staleTime: 0, gcTime: 0, refetchOnReconnect: false });
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && found.isFetchedAfterMount && found.isSuccess) setFresh(true);
  return isFresh ? found : { ...found, data: undefined, isPending: true };
}

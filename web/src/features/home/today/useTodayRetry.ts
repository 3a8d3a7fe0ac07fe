import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { useEffect, useRef } from 'react';

/** The page did not wait for a foreign source of the strip: it is read again, once. */
export function useTodayRetry(isPending: boolean, refetch: () => unknown) {
  const retried = useRef(false);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (!isPending || retried.current) return;
    const timer = setTimeout(() => {
      retried.current = true;
      latest.current();
    }, feedLimits.retryMs);
    return () => clearTimeout(timer);
  }, [isPending]);
}

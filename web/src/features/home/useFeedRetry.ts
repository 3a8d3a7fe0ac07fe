import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { useEffect, useRef } from 'react';
import { getFeeds } from '../../cards/get-feeds.ts';

/** The page did not wait for a slow source: its card is refetched alone, once. */
export function useFeedRetry(card: HomeCard, refresh: () => void) {
  const retried = useRef(false);
  const late = card.state !== 'failed' && getFeeds(card.data).some(({ state }) => state !== 'fresh');
  useEffect(() => {
    if (!late || retried.current) return;
    const timer = setTimeout(() => {
      retried.current = true;
      refresh();
    }, feedLimits.retryMs);
    return () => clearTimeout(timer);
  }, [late, refresh]);
}

import type { HomeCard } from '@yizhan/contract/entities/card.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { useEffect, useRef } from 'react';
import { feedsOf } from '../../cards/get-feeds.ts';

/** The page did not wait for a source that was late: its card is read again alone, once. */
export function useSecondLook(card: HomeCard, refresh: () => void) {
  const looked = useRef(false);
  const late = card.state !== 'failed' && feedsOf(card.data).some(({ state }) => state !== 'fresh');
  useEffect(() => {
    if (!late || looked.current) return;
    const timer = setTimeout(() => {
      looked.current = true;
      refresh();
    }, limits.feedSecondLookMs);
    return () => clearTimeout(timer);
  }, [late, refresh]);
}

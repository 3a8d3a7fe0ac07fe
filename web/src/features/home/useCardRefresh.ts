import { useQueryClient } from '@tanstack/react-query';
import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { useCallback, useState } from 'react';
import { api, query } from '../../lib/api.ts';
import type { HomePageParams } from './useHomePageParams.ts';

/** Refetches one card of a page in place. */
export function useCardRefresh(id: string, params: HomePageParams) {
  const client = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useCallback(() => {
    const { queryKey } = query.cards.home(params);
    setRefreshing(true);
    api.cards
      .one({ id, ...params })
      .then((card) =>
        client.setQueryData<HomePage>(
          queryKey,
          (page) => page && { ...page, cards: page.cards.map((old) => (old.id === id ? card : old)) },
        ),
      )
      // Removed from the page, or the call failed: the page query handles both.
      .catch(() => client.invalidateQueries({ queryKey }))
      .finally(() => setRefreshing(false));
  }, [client, id, params]);
  return { refresh, refreshing };
}

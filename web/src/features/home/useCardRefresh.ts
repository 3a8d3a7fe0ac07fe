import { useQueryClient } from '@tanstack/react-query';
import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { useCallback, useState } from 'react';
import { api, query } from '../../lib/api.ts';
import type { HomePageParams } from './useHomePageParams.ts';

/** Reads one card of a page again, in place. */
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
      // Gone from the page, or no way to it: the page itself knows what to say.
      .catch(() => client.invalidateQueries({ queryKey }))
      .finally(() => setRefreshing(false));
  }, [client, id, params]);
  return { refresh, refreshing };
}

import { useQueryClient } from '@tanstack/react-query';
import type { SearchWords } from '@yizhan/contract/entities/hall.ts';
import { api, query } from '../../lib/api.ts';
import { toastError } from '../../ui/toast-error.ts';

/** Removes one word or all from the search history. Optimistic: restored when the server refuses. */
export function useForgetSearch() {
  const client = useQueryClient();
  return async (word?: string) => {
    const { queryKey } = query.hall.words();
    const before = client.getQueryData<SearchWords>(queryKey);
    client.setQueryData<SearchWords>(
      queryKey,
      before && { ...before, history: word === undefined ? [] : before.history.filter((one) => one !== word) },
    );
    try {
      await api.hall.forget(word === undefined ? {} : { word });
    } catch (error) {
      client.setQueryData(queryKey, before);
      toastError(error);
    }
  };
}

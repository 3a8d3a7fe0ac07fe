import { useQueryClient } from '@tanstack/react-query';
import type { SearchWords } from '@yizhan/contract/entities/hall.ts';
import { api, query } from '../../lib/api.ts';
import { toastError } from '../../ui/toast-error.ts';

/** Removes one word or all from the search history, in every centre. Optimistic: restored when the server refuses. */
export function useForgetSearch() {
  const client = useQueryClient();
  return async (word?: string) => {
    const { queryKey } = query.hall.words;
    const before = client.getQueriesData<SearchWords>({ queryKey });
    client.setQueriesData<SearchWords>(
      { queryKey },
      (words) => words && { ...words, history: word === undefined ? [] : words.history.filter((one) => one !== word) },
    );
    try {
      await api.hall.forget(word === undefined ? {} : { word });
    } catch (error) {
      for (const [key, words] of before) client.setQueryData(key, words);
      toastError(error);
    }
  };
}

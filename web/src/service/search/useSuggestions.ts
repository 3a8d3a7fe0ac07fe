import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CentreType } from '@yizhan/contract/centres.ts';
import type { HallService } from '@yizhan/contract/entities/hall.ts';
import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { query } from '../../lib/api.ts';
import { useDebounced } from '../../lib/useDebounced.ts';

export type Suggestion =
  | { kind: 'history' | 'hot' | 'word'; key: string; word: string }
  | { kind: 'service' | 'near'; key: string; service: HallService };

const toSuggestions = (kind: 'history' | 'hot' | 'word', words: readonly string[]): Suggestion[] =>
  words.map((word) => ({ kind, key: `${kind} ${word}`, word }));

const toServices = (kind: 'service' | 'near', services: readonly HallService[]): Suggestion[] =>
  services.map((service) => ({ kind, key: `${kind} ${service.serviceId}`, service }));

type SuggestionOptions = {
  words: string;
  visitor: boolean;
  enabled: boolean;
  /** The centre whose featured words come first. */
  centre?: CentreType | undefined;
};

/** The suggestions under the search box: history and hot words first, then matches for the typed letters. */
export function useSuggestions({ words, visitor, enabled, centre }: SuggestionOptions): Suggestion[] {
  const trimmed = words.trim();
  // Text in IME composition is not a keyword yet.
  const keyword = useDebounced(enabled ? trimmed : '', searchLimits.suggestDebounceMs);
  // Refetched, so that a search made a moment ago is included.
  const searchWords = useQuery({
    ...query.hall.words(centre === undefined ? {} : { type: centre }),
    enabled,
    staleTime: 0,
  });
  const input = { keyword };
  const found = useQuery({
    ...(visitor ? query.hall.openSuggest(input) : query.hall.suggest(input)),
    enabled: enabled && keyword !== '',
    placeholderData: keepPreviousData,
  });
  if (trimmed === '') {
    const { history = [], hot = [] } = searchWords.data ?? {};
    return [...toSuggestions('history', history.slice(0, searchLimits.historyShown)), ...toSuggestions('hot', hot)];
  }
  // No suggestions until the first answer.
  if (!found.data || keyword === '') return [];
  const { services, near } = found.data;
  return [
    ...toServices('service', services),
    ...toServices('near', near),
    ...toSuggestions(
      'word',
      found.data.words.filter((word) => word !== trimmed),
    ),
  ];
}

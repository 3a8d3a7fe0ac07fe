import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as requestLimits from '@yizhan/contract/limits/requests.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { useHint } from '../../lib/useHint.ts';
import { canBeLate, parseAddress, type TodosAddress, toSearchParams } from './todos-address.ts';

const isOfTab = (input: unknown, tab: TodoCategory) =>
  typeof input === 'object' && input !== null && 'category' in input && input.category === tab;

export type ChangeTodos = (changes: Partial<TodosAddress>) => void;

/** One category of to-dos, as the address asks for. Refetched when the server reports a change. */
export function useTodos() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const parsed = parseAddress(search);
  const address = { ...parsed, lateOnly: parsed.lateOnly && canBeLate(parsed.tab) };
  const { tab: category, keyword, sort, lateOnly, page } = address;
  const found = useQuery({
    ...query.todos.page({ category, keyword, sort, lateOnly, current: page, size: requestLimits.pageSize }),
    // Rows stay while the same tab loads; another tab starts empty. The counts cover all tabs.
    placeholderData: (before, input) =>
      before && (isOfTab(input?.queryKey[2], category) ? before : { ...before, records: [], total: 0 }),
  });
  useHint('card.affairs', () => client.invalidateQueries({ queryKey: query.todos.queryKey }));

  const { data, isPlaceholderData } = found;
  const isWaiting = isPlaceholderData && data?.records.length === 0;
  const rows = isWaiting ? { ...found, data: undefined, isPending: true } : found;

  // The rows of the last page may be finished by now.
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / data.size)) : undefined;
  useEffect(() => {
    if (last !== undefined && page > last)
      setSearch((before) => toSearchParams(before, { ...parseAddress(before), page: last }), { replace: true });
  }, [last, page, setSearch]);

  const change: ChangeTodos = (changes) =>
    setSearch((before) => toSearchParams(before, { ...parseAddress(before), page: 1, ...changes }));
  return { address, rows, counts: data?.counts, change };
}

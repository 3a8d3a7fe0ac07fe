import { useQuery } from '@tanstack/react-query';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { query } from '../../lib/api.ts';
import { caseIdOf } from '../../lib/case-paths.ts';
import type { OwnCaseCan } from './OwnCaseActions.tsx';

const ownTabs: readonly TodoCategory[] = ['STARTED', 'DONE'];

/** What one can do with the cases among these rows, by case; asked once for the whole list, where one's own can be. */
export function useOwnCases(tab: TodoCategory, rows: readonly TodoRow[]): ReadonlyMap<string, OwnCaseCan> {
  const ids = ownTabs.includes(tab) ? rows.flatMap(({ url }) => caseIdOf(url) ?? []) : [];
  const found = useQuery({ ...query.cases.actions({ ids }), enabled: ids.length > 0 });
  return new Map((found.data ?? []).map((one) => [one.id, one]));
}

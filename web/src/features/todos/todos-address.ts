import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { type TodoCategory, type TodoSort, todoCategories, todoSorts } from '@yizhan/contract/todo-categories.ts';
import { parsePageNumber } from '../../lib/page-number.ts';

/** Which to-dos are shown. */
export type TodosAddress = {
  tab: TodoCategory;
  keyword: string;
  sort: TodoSort;
  lateOnly: boolean;
  page: number;
};

const oneOf = <T extends string>(all: readonly [T, ...T[]], params: string | null): T =>
  all.find((one) => one === params?.toUpperCase()) ?? all[0];

/** Any address gives a valid state. */
export const parseAddress = (search: URLSearchParams): TodosAddress => ({
  tab: oneOf(todoCategories, search.get('tab')),
  keyword: (search.get('keyword') ?? '').trim().slice(0, searchLimits.queryLength),
  sort: oneOf(todoSorts, search.get('sort')),
  lateOnly: search.get('late') === '1',
  page: parsePageNumber(search.get('page')),
});

/** Writes only values that differ from the defaults, and keeps foreign parameters. */
export function toSearchParams(search: URLSearchParams, { tab, keyword, sort, lateOnly, page }: TodosAddress) {
  const next = new URLSearchParams(search);
  const parts = {
    tab,
    keyword,
    sort: sort === todoSorts[0] ? '' : sort,
    late: lateOnly ? '1' : '',
    page: page > 1 ? `${page}` : '',
  };
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/** Finished to-dos are never overdue. */
export const canBeLate = (tab: TodoCategory) => tab !== 'DONE';

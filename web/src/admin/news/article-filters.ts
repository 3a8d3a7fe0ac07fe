import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const articleFilters = ['keyword', 'columnId', 'state'] as const;
export type ArticleListParams = ListParams<(typeof articleFilters)[number]>;

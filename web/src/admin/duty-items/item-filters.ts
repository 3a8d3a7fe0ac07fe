import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const itemFilters = ['keyword', 'status', 'listType', 'deptId'] as const;
export type ItemListParams = ListParams<(typeof itemFilters)[number]>;

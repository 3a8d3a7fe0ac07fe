import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const binFilters = ['keyword', 'kind'] as const;
export type BinFilter = (typeof binFilters)[number];
export type BinList = ListParams<BinFilter>;

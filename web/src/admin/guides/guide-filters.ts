import type { ListParams } from '../../admin-kit/list/useListParams.ts';

export const guideFilters = ['keyword', 'state', 'deptId'] as const;
export type GuideListParams = ListParams<(typeof guideFilters)[number]>;
